import { request } from "../../api/request.browser.ts";

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

/** `422: {"message":"..."}`: what the server says. Anything else comes from the network, or something between us. */
function readMessage(error: unknown): string | undefined {
  try {
    const problem: unknown = JSON.parse(String(error).replace(/^.*?\d: /, ""));
    const hasMessage = typeof problem === "object" && problem !== null && "message" in problem;
    return hasMessage ? String(problem.message) : undefined;
  } catch {
    return undefined;
  }
}
