import { isbot } from "isbot";

/** A response, and what the request said about itself. */
export interface HandledRequest {
  readonly method: string;
  readonly status: number;
  readonly contentType: string | undefined;
  /** Of the request, by its lower-case name. */
  readonly header: (name: string) => string | undefined;
}

/** Browsers that fetch ahead say so in one of these. */
const PREFETCH_HEADERS = ["sec-purpose", "purpose", "x-moz"];

/**
 * Whether somebody opened a page: a document, for a person, who did not ask to be left out (Sec-GPC). Whoever has it
 * already, a browser or a proxy, opens it too.
 */
export function isVisit({ method, status, contentType, header }: HandledRequest): boolean {
  if (method !== "GET" || ![200, 304].includes(status) || !contentType?.startsWith("text/html")) return false;
  if (header("sec-gpc") === "1") return false;
  if (PREFETCH_HEADERS.some((name) => header(name)?.includes("prefetch"))) return false;
  const userAgent = header("user-agent");
  return userAgent !== undefined && !isbot(userAgent);
}
