import type { IncomingMessage } from "node:http";

/** A name, an IPv4 address or an IPv6 address in brackets, then perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * True if the request names one host. A proxy in front could take another of two hosts than we do. Node's `headers`
 * drops the second one.
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host !== undefined && HOST.test(host);
}
