declare global {
  interface Window {
    /** Path and query that the document was loaded for. */
    documentAddress?: string;
  }
}

/** For the head of the document: later the visitor may have gone Back already. */
export function noteDocumentAddress(): void {
  window.documentAddress = location.pathname + location.search;
}

/** False when only another document, or the application once it has started, can show what the address names. */
export function isAtDocumentAddress(): boolean {
  return location.pathname + location.search === window.documentAddress;
}
