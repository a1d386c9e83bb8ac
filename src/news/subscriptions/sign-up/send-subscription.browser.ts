import { problemOf, request } from "../../../api/request.browser.ts";

/** Resolves to what is wrong, which is `unreachable` if no answer says so; undefined when it was accepted. */
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

/** `{"message":"..."}`: what the server says. */
function readMessage(error: unknown): string | undefined {
  const problem = problemOf(error);
  const hasMessage = typeof problem === "object" && problem !== null && "message" in problem;
  return hasMessage ? String(problem.message) : undefined;
}
