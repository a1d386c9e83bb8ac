import { randomBytes } from "node:crypto";

const ACCEPTABLE = /^[A-Za-z0-9-]{8,64}$/;

/** Keeps the id that a trusted proxy assigned, so that its log and ours can be matched. */
export function chooseRequestId(
  incoming: string | undefined,
  { trustedProxies, newId }: { readonly trustedProxies: number; readonly newId: () => string },
): string {
  return trustedProxies > 0 && incoming !== undefined && ACCEPTABLE.test(incoming) ? incoming : newId();
}

const ID_BYTES = 16;
const AT_ONCE = 128;
let digits = "";
let used = 0;

/** A random id in the form of nginx's own: 32 hexadecimal digits. Making many at once takes half the time. */
export function newRequestId(): string {
  if (used === digits.length) {
    digits = randomBytes(ID_BYTES * AT_ONCE).toString("hex");
    used = 0;
  }
  const start = used;
  used += ID_BYTES * 2;
  return digits.slice(start, used);
}
