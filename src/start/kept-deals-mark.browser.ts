import { STARTED_EVENT } from "./started-event.ts";

/** Of the kept deals in the browser's storage. Named in the privacy policy. */
export const KEPT_DEALS_KEY = "my-deals";

/** Class of the document once a deal is kept: the header then leads to My Deals. */
const MARK = "has-deals";

/** Known before the first paint, so that nothing in the header moves. */
export function keepDealsMark(): void {
  markKeptDeals();
  addEventListener("storage", markKeptDeals);
  // The application may have re-rendered the document.
  addEventListener(STARTED_EVENT, markKeptDeals);
}

export function markKeptDeals(): void {
  document.documentElement.classList.toggle(MARK, hasKeptDeals());
}

/** A browser may refuse access to storage. */
function hasKeptDeals(): boolean {
  try {
    return localStorage.getItem(KEPT_DEALS_KEY) !== null;
  } catch {
    return false;
  }
}
