/** Methods that change nothing, so any site may trigger them. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Sent by pages without an origin of their own, such as sandboxed ones. */
const OPAQUE_ORIGIN = "null";

/**
 * True when a browser reports that another site's page sent the request. Browsers send Sec-Fetch-Site on https and
 * localhost; elsewhere, Origin decides. Other clients send neither, and have no visitor's session to abuse.
 */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get("origin");
  // Check this first: no browser sends an unparsable origin, and later code would throw on it.
  if (origin !== null && origin !== OPAQUE_ORIGIN && !URL.canParse(origin)) return true;
  const relation = headers.get("sec-fetch-site");
  if (relation !== null) return relation !== "same-origin" && relation !== "none";
  if (origin === null || origin === siteOrigin) return false;
  // The site may be reached by another name, such as the machine's IP address. Origin and Host then name the same host.
  return origin === OPAQUE_ORIGIN || new URL(origin).host !== headers.get("host")?.toLowerCase();
}
