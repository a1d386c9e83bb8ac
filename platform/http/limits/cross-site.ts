/** Methods that change nothing, and that any site may therefore cause. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Of a page that has none, such as one in a sandbox. */
const OPAQUE_ORIGIN = "null";

/**
 * True when a browser says that a page of another site sent this. Browsers name the relation themselves on https and
 * localhost; elsewhere the Origin tells. What is not a browser sends neither, and has no visitor's trust to abuse.
 */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get("origin");
  // Whatever else it says: no browser sends an origin that is none, and what stands behind this would fail on it.
  if (origin !== null && origin !== OPAQUE_ORIGIN && !URL.canParse(origin)) return true;
  const relation = headers.get("sec-fetch-site");
  if (relation !== null) return relation !== "same-origin" && relation !== "none";
  if (origin === null || origin === siteOrigin) return false;
  // Reached by another name, such as the machine's address: the page and this request then name the same host.
  return origin === OPAQUE_ORIGIN || new URL(origin).host !== headers.get("host")?.toLowerCase();
}
