import { hashSource } from "../http/inline-sources.ts";
import { PRIVATE_PAGE } from "../http/security-headers.ts";
import { escapeHtml } from "./mail-document.ts";

/** The site's colours, without its fonts: one file, and nothing to load. */
const STYLE = [
  ":root{color-scheme:light dark;--brand:light-dark(#0b5d4a,#63c7a8);--rule:light-dark(#dcd8cc,#2f3a35);font:18px/1.5 system-ui,sans-serif}",
  "body{margin:8vh auto;padding:0 24px;max-width:32em;overflow-wrap:anywhere;background:light-dark(#fbfaf7,#0f1513);color:light-dark(#16201c,#f2efe6)}",
  "h1{font:600 clamp(1.5em,7vw,2em)/1.2 Georgia,serif}h2{margin:1.6em 0 .4em;font-size:1.2em}a{color:var(--brand)}",
  "dl{display:grid;grid-template-columns:fit-content(9em) minmax(0,1fr);border-top:1px solid var(--rule)}dt,dd{padding:.4em 0;border-bottom:1px solid var(--rule)}",
  "dt{padding-right:1em;color:light-dark(#4c5a53,#b9c0b8)}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}[href^=tel]{white-space:nowrap}",
  "button{min-height:44px;padding:.5em 1.2em;border:0;border-radius:6px;background:var(--brand);color:light-dark(#fff,#0f1513);font:inherit;font-weight:600;cursor:pointer}",
  "button.quiet{border:1px solid;background:none;color:var(--brand)}form+form{margin-top:1.6em}",
  "fieldset{margin:1em 0;padding:.4em 1em;border:1px solid var(--rule);border-radius:6px}label{display:block;padding:.4em 0}",
  // A second line of its words begins where the first one does.
  "label:has(>[type=checkbox],>[type=radio]){padding:.5em 0 .5em 1.8em;text-indent:-1.8em}",
  "[type=checkbox],[type=radio]{width:1.2em;height:1.2em;margin:0 .6em 0 0;vertical-align:-.2em;accent-color:var(--brand)}",
  "input:not([type]),input[type=date],select{box-sizing:border-box;width:100%;max-width:22em;min-height:44px;padding:.4em .6em;border:1px solid light-dark(#76817b,#7d8983);border-radius:6px;background:light-dark(#fff,#1a211e);color:inherit;font:inherit}",
  // On paper it is a summary, without anything to click.
  "@media print{form,.screen{display:none}body{margin:0 auto}a{color:inherit;text-decoration:none}}",
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
    '<p class="screen"><a href="/">To the site</a></p></main></body></html>',
  ].join("\n");
  return new Response(page, { status, headers: HEADERS });
}
