import { hashSource } from "../http/inline-sources.ts";
import { PRIVATE_PAGE } from "../http/security-headers.ts";
import { escapeHtml } from "./mail-document.ts";

const STYLE =
  ":root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{margin:15vh auto;padding:0 24px;max-width:32em}button{font:inherit;padding:.6em 1.2em;cursor:pointer}fieldset{margin:1em 0}label{display:block;padding:.3em 0}input:not([type]),input[type=date],select{font:inherit;max-width:100%;padding:.4em}dl{display:grid;grid-template-columns:auto 1fr;gap:.2em 1.2em}dt{opacity:.75}dd{margin:0;font-weight:600}h2{margin:1.6em 0 .4em;font-size:1.2em}";

/** The page is self-contained, so that the link works even if the rest of the site does not. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  ...PRIVATE_PAGE,
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": `default-src 'none'; style-src '${hashSource(STYLE)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

/** A page behind a link in a mail. `content` is HTML. */
export function linkPage(status: number, title: string, content: readonly string[]): Response {
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    ...content,
    '<p><a href="/">To the site</a></p></main></body></html>',
  ].join("\n");
  return new Response(page, { status, headers: HEADERS });
}
