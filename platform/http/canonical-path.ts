/**
 * The one form of a path: lower case, single slashes, none at the end, nothing percent-encoded that need not be.
 * Returns undefined for a path that no page can have: broken percent-encoding, or the character U+0000.
 */
export function canonicalPath(path: string): string | undefined {
  if (!isDecodable(path) || path.includes("%00")) return undefined;
  const canonical = path
    .replace(/%[0-9a-f]{2}/gi, decodeUnreserved)
    .replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))
    // One slash at the start whatever came in: `//host` in a Location would lead to another site.
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
