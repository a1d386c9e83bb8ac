import { ADDRESS_ATTRIBUTE, isAddressOf } from "./document-address.ts";

declare global {
  interface Window {
    /** Path and query that the document shows. Undefined if the visitor has left it before it began. */
    documentAddress?: string;
  }
}

/** Stored in the history entry, not in browser storage: the entry for which the document was loaded again. */
const MARK = "reloadedForAddress";

const here = () => location.pathname + location.search;

/**
 * Runs in the document's head, when the visitor may already have gone Back: after a reload, that leads to another page
 * of the same document. Then the URL names a page that this document is not for, and the browser has to load that one.
 * If it comes back with the same document, as behind a proxy that changes addresses, that is the page.
 */
export function noteDocumentAddress(): void {
  const written = document.documentElement.getAttribute(ADDRESS_ATTRIBUTE);
  const { [MARK]: isReloaded, ...state } = history.state ?? {};
  if (written === null || isReloaded || isAddressOf(written, location)) {
    window.documentAddress = here();
    if (isReloaded) history.replaceState(state, "");
  } else {
    history.replaceState({ ...state, [MARK]: true }, "");
    location.reload();
  }
}

/** False if the URL's page can only be shown by another document, or by the application once it has started. */
export function isAtDocumentAddress(): boolean {
  return here() === window.documentAddress;
}
