/** The URL of such a page is the proof of the right to open it. */
export const PRIVATE = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
