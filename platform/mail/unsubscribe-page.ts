import { hashSource } from "../http/inline-sources.ts";
import { escapeHtml } from "./mail-document.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

/** One link, as its page words it. */
export interface Unsubscription {
  readonly question: string;
  readonly button: string;
  /** Once it is done. */
  readonly done: { readonly title: string; readonly text: string };
  /** Also when there is nothing left to end: a link may be used twice. */
  end(): Promise<void>;
}

export interface UnsubscribeDeps {
  readonly tokens: UnsubscribeTokens;
  /** For those whose link is broken. */
  readonly contactEmail: string;
  /** By the id of the record that the link is about. */
  readonly describe: (recordId: string) => Unsubscription;
}

/** Answers `/unsubscribe/{token}`. */
export type Unsubscribe = (request: Request, token: string) => Promise<Response>;

/**
 * The link in a mail (RFC 8058). Reading it changes nothing, because virus scanners open every link of a mail; the
 * POST, by the mail program or the button on the page, opts out.
 */
export function createUnsubscribe({ tokens, contactEmail, describe }: UnsubscribeDeps): Unsubscribe {
  return async (request, token) => {
    const recordId = tokens.read(token);
    if (recordId === undefined) {
      return answer(404, "This link is not valid", [
        `<p>Please copy the whole link from the mail, or write to <a href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a>.</p>`,
      ]);
    }
    const { question, button, done, end } = describe(recordId);
    if (request.method !== "POST") return askToConfirm(question, button);
    if (!(await isOneClick(request))) {
      return answer(400, "Nothing was changed", ["<p>Please use the button on the page of the link.</p>"]);
    }
    await end();
    return answer(200, done.title, [`<p>${escapeHtml(done.text)}</p>`]);
  };
}

async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("List-Unsubscribe") === "One-Click";
  } catch {
    // Not a form at all.
    return false;
  }
}

function askToConfirm(question: string, button: string): Response {
  return answer(200, question, [
    '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">',
    `<button>${escapeHtml(button)}</button></form>`,
  ]);
}

const STYLE =
  ":root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{margin:15vh auto;padding:0 24px;max-width:32em}button{font:inherit;padding:.6em 1.2em;cursor:pointer}";

/** A page of its own, so that the link works whatever the rest of the site does. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  // The address of the page is what proves the right to unsubscribe. Not "no-referrer": the form would then be sent as
  // if from nowhere, and refused as cross-site.
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": `default-src 'none'; style-src '${hashSource(STYLE)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

function answer(status: number, title: string, content: readonly string[]): Response {
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
