const ACCEPTABLE = /^[A-Za-z0-9-]{8,64}$/;

/** A proxy that we trust may have named the request already, so that its log and ours can be read together. */
export function chooseRequestId(
  incoming: string | undefined,
  { trustedProxies, newId }: { readonly trustedProxies: number; readonly newId: () => string },
): string {
  return trustedProxies > 0 && incoming !== undefined && ACCEPTABLE.test(incoming) ? incoming : newId();
}
