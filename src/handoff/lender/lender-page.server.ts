import { linkPage } from "../../../platform/mail/link-page.ts";
import { escapeHtml } from "../../../platform/mail/mail-document.ts";
import { openContact } from "../release/contact-page.server.ts";
import { openNotice } from "../release/notice-page.server.ts";
import type { LenderPageDeps } from "./lender-page-deps.server.ts";
import { openDeal } from "./offer-page.server.ts";

/** Handles `/deal-offer/{token}`. */
export type LenderPage = (request: Request, token: string) => Promise<Response>;

/**
 * The pages behind the links in mails to lenders. They work without scripts. A GET changes nothing, because virus scanners
 * open every link in a mail; a form is taken once, and a repeated one shows what was stored.
 */
export function createLenderPage(deps: LenderPageDeps): LenderPage {
  return async (request, token) => {
    const link = deps.links.read(token);
    const form = request.method === "POST" ? await readForm(request) : undefined;
    const page =
      link &&
      (await { deal: openDeal, contact: openContact, notice: openNotice }[link.kind](link, form, deps));
    return page ?? showInvalid(deps);
  };
}

function showInvalid({ mailSender: { email } }: LenderPageDeps): Response {
  const text = `<p>It may have been shortened, or the deal is gone. Copy the whole link, or write to ${escapeHtml(email)}.</p>`;
  return linkPage(404, "This link is not valid", [text]);
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // The body is not a form.
    return new FormData();
  }
}
