/**
 * Name of a URL in the log: its path, or the route's pattern if the path contains a secret. Matches any spelling of the
 * path, because a request may be redirected or rejected before it reaches a route.
 */
export function nameRoute(path: string, secretRoutes: readonly string[]): string {
  const plain = path
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return secretRoutes.find((route) => plain.startsWith(route.slice(0, route.indexOf(":")))) ?? path;
}
