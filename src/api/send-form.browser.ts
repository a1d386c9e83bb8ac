import { problemOf, request } from "./request.browser.ts";

/** Why the server did not accept a form. */
export interface FormRefusal {
  readonly message: string;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Sends a form's fields as JSON. Resolves to undefined if they were accepted. The message is `unreachable` if the server
 * gave none in time.
 */
export async function sendForm(
  path: string,
  form: HTMLFormElement,
  unreachable: string,
  limit: AbortSignal,
): Promise<FormRefusal | undefined> {
  const entries = Object.fromEntries(new FormData(form));
  try {
    await request("POST", path, { body: entries, signal: limit });
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    return { message: readMessage(problem) ?? unreachable, errors: readErrors(problem) };
  }
}

/** The server's message: `{"message":"..."}`. */
function readMessage(problem: unknown): string | undefined {
  const hasMessage = typeof problem === "object" && problem !== null && "message" in problem;
  return hasMessage ? String(problem.message) : undefined;
}

function readErrors(problem: unknown): Readonly<Record<string, string>> {
  const errors = typeof problem === "object" && problem !== null && "errors" in problem && problem.errors;
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, String(text)]));
}
