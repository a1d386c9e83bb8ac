import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { addressOf, type HttpEnvironment } from "./http-context.ts";
import { parseJson } from "./limits/request-body.ts";
import { otherMethodResponse, PROBLEMS, problemResponse } from "./problem.ts";

export interface ApiCall {
  readonly request: Request;
  readonly requestId: string;
  /** Client's IP address, for consent evidence and rate limits. Never log it. */
  readonly client: string;
  /** Values of the path's `:name` segments. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Parsed JSON of any shape, within the size limit. Undefined when the request has no body. */
  readonly body: unknown;
  /** The same as it was sent, for what is signed. Empty when the request has no body. */
  readonly bytes: Uint8Array;
}

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api, with `:name` for a variable segment: "/content/:slug". */
  readonly path: string;
  handle(call: ApiCall): Response | Promise<Response>;
}

/** Handles everything below /api: the endpoints, and a problem response for anything else. */
export function createApi(endpoints: readonly Endpoint[], trustedProxies: number): Hono<HttpEnvironment> {
  const api = new Hono<HttpEnvironment>();
  api.use(async (c, next) => {
    c.set("kind", "api");
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, allowed) => otherMethodResponse(c.req.method, allowed),
    }),
  );
  for (const { method, path, handle } of endpoints) {
    api.on(method, path, async (c) => {
      c.set("route", `/api${path}`);
      const sent = c.get("body");
      const reading = sent === undefined || sent.length === 0 ? { value: undefined } : parseJson(sent);
      if ("problem" in reading) return problemResponse(reading.problem);
      const response = await handle({
        request: c.req.raw,
        requestId: c.get("requestId"),
        client: addressOf(c, trustedProxies),
        parameters: c.req.param(),
        body: reading.value,
        bytes: sent ?? new Uint8Array(),
      });
      if (response.headers.has("Content-Length")) return response;
      // Copy the response, because some have immutable headers, such as Response.redirect().
      const headers = new Headers(response.headers);
      const content = Buffer.from(await response.arrayBuffer());
      if (content.length > 0) headers.set("Content-Length", String(content.length));
      return new Response(content.length > 0 ? content : null, { status: response.status, headers });
    });
  }
  api.all("*", () => problemResponse(PROBLEMS.notFound));
  return api;
}
