/** Methods that change nothing, and that any site may therefore cause. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * True when a browser says that a page of another site sent this. Browsers name the relation themselves on https and
 * localhost; elsewhere the Origin tells. What is not a browser sends neither, and has no visitor's trust to abuse.
 */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
  const relation = headers.get("sec-fetch-site");
  if (relation !== null) return relation !== "same-origin" && relation !== "none";
  const origin = headers.get("origin");
  if (origin === null || origin === siteOrigin) return false;
  // Reached by another name, such as the machine's address: the page and this request then name the same host.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host")?.toLowerCase();
}
