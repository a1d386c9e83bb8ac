import type { MiddlewareHandler } from "hono";
import { compressText } from "./cache/compress.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientNetwork } from "./client-address.ts";
import { addressOf, type HttpContext, type HttpEnvironment } from "./http-context.ts";
import { type ConcurrencyLimit, inTurn } from "./limits/concurrency-limit.ts";
import { isSafeMethod } from "./limits/cross-site.ts";
import { PROBLEMS, problemResponse } from "./problem.ts";
import type { SecurityHeaders } from "./security-headers.ts";

type PageMiddleware = MiddlewareHandler<HttpEnvironment>;

export interface PageCall {
  readonly requestId: string;
  /** Client's IP address, for consent evidence and rate limits. Never log it. */
  readonly client: string;
  /** CSP nonce for the inline scripts and styles of this response. */
  readonly nonce: string;
}

export interface RenderedPage {
  readonly response: Response;
  /** Pattern of the matched route, such as "/:slug". */
  readonly route: string | undefined;
}

export type RenderPage = (request: Request, call: PageCall) => Promise<RenderedPage>;

export interface Rendering {
  /** Needed because rendering blocks the process for some milliseconds. */
  readonly concurrencyLimit: ConcurrencyLimit;
  readonly render: RenderPage;
  readonly security: SecurityHeaders;
  readonly trustedProxies: number;
  readonly newNonce: () => string;
}

export const redirectToCanonical: PageMiddleware = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === undefined || canonical === pathname) return await next();
  c.set("kind", "redirect");
  return new Response(null, {
    status: 301,
    // Cache for a day only: browsers would keep a wrong permanent redirect indefinitely.
    headers: { Location: canonical + search, "Cache-Control": "public, max-age=86400" },
  });
};

export function renderPages(rendering: Rendering) {
  const { concurrencyLimit, trustedProxies } = rendering;
  const respond = respondRendered(rendering);
  return async (c: HttpContext): Promise<Response> => {
    c.set("kind", "rendered");
    // Unsafe methods have their own rate limit, and no lead waits behind other visitors' searches.
    if (!isSafeMethod(c.req.method)) return await respond(c);
    const client = clientNetwork(addressOf(c, trustedProxies));
    const response = await inTurn(concurrencyLimit, client, () =>
      c.req.raw.signal.aborted ? problemResponse(PROBLEMS.clientLeft) : respond(c),
    );
    return response ?? problemResponse(PROBLEMS.busy);
  };
}

function respondRendered({ render, security, trustedProxies, newNonce }: Rendering) {
  return async (c: HttpContext): Promise<Response> => {
    const nonce = newNonce();
    const client = addressOf(c, trustedProxies);
    const { response, route } = await render(requestOf(c), { requestId: c.get("requestId"), client, nonce });
    if (route !== undefined) c.set("route", route);
    // Not streamed: a failure halfway could no longer change the status, and the full body gives the length.
    const body = Buffer.from(await response.arrayBuffer());
    if (c.req.raw.signal.aborted) return problemResponse(PROBLEMS.clientLeft);
    if (body.length === 0 && response.status >= 500) return problemResponse(PROBLEMS.unexpected);

    const headers = new Headers(response.headers);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      const source = `nonce-${nonce}`;
      const protection = security.document({ scripts: [source], styles: [source] }, c.req.path);
      // A page may set stricter headers itself, such as one whose URL is a secret.
      for (const [name, value] of Object.entries(protection)) {
        if (!headers.has(name)) headers.set(name, value);
      }
    }
    const sent = isText(headers) ? await compress(body, headers, c.req.header("accept-encoding")) : body;
    if (sent.length > 0) headers.set("Content-Length", String(sent.length));
    return new Response(sent.length > 0 ? sent : null, { status: response.status, headers });
  };
}

/** Rebuilds the request with its body, which has already been read, so that the renderer can read it again. */
export function requestOf(c: HttpContext): Request {
  const { url, method, headers, signal } = c.req.raw;
  const body = c.get("body");
  return body === undefined
    ? c.req.raw
    : new Request(url, { method, headers, signal, body: Buffer.from(body) });
}

async function compress(body: Buffer<ArrayBuffer>, headers: Headers, acceptEncoding: string | undefined) {
  const compressed = compressText(body, acceptEncoding);
  headers.append("Vary", "Accept-Encoding");
  if (compressed.encoding !== "identity") headers.set("Content-Encoding", compressed.encoding);
  return compressed.body;
}

function isText(headers: Headers): boolean {
  // React Router serves its data as text/x-script.
  return /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml)))/.test(headers.get("Content-Type") ?? "");
}
