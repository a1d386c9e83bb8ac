/** `#lima-one` -> `lima-one`; null if there is no fragment or its percent-encoding is invalid. */
export function idOfFragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
