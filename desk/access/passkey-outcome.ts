export type Ceremony = "sign-in" | "enrol" | "add";

/** What is known about a failure: the error's name, and the status if the server answered. */
export interface PasskeyFailure {
  readonly name: string;
  readonly status?: number | undefined;
}

/** Says in plain words what went wrong, and what to do. */
export function describePasskeyFailure(ceremony: Ceremony, { name, status }: PasskeyFailure): string {
  if (status !== undefined) return describeAnswer(ceremony, status);
  switch (name) {
    case "NotAllowedError":
    case "AbortError":
      return "Nothing happened: the request was cancelled or took too long. Try again.";
    case "InvalidStateError":
      return "This device already has a passkey for the desk. Use another device.";
    case "NotSupportedError":
    case "ConstraintError":
      return "This browser or device cannot use passkeys. Try a current browser, or another device.";
    case "SecurityError":
      return "The browser refused: open the desk at its usual address, over https.";
    // What `fetch` throws when no answer arrives.
    case "TypeError":
      return "The desk could not be reached. Check your connection and try again.";
    default:
      return "That did not work. Reload the page and try again.";
  }
}

function describeAnswer(ceremony: Ceremony, status: number): string {
  if (status === 429) return "Too many attempts. Wait a few minutes and try again.";
  if (status >= 500) return "The desk had a problem. Try again in a minute.";
  if (ceremony === "enrol" && (status === 404 || status === 410)) {
    return "This link has expired or was already used. Ask for a new one.";
  }
  if (ceremony === "add" && status === 401) return "You are signed out. Reload the page and sign in again.";
  return ceremony === "sign-in"
    ? "The desk does not know this passkey, or the attempt took too long. Try again."
    : "The desk did not accept this passkey. Reload the page and try again.";
}

/** A path of this site, or its first page: an address from outside must not decide where a sign-in leads. */
export function localPath(next: unknown): string {
  // Browsers read a backslash as a slash, and ignore tabs and line ends.
  return typeof next === "string" && /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : "/";
}
