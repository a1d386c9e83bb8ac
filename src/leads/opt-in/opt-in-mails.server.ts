import type { Mail } from "../../../platform/mail/mail.ts";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import type { UnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import { skipUndeliverable } from "../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { deliverLead } from "../delivery/lead-delivery.server.ts";
import type { LeadEmailDeps } from "../delivery/lead-email.server.ts";
import { findLeadOptOut, listLeadChoices } from "../privacy/suppressions.server.ts";
import type { Lead } from "../records/lead-record.ts";
import { isLinkDue } from "./due-link.server.ts";
import { OPT_IN_LINK_DAYS, type OptInLinks } from "./opt-in-link.server.ts";

export interface OptInMailDeps
  extends Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "mailSender"> {
  readonly siteUrl: string;
  readonly tokens: UnsubscribeTokens;
  readonly optInLinks: OptInLinks;
}

/** Asks the person behind the address whether they want to be contacted again. */
export function createOptInMail(deps: OptInMailDeps): JobHandler {
  const { database, keys, mailer } = deps;
  return deliverLead(database, async ({ jobId, lead }) => {
    if (!isLinkDue(lead, await listLeadChoices(database.db, keys, lead))) {
      return { type: "skipped", reason: "there is no opt-out left to lift" };
    }
    return skipUndeliverable(await mailer.send(composeOptInMail(jobId, lead, deps)));
  });
}

/** Says nothing that was typed into the form: anybody could mail it to anybody. */
function composeOptInMail(jobId: string, lead: Lead, deps: OptInMailDeps): Mail {
  const { name, legalName, phone, email, postalAddress } = deps.mailSender;
  const unsubscribeUrl = `${deps.siteUrl}/unsubscribe/${deps.tokens.issue(lead.id)}`;
  const content = writeMail(`May ${name} contact you again?`, [
    `You asked ${name} not to contact you. Now somebody gave this e-mail address in our form and asked to be contacted.`,
    "If it was you, open this page and confirm. Until then we honor your opt-out and send nothing else.",
    { kind: "link", text: "Contact me again", url: deps.optInLinks.issue(lead) },
    `The link works for ${OPT_IN_LINK_DAYS} days. If it was not you, do nothing: your opt-out stays.`,
    `Questions? Write to ${email} or call ${phone}.`,
    { kind: "link", text: `Stop all email from ${name}`, url: unsubscribeUrl },
    `${legalName}, ${postalAddress}`,
  ]);
  return {
    ...content,
    id: jobId,
    from: deps.from,
    to: { address: lead.email },
    replyTo: { name, address: email },
    unsubscribeUrl,
  };
}

/** Tells the operator that the person confirmed. Identifies them by reference only. */
export function createOptInNotice({
  database,
  keys,
  mailer,
  from,
  to,
}: Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "to">): JobHandler {
  return deliverLead(database, async ({ jobId, lead }) => {
    const left = await findLeadOptOut(database.db, keys, lead);
    if (left.includes("email")) return { type: "skipped", reason: "the person opted out again" };
    const { reference } = lead;
    const content = writeMail(`${reference} agreed to be contacted again`, [
      "They opened the link that was mailed to their address, and confirmed.",
      left.length === 0
        ? undefined
        : "What they said about a phone number stays in force. If they tell you otherwise: " +
          `npm run operator -- privacy opt-in ${reference}`,
      `Who it is: npm run operator -- leads show ${reference}`,
    ]);
    return await mailer.send({ id: jobId, from, to: { address: to }, ...content });
  });
}
