import { showWhereOneIs } from "../frame/scrolled-links.browser.ts";
import { isFieldFocused } from "../frame/shortcuts.browser.ts";
import { countPicked } from "./picked-leads.browser.ts";

const EVERY = 15_000;
/** Tells the server that nobody did anything: an open tab alone does not keep a session alive. */
const REFRESHING = { "Desk-Refresh": "1" };
const LIST = "#inbox[data-live]";

/** Fetches the inbox again and again, and shows what has changed. */
export function keepInboxCurrent(): void {
  if (!document.querySelector(LIST)) return;
  let failures = 0;
  let isBusy = false;
  const refresh = async () => {
    if (isBusy || document.hidden || isSomebodyBusy()) return;
    isBusy = true;
    const outcome = await fetchInbox();
    isBusy = false;
    // Whoever signed out in another tab leaves nobody's data behind in this one.
    if (outcome === "signed out") document.querySelector(LIST)?.replaceChildren();
    failures = countFailures(failures, outcome);
    document.querySelector("#connection")?.replaceChildren(connectionNotice(failures, outcome));
  };
  setInterval(refresh, EVERY);
  document.addEventListener("visibilitychange", refresh);
}

async function fetchInbox(): Promise<RefreshOutcome> {
  try {
    const response = await fetch(location.href, { headers: REFRESHING, signal: AbortSignal.timeout(EVERY) });
    if (response.status === 401) return "signed out";
    if (!response.ok) return "failed";
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const list = page.querySelector(LIST);
    if (!list) return "signed out";
    // Somebody may have begun to type while the answer was on its way.
    if (!isSomebodyBusy()) show(list, page.title);
    return "current";
  } catch {
    return "failed";
  }
}

/** Neither what is typed nor what is selected may be lost. */
function isSomebodyBusy(): boolean {
  return isFieldFocused() || countPicked() > 0;
}

/** Replaces the list only if it has changed, and keeps the focus on the same link. */
function show(list: Element, title: string): void {
  const shown = document.querySelector(LIST);
  document.title = title;
  if (!shown || shown.innerHTML === list.innerHTML) return;
  const focused = shown.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : null;
  shown.replaceWith(list);
  showWhereOneIs(list);
  const links = [...list.querySelectorAll("a")];
  links.find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
}

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
