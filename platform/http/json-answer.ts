export interface JsonAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** With its length, so that nobody has to read the answer again to learn it. */
export function answerJson(value: unknown, { status = 200, headers }: JsonAnswer = {}): Response {
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
