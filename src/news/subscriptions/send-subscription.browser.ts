import { request } from "../../api/request.browser.ts";

const UNREACHABLE = "The address could not be sent. Please try again in a moment.";

/** Resolves to what is wrong; undefined when it was accepted. */
export async function sendSubscription(form: HTMLFormElement): Promise<string | undefined> {
  const entries = Object.fromEntries(new FormData(form));
  try {
    await request("POST", "/api/news-subscriptions", { body: entries });
    return undefined;
  } catch (error) {
    return readMessage(error);
  }
}

/** `422: {"message":"..."}`: what the server says. Anything else comes from the network, or something between us. */
function readMessage(error: unknown): string {
  try {
    const problem: unknown = JSON.parse(String(error).replace(/^.*?\d: /, ""));
    const hasMessage = typeof problem === "object" && problem !== null && "message" in problem;
    return hasMessage ? String(problem.message) : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}
