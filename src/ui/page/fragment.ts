/** `#lima-one` -> `lima-one`; null for no fragment, and for one that is not valid percent-encoding. */
export function idOfFragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
