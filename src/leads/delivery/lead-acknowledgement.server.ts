import type { Mail } from "../../../platform/mail/mail.ts";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import type { UnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import { wouldBecomeLink } from "./autolinked-text.ts";
import { deliverLead, type LeadDelivery } from "./lead-delivery.server.ts";
import type { LeadEmailDeps } from "./lead-email.server.ts";
import { formatUtcTime, type LeadFact, listSubmittedFields, NAME_LABEL } from "./lead-facts.ts";

export interface AcknowledgementDeps
  extends Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "mailSender"> {
  readonly siteUrl: string;
  readonly tokens: UnsubscribeTokens;
}

/** Tells the person that their request arrived, unless they opted out of mail. */
export function createLeadAcknowledgement(deps: AcknowledgementDeps): JobHandler {
  const { database, keys, mailer } = deps;
  return deliverLead(database, async (delivery) => {
    if ((await findLeadOptOut(database.db, keys, delivery.lead)).includes("email")) {
      return { type: "skipped", reason: "the person opted out" };
    }
    return await mailer.send(composeAcknowledgement(delivery, deps));
  });
}

export function composeAcknowledgement(
  { jobId, lead, consent }: LeadDelivery,
  { from, siteUrl, tokens, mailSender }: Omit<AcknowledgementDeps, "database" | "keys" | "mailer">,
): Mail {
  const unsubscribeUrl = `${siteUrl}/unsubscribe/${tokens.issue(lead.id)}`;
  const { name, legalName, phone, email, postalAddress, leadReply, disclaimer } = mailSender;
  const content = writeMail("We received your request", [
    `Thank you. We'll reach out ${leadReply}. Your reference number is ${lead.reference}.`,
    { kind: "heading", text: `What you sent on ${formatUtcTime(lead.createdAt)}` },
    { kind: "facts", facts: listRepeatableFacts(lead) },
    // The texts are mentioned, not quoted: anybody could use the form to mail a page of any text to any address.
    lead.message === null ? undefined : "You also wrote us a message.",
    lead.dealSummary === null ? undefined : "You also sent us your deal.",
    consent && { kind: "heading", text: "What you agreed to" },
    consent && { kind: "quote", text: consent.text },
    { kind: "heading", text: "Not you, or changed your mind?" },
    `Write to ${email} or call ${phone} to see, correct or delete what we keep about you.`,
    { kind: "link", text: `Stop all email from ${name}`, url: unsubscribeUrl },
    disclaimer,
    `${legalName}, ${postalAddress}`,
  ]);
  return {
    ...content,
    id: jobId,
    from,
    to: { ...(wouldBecomeLink(lead.name) ? {} : { name: lead.name }), address: lead.email },
    replyTo: { name, address: email },
    subject: `We received your request (${lead.reference})`,
    unsubscribeUrl,
  };
}

/**
 * Leaves out a name that would become a link: anybody could use the form to mail that link to anyone, as if from us.
 */
function listRepeatableFacts(lead: LeadDelivery["lead"]): readonly LeadFact[] {
  const facts = listSubmittedFields(lead);
  return wouldBecomeLink(lead.name) ? facts.filter(({ label }) => label !== NAME_LABEL) : facts;
}
