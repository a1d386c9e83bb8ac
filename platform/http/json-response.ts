export interface JsonResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** With its length, so that nobody has to read the response again to learn it. */
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
