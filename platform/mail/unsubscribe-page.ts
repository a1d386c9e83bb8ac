import { linkPage } from "./link-page.ts";
import { escapeHtml } from "./mail-document.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

/** Texts and action of one unsubscribe link. */
export interface Unsubscription {
  readonly question: string;
  readonly button: string;
  /** Shown after unsubscribing. */
  readonly done: { readonly title: string; readonly text: string };
  /** Must succeed even if nothing is left to end, because a link may be used twice. */
  end(): Promise<void>;
}

export interface UnsubscribeDeps {
  readonly tokens: UnsubscribeTokens;
  /** Shown when a link is broken. */
  readonly contactEmail: string;
  /** Takes the id of the record that the link is about. */
  readonly describe: (recordId: string) => Unsubscription;
}

/** Handles `/unsubscribe/{token}`. */
export type Unsubscribe = (request: Request, token: string) => Promise<Response>;

/**
 * The unsubscribe link of a mail (RFC 8058). A GET changes nothing, because virus scanners open every link in a mail.
 * The POST, sent by the mail program or by the button on the page, unsubscribes.
 */
export function createUnsubscribe({ tokens, contactEmail, describe }: UnsubscribeDeps): Unsubscribe {
  return async (request, token) => {
    const recordId = tokens.read(token);
    if (recordId === undefined) {
      return linkPage(404, "This link is not valid", [
        `<p>Please copy the whole link from the mail, or write to <a href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a>.</p>`,
      ]);
    }
    const { question, button, done, end } = describe(recordId);
    if (request.method !== "POST") return askToConfirm(question, button);
    if (!(await isOneClick(request))) {
      return linkPage(400, "Nothing was changed", ["<p>Please use the button on the page of the link.</p>"]);
    }
    await end();
    return linkPage(200, done.title, [`<p>${escapeHtml(done.text)}</p>`]);
  };
}

async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("List-Unsubscribe") === "One-Click";
  } catch {
    // The body is not a form.
    return false;
  }
}

function askToConfirm(question: string, button: string): Response {
  return linkPage(200, question, [
    '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">',
    `<button>${escapeHtml(button)}</button></form>`,
  ]);
}
