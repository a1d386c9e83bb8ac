import { hashSource } from "../http/inline-sources.ts";
import { PRIVATE_PAGE } from "../http/security-headers.ts";
import { escapeHtml } from "./mail-document.ts";

/** The site's colours, without its fonts: one file, and nothing to load. */
const STYLE = [
  ":root{color-scheme:light dark;--brand:light-dark(#0b5d4a,#63c7a8);font:18px/1.5 system-ui,sans-serif}",
  "body{margin:8vh auto;padding:0 24px;max-width:32em;overflow-wrap:anywhere;background:light-dark(#fbfaf7,#0f1513);color:light-dark(#16201c,#f2efe6)}",
  "h1{font:600 clamp(1.5em,7vw,2em)/1.2 Georgia,serif}h2{margin:1.6em 0 .4em;font-size:1.2em}a{color:var(--brand)}",
  "dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.3em 1.2em}dt{opacity:.8}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}",
  "button{min-height:44px;padding:.5em 1.2em;border:0;border-radius:6px;background:var(--brand);color:light-dark(#fff,#0f1513);font:inherit;font-weight:600;cursor:pointer}",
  "fieldset{margin:1em 0}label{display:block;padding:.4em 0}",
  "input:not([type]),input[type=date],select{box-sizing:border-box;width:100%;max-width:22em;min-height:44px;padding:.4em;font:inherit}",
  // On paper it is a summary, without anything to click.
  "@media print{form,a{display:none}body{margin:0 auto}}",
].join("");

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
