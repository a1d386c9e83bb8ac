/** How an attempt to fetch a newer copy of the inbox ended. */
export type RefreshOutcome = "current" | "signed out" | "failed";

/** One failure is nothing to worry about: a phone changes networks. */
const WORRYING_FAILURES = 2;

export function countFailures(failures: number, outcome: RefreshOutcome): number {
  return outcome === "failed" ? failures + 1 : 0;
}

/** What to show above the list. Empty: nothing. */
export function connectionNotice(failures: number, outcome: RefreshOutcome): string {
  if (outcome === "signed out") return "You are signed out: reload the page to sign in again";
  return failures >= WORRYING_FAILURES ? "Not connected: this list may be old" : "";
}
