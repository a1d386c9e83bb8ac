declare global {
  interface Window {
    /** Path and query that the document was loaded for. */
    documentAddress?: string;
  }
}

/** Runs in the document's head: later the visitor may already have gone Back. */
export function noteDocumentAddress(): void {
  window.documentAddress = location.pathname + location.search;
}

/** False if the URL's page can only be shown by another document, or by the application once it has started. */
export function isAtDocumentAddress(): boolean {
  return location.pathname + location.search === window.documentAddress;
}
