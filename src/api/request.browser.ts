interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An answer that is not OK. It reads `status: body` (spec, section 8). */
export class HttpError extends Error {
  readonly status: number;
  /** As the server sent it; where it sent none, what the status is called. */
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** What the server says is wrong. Undefined when it was not the server that said it: the network, or something between. */
export function problemOf(error: unknown): unknown {
  try {
    return error instanceof HttpError ? JSON.parse(error.body) : undefined;
  } catch {
    return undefined;
  }
}

/** Cookies always travel along. Any answer that is not OK is an `HttpError`. */
export async function request(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  const response = await send(method, path, options);
  await refuseFailure(response);
  return response;
}

interface LoadOptions {
  /** What a 401 means: an error, or that there is nothing to see. */
  readonly on401?: "throw" | "null";
  readonly signal?: AbortSignal;
}

/** GETs the path that the key's segments make, joined by slashes: ["/api/content", "x"] is /api/content/x. */
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
  const { body, headers, signal } = options;
  return await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const body = await response.text();
  throw new HttpError(response.status, body || response.statusText);
}
