/**
 * What the log calls an address: its path, or the pattern of the route whose paths carry a secret. However the path is
 * written: it may be redirected or refused before any route has seen it.
 */
export function nameRoute(path: string, secretRoutes: readonly string[]): string {
  const plain = path
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return secretRoutes.find((route) => plain.startsWith(route.slice(0, route.indexOf(":")))) ?? path;
}
