import { BlockList, isIP } from "node:net";

/** Not reachable over the internet, or reserved for other uses (IANA's special-purpose address registries). */
const SPECIAL_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Cloud metadata services, which hand out the machine's credentials.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** The only public range so far. Loopback, private and embedded IPv4 addresses (::ffff:, 64:ff9b::) lie outside it. */
const GLOBAL_IPV6 = ["2000::", 3] as const;
const SPECIAL_IPV6 = [
  // Teredo and others: the address embeds an IPv4 address, which may be private.
  ["2001::", 23],
  // 6to4: likewise.
  ["2002::", 16],
  ["2001:db8::", 32],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, "ipv6");
const globalIpv6 = new BlockList();
globalIpv6.addSubnet(...GLOBAL_IPV6, "ipv6");

/** True for an IP address that is reachable over the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4");
  if (isIP(address) === 6) return globalIpv6.check(address, "ipv6") && !special.check(address, "ipv6");
  return false;
}
