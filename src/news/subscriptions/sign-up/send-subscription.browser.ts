import { problemOf, request } from "../../../api/request.browser.ts";

/**
 * Resolves to an error message, or undefined if the request was accepted. The message is `unreachable` if the server
 * gave none.
 */
export async function sendSubscription(
  form: HTMLFormElement,
  unreachable: string,
): Promise<string | undefined> {
  const entries = Object.fromEntries(new FormData(form));
  try {
    await request("POST", "/api/news-subscriptions", { body: entries });
    return undefined;
  } catch (error) {
    return readMessage(error) ?? unreachable;
  }
}

/** The server's message: `{"message":"..."}`. */
function readMessage(error: unknown): string | undefined {
  const problem = problemOf(error);
  const hasMessage = typeof problem === "object" && problem !== null && "message" in problem;
  return hasMessage ? String(problem.message) : undefined;
}
