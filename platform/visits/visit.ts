import { isbot } from "isbot";

/** A response, and the request headers that decide whether it counts. */
export interface HandledRequest {
  readonly method: string;
  readonly status: number;
  readonly contentType: string | undefined;
  /** Reads a request header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
}

/** Browsers mark a prefetch in one of these. */
const PREFETCH_HEADERS = ["sec-purpose", "purpose", "x-moz"];

/**
 * True when a person opened a page and did not opt out (Sec-GPC). A 304 counts too: the browser or a proxy has the page
 * cached, and the visitor still opens it.
 */
export function isVisit({ method, status, contentType, header }: HandledRequest): boolean {
  if (method !== "GET" || ![200, 304].includes(status) || !contentType?.startsWith("text/html")) return false;
  if (header("sec-gpc") === "1") return false;
  if (PREFETCH_HEADERS.some((name) => header(name)?.includes("prefetch"))) return false;
  const userAgent = header("user-agent");
  return userAgent !== undefined && !isbot(userAgent);
}
