/** A path of this site, or its first page: an address from outside must not decide where a sign-in leads. */
export function localPath(next: unknown): string {
  // Browsers read a backslash as a slash, and ignore tabs and line ends.
  return typeof next === "string" && /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : "/";
}
