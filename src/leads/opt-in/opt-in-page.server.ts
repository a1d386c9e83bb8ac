import { linkPage } from "../../../platform/mail/link-page.ts";
import { escapeHtml } from "../../../platform/mail/mail-document.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import { LINK_HOLDER, recordAction } from "../../audit/audit-log.server.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { readConsent } from "../delivery/lead-delivery.server.ts";
import type { MailSender } from "../delivery/mail-sender.ts";
import { selectNamedLeads } from "../privacy/lead-person.server.ts";
import { OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { listChoices, recordChoice } from "../privacy/suppressions.server.ts";
import { type EventStamp, recordEvent } from "../records/lead-changes.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import type { OptInLinks } from "./opt-in-link.server.ts";

export interface OptInPageDeps {
  readonly database: LeadDatabase;
  readonly keys: PrivacyKeys;
  readonly links: OptInLinks;
  readonly mailSender: Pick<MailSender, "name" | "email">;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Handles `/opt-in/{token}`. */
export type OptInPage = (request: Request, token: string) => Promise<Response>;

/**
 * The page behind the link that is mailed to somebody who opted out, after a lead with their address. A GET changes
 * nothing, because virus scanners open every link in a mail.
 */
export function createOptInPage(deps: OptInPageDeps): OptInPage {
  const { database, links, mailSender } = deps;
  return async (request, token) => {
    const link = links.read(token);
    const lead = link && (await findLead(database, { id: link.leadId }));
    if (link === undefined || lead === undefined || !link.isProof(lead)) {
      return say(
        404,
        "This link is not valid",
        `Please copy the whole link, or write to ${mailSender.email}.`,
      );
    }
    if (link.isExpired) return say(410, "This link has expired", "Nothing was changed.");
    if (request.method !== "POST") return await askToConfirm(lead, deps);
    if (!(await isConfirmed(request))) {
      return say(400, "Nothing was changed", "Please use the button on the page of the link.");
    }
    const stamp = { newId: deps.newId, now: deps.now() };
    const outcome = await agreeAgain(lead, link.issuedAt, deps, stamp);
    return outcome === "opted-out-since"
      ? say(
          410,
          "This link is no longer valid",
          "You opted out again after we mailed it. Nothing was changed.",
        )
      : say(
          200,
          "Thank you",
          `${mailSender.name} may contact you again. What you asked for about a phone number stays as it is until you tell us: ${mailSender.email}.`,
        );
  };
}

async function askToConfirm(lead: Lead, { database, mailSender }: OptInPageDeps): Promise<Response> {
  const record = await findConsent(database, lead.reference);
  const consent = record && readConsent(record);
  return linkPage(200, `May ${mailSender.name} contact you again?`, [
    "<p>You opted out earlier. A new request gives this e-mail address. If you sent it, you can agree again:</p>",
    ...(consent === undefined ? [] : [`<blockquote>${escapeHtml(consent.text)}</blockquote>`]),
    '<form method="post"><input type="hidden" name="agree" value="yes">',
    "<button>Yes, contact me again</button></form>",
    "<p>If it was not you, close this page. Nothing changes, and your opt-out stays.</p>",
  ]);
}

async function isConfirmed(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("agree") === "yes";
  } catch {
    // The body is not a form.
    return false;
  }
}

const BY_LINK = { reason: "confirmed by a mailed link", scopes: OPT_OUT_SCOPES } as const;

/**
 * Opts in the address alone: the mail proves no number. A link that is used twice leaves one choice, and an opt-out that is
 * newer than the link stays.
 */
async function agreeAgain(
  { reference, email, id: leadId }: Lead,
  issuedAt: number,
  { database, keys }: Pick<OptInPageDeps, "database" | "keys">,
  stamp: EventStamp,
): Promise<"agreed" | "opted-out-since"> {
  return await database.transaction(async (transaction) => {
    const choices = await listChoices(transaction, keys, [{ email }]);
    const since = choices.filter((choice) => choice.since >= issuedAt);
    if (since.some(({ decision }) => decision === "opt-out")) return "opted-out-since";
    if (since.some(({ reason }) => reason === BY_LINK.reason)) return "agreed";
    await recordChoice(transaction, { address: { email }, decision: "opt-in", ...BY_LINK }, stamp);
    for (const { id } of await selectNamedLeads(transaction, { email })) {
      await recordEvent(transaction, id, { kind: "opted-in", ...BY_LINK }, stamp);
    }
    const action = { action: "agreed to be contacted again", subject: reference };
    await recordAction(transaction, action, { actor: LINK_HOLDER, now: stamp.now });
    const notice = { id: stamp.newId(), kind: "lead-opt-in", payload: { leadId }, runAt: stamp.now };
    await enqueue(transaction, notice);
    return "agreed";
  });
}

function say(status: number, title: string, sentence: string): Response {
  return linkPage(status, title, [`<p>${escapeHtml(sentence)}</p>`]);
}
