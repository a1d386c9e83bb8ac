type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Sends a request with the visitor's cookies, a body as JSON, and gives the answer back. An answer that is not OK is
 * an error with the message `status: body`, or the status text where the body is empty (spec, sections 7 and 8).
 */
export async function sendRequest(
  method: Method,
  url: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response;
}

/** What to do when the server wants a login that the visitor does not have. */
export type UnauthorizedBehavior = "throw" | "return-null";

/** Loads JSON from the path that the segments make: `["/api/content", "faq"]` is `/api/content/faq`. */
export async function loadJson(
  segments: readonly string[],
  { onUnauthorized = "throw" }: { readonly onUnauthorized?: UnauthorizedBehavior } = {},
): Promise<unknown> {
  try {
    const response = await sendRequest("GET", segments.join("/"));
    return await response.json();
  } catch (error) {
    if (onUnauthorized === "return-null" && error instanceof Error && error.message.startsWith("401: "))
      return null;
    throw error;
  }
}
