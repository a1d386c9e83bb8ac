import { TIME_LIMIT_MS } from "../ui/time-limit.browser.ts";

interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the request, instead of the limit of 20 seconds. Either covers the body of the response, too. */
  readonly signal?: AbortSignal;
}

/** A response that is not OK. Its message reads `status: body` (spec, section 8). */
export class HttpError extends Error {
  readonly status: number;
  /** As the server sent it; the status text if the body was empty. */
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** The problem reported by the server. Undefined if the error came from the network or something in between. */
export function problemOf(error: unknown): unknown {
  try {
    return error instanceof HttpError ? JSON.parse(error.body) : undefined;
  } catch {
    return undefined;
  }
}

/** Always sends cookies. Throws an `HttpError` for any response that is not OK. */
export async function request(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  const response = await send(method, path, options);
  await refuseFailure(response);
  return response;
}

interface LoadOptions extends Pick<RequestOptions, "signal"> {
  /** How to treat a 401: throw an error, or return null. */
  readonly on401?: "throw" | "null";
}

/** GETs the path made of the key's segments, joined by slashes: ["/api/content", "x"] is /api/content/x. */
export async function loadJson(
  key: readonly string[],
  { on401 = "throw", ...options }: LoadOptions = {},
): Promise<unknown> {
  const response = await send("GET", key.join("/"), options);
  if (response.status === 401 && on401 === "null") return null;
  await refuseFailure(response);
  return await response.json();
}

async function send(method: string, path: string, options: RequestOptions): Promise<Response> {
  const { body, headers, signal = AbortSignal.timeout(TIME_LIMIT_MS) } = options;
  return await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
  });
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const body = await response.text();
  throw new HttpError(response.status, body || response.statusText);
}
