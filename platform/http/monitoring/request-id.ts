const ACCEPTABLE = /^[A-Za-z0-9-]{8,64}$/;

/** Keeps the id that a trusted proxy assigned, so that its log and ours can be matched. */
export function chooseRequestId(
  incoming: string | undefined,
  { trustedProxies, newId }: { readonly trustedProxies: number; readonly newId: () => string },
): string {
  return trustedProxies > 0 && incoming !== undefined && ACCEPTABLE.test(incoming) ? incoming : newId();
}
