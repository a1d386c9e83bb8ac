import { countPicked } from "../inbox/picked-leads.browser.ts";
import { showWhereOneIs } from "./scrolled-links.browser.ts";
import { isFieldFocused } from "./shortcuts.browser.ts";

/** Tells the server that nobody did anything: an open tab alone does not keep a session alive. */
const REFRESHING = { "Desk-Refresh": "1" };
const LIMIT_MS = 15_000;

/**
 * Fetches the part of the page with `data-live`, which says after how many seconds, again and again, and shows what has
 * changed. Ends with a part that no longer says so.
 */
export function keepPartCurrent(): void {
  const findPart = () => document.querySelector<HTMLElement>("[data-live]");
  const first = findPart();
  if (!first) return;
  let failures = 0;
  let isBusy = false;
  const refresh = async () => {
    const part = findPart();
    if (!part || isBusy || document.hidden || isSomebodyBusy()) return;
    isBusy = true;
    const outcome = await fetchPart(part.id);
    isBusy = false;
    // Whoever signed out in another tab leaves nobody's data behind in this one.
    if (outcome === "signed out") findPart()?.replaceChildren();
    failures = countFailures(failures, outcome);
    document.querySelector("#connection")?.replaceChildren(connectionNotice(failures, outcome));
  };
  setInterval(refresh, Number(first.dataset.live) * 1000);
  document.addEventListener("visibilitychange", refresh);
}

async function fetchPart(id: string): Promise<RefreshOutcome> {
  try {
    const response = await fetch(location.href, {
      headers: REFRESHING,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.status === 401) return "signed out";
    if (!response.ok) return "failed";
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const part = page.getElementById(id);
    if (!part) return "signed out";
    // Somebody may have begun to type while the answer was on its way.
    if (!isSomebodyBusy()) show(part, page.title);
    return "current";
  } catch {
    return "failed";
  }
}

/** Neither what is typed nor what is selected may be lost. */
function isSomebodyBusy(): boolean {
  return isFieldFocused() || countPicked() > 0;
}

/** Replaces the part only if it has changed. Keeps the focus on the same link, and open what has an id and is open. */
function show(part: Element, title: string): void {
  const shown = document.getElementById(part.id);
  document.title = title;
  for (const details of part.querySelectorAll("details[id]"))
    if (shown?.querySelector(`#${details.id}[open]`)) details.setAttribute("open", "");
  if (!shown || shown.outerHTML === part.outerHTML) return;
  const focused = shown.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : null;
  shown.replaceWith(part);
  showWhereOneIs(part);
  const links = [...part.querySelectorAll("a")];
  links.find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
}

/** How an attempt to fetch a newer copy ended. */
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
