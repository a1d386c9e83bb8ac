export interface JsonResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sets Content-Length, so that the body need not be read again to find it out. */
export function jsonResponse(value: unknown, { status = 200, headers }: JsonResponse = {}): Response {
  const body = JSON.stringify(value);
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json",
      ...headers,
      "Content-Length": String(Buffer.byteLength(body)),
    },
  });
}
