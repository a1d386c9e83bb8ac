import { isIP, isIPv4, isIPv6 } from "node:net";

export interface AddressSources {
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** Number of proxies in front of this process. Each appends its client's address to X-Forwarded-For. */
  readonly trustedProxies: number;
}

/**
 * IP address of the client. Trusts only the last entries of X-Forwarded-For, which our own proxies wrote. The client
 * may have written the entries before them.
 */
export function clientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSources): string {
  const fallback = socketAddress ?? "unknown";
  if (trustedProxies === 0 || forwardedFor === undefined) return fallback;
  const chain = forwardedFor.split(",").map((entry) => entry.trim());
  const claimed = chain.at(-Math.min(trustedProxies, chain.length)) ?? "";
  return readAddress(claimed) ?? fallback;
}

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
function readAddress(entry: string): string | undefined {
  if (isIP(entry) !== 0) return entry;
  const [, inBrackets = ""] = /^\[(.*)\](?::\d+)?$/.exec(entry) ?? [];
  if (isIPv6(inBrackets)) return inBrackets;
  const [, beforePort = ""] = /^(.*):\d+$/.exec(entry) ?? [];
  return isIPv4(beforePort) ? beforePort : undefined;
}

/** The bits of the fourth group that belong to the /56 network. */
const NETWORK_BITS = 0xff00;

/**
 * Key for counting a client's requests: the IPv4 address, or the /56 network that providers commonly assign to one IPv6
 * customer. Counting by /64 would let that customer use 256 networks.
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
