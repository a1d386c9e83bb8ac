import type { Mail, MailAddress, Mailer } from "../../../platform/mail/mail.ts";
import {
  type Fact,
  type MailBlock,
  type MailDocument,
  writeHtml,
  writeText,
} from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { explainOptOut } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { listAddresses, listChoices } from "../privacy/suppressions.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { type ConsentDetails, deliverLead, type LeadDelivery } from "./lead-delivery.server.ts";
import { formatUtcTime, listSubmittedFields } from "./lead-facts.ts";
import type { MailSender } from "./mail-sender.ts";

export interface LeadEmailDeps {
  readonly database: LeadDatabase;
  readonly keys: PrivacyKeys;
  readonly mailer: Mailer;
  readonly from: MailAddress;
  /** The operator. */
  readonly to: string;
  readonly mailSender: MailSender;
}

/** Mails the operator a lead, with everything needed to answer it. */
export function createLeadEmail(deps: LeadEmailDeps): JobHandler {
  return deliverLead(deps.database, async (delivery) => {
    const warnings = [...warnOfProgram(delivery), ...(await warnOfOptOut(delivery, deps))];
    return await deps.mailer.send(composeLeadEmail(delivery, warnings, deps));
  });
}

function warnOfProgram({ lead: { suspicions } }: LeadDelivery): readonly string[] {
  return suspicions.length > 0 ? [`This lead may come from a program: ${suspicions.join(", ")}.`] : [];
}

async function warnOfOptOut(
  { lead }: LeadDelivery,
  { database: { db }, keys }: Pick<LeadEmailDeps, "database" | "keys">,
): Promise<readonly string[]> {
  const sentence = explainOptOut(lead, await listChoices(db, keys, listAddresses(lead)));
  return sentence === undefined ? [] : [sentence];
}

function composeLeadEmail(
  { jobId, lead, consent }: LeadDelivery,
  warnings: readonly string[],
  { from, to, mailSender }: Pick<LeadEmailDeps, "from" | "to" | "mailSender">,
): Mail {
  const isSuspect = lead.suspicions.length > 0;
  const document: MailDocument = {
    title: `New lead ${lead.reference}`,
    blocks: [
      ...warnings.map((text) => ({ kind: "paragraph", text }) as const),
      { kind: "facts", facts: [...listSubmittedFields(lead), { label: "Dial", value: lead.phone }] },
      {
        kind: "paragraph",
        text: `Answer by replying to this mail. The person was promised an answer ${mailSender.leadReply}.`,
      },
      ...quote("What they wrote", lead.message),
      ...quote("The deal they sent along", lead.dealSummary),
      { kind: "heading", text: "Where it came from" },
      { kind: "facts", facts: listOrigin(lead) },
      { kind: "heading", text: "Consent" },
      ...describeConsent(consent),
      { kind: "paragraph", text: `History and notes: npm run operator -- leads show ${lead.reference}` },
    ],
  };
  return {
    id: jobId,
    from,
    to: { address: to },
    replyTo: { name: lead.name, address: lead.email },
    // Mail servers log subjects, so the subject does not identify the person.
    subject: `${isSuspect ? "[suspect] " : ""}New lead ${lead.reference} from ${lead.source}`,
    text: writeText(document),
    html: writeHtml(document),
  };
}

function quote(heading: string, text: string | null): readonly MailBlock[] {
  if (text === null) return [];
  return [
    { kind: "heading", text: heading },
    { kind: "quote", text },
  ];
}

function listOrigin({ source, origin, createdAt, reference }: LeadDelivery["lead"]): readonly Fact[] {
  return [
    { label: "Reference", value: reference },
    { label: "Received", value: formatUtcTime(createdAt) },
    { label: "Source", value: source },
    { label: "Page", value: origin.page ?? "not given" },
    { label: "Referrer", value: origin.referrer ?? "none" },
    ...Object.entries(origin.campaign).map(([label, value]) => ({ label, value })),
  ];
}

function describeConsent(consent: ConsentDetails | undefined): readonly MailBlock[] {
  if (consent === undefined) return [{ kind: "paragraph", text: "The record is no longer kept." }];
  const policies = Object.entries(consent.policies).map(([name, version]) => `${name} ${version}`);
  return [
    {
      kind: "facts",
      facts: [
        { label: "Agreed", value: consent.recordedAt },
        { label: "Channels", value: consent.channels.join(", ") },
        { label: "Partners shown", value: consent.partners.join(", ") },
        { label: "Text version", value: consent.textVersion },
        { label: "Text shown by", value: consent.isTextConfirmed ? "our form" : "a program of the sender" },
        { label: "Policies", value: policies.join(", ") },
        { label: "Do not sell (GPC)", value: consent.hasPrivacySignal ? "asked for" : "not asked for" },
        { label: "Record", value: `${consent.sequence}, hash ${consent.hash}` },
      ],
    },
    { kind: "quote", text: consent.text },
  ];
}
