/**
 * Canonical form of a path: lower case, single slashes, no trailing slash, no unnecessary percent-encoding.
 * Returns undefined for a path that no page can have: broken percent-encoding, or the character U+0000.
 */
export function canonicalPath(path: string): string | undefined {
  if (!isDecodable(path) || path.includes("%00")) return undefined;
  const canonical = path
    .replace(/%[0-9a-f]{2}/gi, decodeUnreserved)
    .replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))
    // Always a single leading slash: `//host` in a Location header would redirect to another site.
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  return canonical === "" ? "/" : canonical;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function decodeUnreserved(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : triplet.toUpperCase();
}
