import { isIP, isIPv4, isIPv6 } from "node:net";

export interface AddressSources {
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** How many proxies stand before this process; each appends to X-Forwarded-For who spoke to it. */
  readonly trustedProxies: number;
}

/**
 * Who sent the request. Of X-Forwarded-For only what our own proxies wrote is believed, that is its last entries; what
 * stands before them was written by the client.
 */
export function clientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSources): string {
  const fallback = socketAddress ?? "unknown";
  if (trustedProxies === 0 || forwardedFor === undefined) return fallback;
  const chain = forwardedFor.split(",").map((entry) => entry.trim());
  const claimed = chain.at(-Math.min(trustedProxies, chain.length)) ?? "";
  return readAddress(claimed) ?? fallback;
}

/** Some proxies write the port too: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
function readAddress(entry: string): string | undefined {
  if (isIP(entry) !== 0) return entry;
  const [, inBrackets = ""] = /^\[(.*)\](?::\d+)?$/.exec(entry) ?? [];
  if (isIPv6(inBrackets)) return inBrackets;
  const [, beforePort = ""] = /^(.*):\d+$/.exec(entry) ?? [];
  return isIPv4(beforePort) ? beforePort : undefined;
}

/** The part of the fourth group that still names the network. */
const NETWORK_BITS = 0xff00;

/**
 * Whose requests are counted together: an IPv4 address, or the /56 network that providers commonly give to one IPv6
 * customer, who could otherwise come from 256 networks.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = plain.replace(/^::ffff:/, "");
  if (isIPv4(mapped) || isIP(plain) !== 6) return mapped;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...gap, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16));
  const network = groups.map((group, index) => (index === 3 ? group & NETWORK_BITS : group));
  return `${network.map((group) => group.toString(16)).join(":")}::/56`;
}
