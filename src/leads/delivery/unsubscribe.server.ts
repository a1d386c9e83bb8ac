import { createHash } from "node:crypto";
import { findLead } from "../lead-book.server.ts";
import type { LeadDatabase } from "../lead-store.server.ts";
import { suppress } from "../suppressions.server.ts";
import type { Correspondent } from "./correspondent.ts";
import { escapeHtml } from "./mail-document.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.server.ts";

export interface UnsubscribeParts {
  readonly database: LeadDatabase;
  readonly tokens: UnsubscribeTokens;
  readonly correspondent: Pick<Correspondent, "name" | "email">;
  readonly now: () => number;
}

/** Answers `/unsubscribe/{token}`. */
export type Unsubscribe = (request: Request, token: string) => Promise<Response>;

/**
 * The link in a mail (RFC 8058). Reading it changes nothing, because virus scanners open every link of a mail; the
 * POST, by the mail program or the button on the page, opts out.
 */
export function createUnsubscribe(parts: UnsubscribeParts): Unsubscribe {
  const { tokens, correspondent } = parts;
  return async (request, token) => {
    const leadId = tokens.read(token);
    if (leadId === undefined) {
      return answer(404, "This link is not valid", [
        `<p>Please copy the whole link from the mail, or write to <a href="mailto:${escapeHtml(correspondent.email)}">${escapeHtml(correspondent.email)}</a>.</p>`,
      ]);
    }
    if (request.method !== "POST") return askToConfirm(correspondent.name);
    if (!(await isOneClick(request))) {
      return answer(400, "Nothing was changed", ["<p>Please use the button on the page of the link.</p>"]);
    }
    await optOut(parts, leadId);
    return answer(200, "You are unsubscribed", [
      `<p>${escapeHtml(correspondent.name)} sends you no more email.</p>`,
    ]);
  };
}

async function optOut({ database, now }: UnsubscribeParts, leadId: string): Promise<void> {
  const lead = await findLead(database, { id: leadId });
  // A lead that was deleted left no address behind that anybody could write to.
  if (lead === undefined) return;
  await suppress(database, { email: lead.email }, { reason: "one-click unsubscribe", now: now() });
}

async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("List-Unsubscribe") === "One-Click";
  } catch {
    // Not a form at all.
    return false;
  }
}

function askToConfirm(name: string): Response {
  return answer(200, `Get no more email from ${name}?`, [
    '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">',
    "<button>Unsubscribe</button></form>",
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
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
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
