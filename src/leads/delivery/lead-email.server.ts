import type { Mail, MailAddress, Mailer } from "../../../platform/mail/mail.ts";
import {
  type Fact,
  type MailBlock,
  type MailDocument,
  writeHtml,
  writeText,
} from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { State } from "../lead.ts";
import { explainOptOut } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { findLeadOptOut, listLeadChoices } from "../privacy/suppressions.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import type { StatusLinks } from "../status/status-link.server.ts";
import { listDealNumbers } from "./deal-numbers.ts";
import { nameEarlierLeads } from "./earlier-leads.server.ts";
import { deliverLead, type LeadDelivery } from "./lead-delivery.server.ts";
import { stateConsent, titleLeadEmail } from "./lead-email-parts.ts";
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
  readonly statusLinks: StatusLinks;
  readonly nameState: (state: State) => string;
}

/** Mails the operator a lead, with everything needed to answer it. */
export function createLeadEmail(deps: LeadEmailDeps): JobHandler {
  return deliverLead(deps.database, async (delivery) => {
    const warnings = [
      ...warnOfProgram(delivery),
      ...(await warnOfOptOut(delivery, deps)),
      ...(await nameEarlierLeads(deps.database, delivery.lead)),
    ];
    const calls = await offerCall(delivery, deps);
    return await deps.mailer.send(composeLeadEmail(delivery, { warnings, calls }, deps));
  });
}

function warnOfProgram({ lead: { suspicions } }: LeadDelivery): readonly string[] {
  return suspicions.length > 0 ? [`This lead may come from a program: ${suspicions.join(", ")}.`] : [];
}

async function warnOfOptOut(
  { lead }: LeadDelivery,
  { database: { db }, keys }: Pick<LeadEmailDeps, "database" | "keys">,
): Promise<readonly string[]> {
  const sentence = explainOptOut(lead, await listLeadChoices(db, keys, lead));
  return sentence === undefined ? [] : [sentence];
}

/** A number to tap, unless the person does not want to be called. */
async function offerCall(
  { lead }: LeadDelivery,
  { database: { db }, keys }: Pick<LeadEmailDeps, "database" | "keys">,
): Promise<readonly MailBlock[]> {
  if ((await findLeadOptOut(db, keys, lead)).includes("phone")) return [];
  return [{ kind: "link", text: `Call ${lead.phoneTyped}`, url: `tel:${lead.phone}` }];
}

interface LeadEmailParts {
  readonly warnings: readonly string[];
  readonly calls: readonly MailBlock[];
}

export function composeLeadEmail(
  { jobId, lead, consent }: LeadDelivery,
  { warnings, calls }: LeadEmailParts,
  { from, to, mailSender, statusLinks, nameState }: Omit<LeadEmailDeps, "database" | "keys" | "mailer">,
): Mail {
  const isSuspect = lead.suspicions.length > 0;
  const title = titleLeadEmail(lead, nameState);
  const document: MailDocument = {
    title,
    blocks: [
      ...warnings.map((text) => ({ kind: "paragraph", text }) as const),
      { kind: "facts", facts: [...listSubmittedFields(lead), { label: "Dial", value: lead.phone }] },
      ...calls,
      ...listFacts("The deal", listDealNumbers(lead.dealSummary)),
      {
        kind: "paragraph",
        text: `Answer by replying to this mail. The person was promised an answer ${mailSender.leadReply}.`,
      },
      ...offerStatusLinks(lead, statusLinks),
      ...quote("What they wrote", lead.message),
      ...quote("The deal they sent along", lead.dealSummary),
      ...listFacts("Where it came from", listOrigin(lead)),
      { kind: "paragraph", text: stateConsent(consent) },
      { kind: "paragraph", text: `History and notes: npm run operator -- leads show ${lead.reference}` },
    ],
  };
  return {
    id: jobId,
    from,
    to: { address: to },
    replyTo: { name: lead.name, address: lead.email },
    subject: `${isSuspect ? "[suspect] " : ""}${title}`,
    text: writeText(document),
    html: writeHtml(document),
  };
}

/** Each opens a page with a button. */
function offerStatusLinks({ id: leadId }: LeadDelivery["lead"], links: StatusLinks): readonly MailBlock[] {
  return [
    { kind: "link", text: "I contacted them", url: links.issue({ leadId, status: "contacted" }) },
    { kind: "link", text: "I referred them to a lender", url: links.issue({ leadId, status: "referred" }) },
  ];
}

function listFacts(heading: string, facts: readonly Fact[]): readonly MailBlock[] {
  if (facts.length === 0) return [];
  return [
    { kind: "heading", text: heading },
    { kind: "facts", facts },
  ];
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
