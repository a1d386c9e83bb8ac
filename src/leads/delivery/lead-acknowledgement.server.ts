import type { Mail } from "../../../platform/mail/mail.ts";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import { claimMail, GROWING_PAUSES_MS } from "../../../platform/mail/mail-pauses.ts";
import type { UnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import type { Lead } from "../records/lead-record.ts";
import { wouldBecomeLink } from "./autolinked-text.ts";
import { deliverLead, type LeadDelivery } from "./lead-delivery.server.ts";
import type { LeadEmailDeps } from "./lead-email.server.ts";
import { formatUtcTime, type LeadFact, listSubmittedFields, NAME_LABEL } from "./lead-facts.ts";
import { findLeadPause } from "./lead-mail-pause.server.ts";

export interface AcknowledgementDeps
  extends Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "mailSender" | "now" | "newId"> {
  readonly siteUrl: string;
  /** The path of the person's own page about the deal, for a mail. */
  readonly dealStatusPathOf: (lead: Pick<Lead, "reference" | "email">) => string;
  readonly tokens: UnsubscribeTokens;
}

/**
 * Tells the person that their request arrived, unless they opted out of mail or somebody made us write to them a short
 * while ago: anybody can type their address.
 */
export function createLeadAcknowledgement(deps: AcknowledgementDeps): JobHandler {
  const { database, keys, mailer } = deps;
  return deliverLead(database, async (delivery) => {
    if ((await findLeadOptOut(database.db, keys, delivery.lead)).includes("email")) {
      return { type: "skipped", reason: "the person opted out" };
    }
    // The first attempt has claimed the mail for those that follow.
    const isFree = delivery.attempts > 1 || (await claimAcknowledgement(delivery.lead, deps));
    if (!isFree) return { type: "skipped", reason: "the address got such a mail a short while ago" };
    return await mailer.send(composeAcknowledgement(delivery, deps));
  });
}

async function claimAcknowledgement(
  { email }: Pick<Lead, "email">,
  { database, keys, now, newId }: AcknowledgementDeps,
): Promise<boolean> {
  const stamp = { now: now(), newId };
  const pause = await findLeadPause(database, keys, { kind: "acknowledgement", email }, stamp);
  const when = { now: stamp.now, pausesMs: GROWING_PAUSES_MS };
  return await database.transaction((transaction) => claimMail(transaction, pause, when));
}

export function composeAcknowledgement(
  { jobId, lead, consent }: LeadDelivery,
  {
    from,
    siteUrl,
    tokens,
    mailSender,
    dealStatusPathOf,
  }: Omit<AcknowledgementDeps, "database" | "keys" | "mailer" | "now" | "newId">,
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
    { kind: "heading", text: "What lenders say" },
    "We may ask lenders about your deal without your name. Only one that you choose on this page gets it. The link is yours alone.",
    { kind: "link", text: "The page of your deal", url: `${siteUrl}${dealStatusPathOf(lead)}` },
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
