import type { Mail, MailAddress, Mailer } from "../../../platform/mail/mail.ts";
import { type Fact, type MailBlock, writeMail } from "../../../platform/mail/mail-document.ts";
import type { Outcome } from "../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { type OfficeCalendar, replyDeadline } from "../../office/office-calendar.ts";
import type { State } from "../../office/states.ts";
import { timeZoneOf } from "../../office/time-zone.ts";
import type { LoanPurpose } from "../lead.ts";
import { queueOptInLink } from "../opt-in/due-link.server.ts";
import { explainOptOut } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { findLeadOptOut, listLeadChoices } from "../privacy/suppressions.server.ts";
import { describeSuspicions, type Lead } from "../records/lead-record.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { listRelatedLeads } from "../records/related-leads.server.ts";
import type { LinkStatus, StatusLinks } from "../status/status-link.server.ts";
import { listDealNumbers, nameDeal } from "./deal-numbers.ts";
import { deliverLead, type LeadDelivery } from "./lead-delivery.server.ts";
import { listSubmittedFields } from "./lead-facts.ts";
import type { LeadMailDatabase } from "./lead-mail-pause.server.ts";
import type { MailSender } from "./mail-sender.ts";

export interface LeadEmailDeps {
  readonly database: LeadMailDatabase;
  readonly keys: PrivacyKeys;
  readonly mailer: Mailer;
  readonly from: MailAddress;
  /** The operator. */
  readonly to: string;
  readonly mailSender: MailSender;
  readonly statusLinks: StatusLinks;
  /** Undefined if there is no desk. */
  readonly deskUrl: string | undefined;
  readonly office: OfficeCalendar;
  readonly nameState: (state: State) => string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Mails the operator a lead, with everything needed to answer it. */
export function createLeadEmail(deps: LeadEmailDeps): JobHandler {
  const { database, keys, now, newId } = deps;
  return deliverLead(database, async (delivery) => {
    await queueOptInLink(database, keys, delivery.lead, { now: now(), newId });
    return await mailLead(delivery, deps);
  });
}

/** For whoever is to answer it. */
export async function mailLead(delivery: LeadDelivery, deps: LeadEmailDeps): Promise<Outcome> {
  const { database, keys, mailer } = deps;
  const { lead } = delivery;
  const warnings = [
    warnOfProgram(lead),
    explainOptOut(lead, await listLeadChoices(database.db, keys, lead)),
    ...(await nameEarlierLeads(database, lead, deps)),
  ].filter((warning) => warning !== undefined);
  const optedOut = await findLeadOptOut(database.db, keys, lead);
  const advice = { warnings, mayCall: !optedOut.includes("phone"), mayWrite: !optedOut.includes("email") };
  return await mailer.send(composeLeadEmail(delivery, advice, deps));
}

function warnOfProgram({ suspicions }: Lead): string | undefined {
  return suspicions.length > 0
    ? `This lead may come from a program: ${describeSuspicions(suspicions)}.`
    : undefined;
}

/** The newest say enough. `leads show` lists more. */
const MAX_NAMED = 3;

/** Says if the email address or phone number asked before. */
async function nameEarlierLeads(
  database: LeadDatabase,
  lead: Lead,
  { deskUrl, office }: Pick<LeadEmailDeps, "deskUrl" | "office">,
): Promise<readonly MailBlock[]> {
  const found = await listRelatedLeads(database, lead, { limit: MAX_NAMED + 1, before: lead.createdAt });
  if (found.length === 0) return [];
  const named = found.slice(0, MAX_NAMED).map(({ reference, createdAt, status }) => ({
    text: `${reference}, on ${formatOfficeTime(createdAt, office)}, now ${status}`,
    reference,
  }));
  const hasMore = found.length > MAX_NAMED;
  const asked = "The same email address or phone number also asked before";
  if (deskUrl === undefined) {
    return [`${asked}: ${named.map(({ text }) => text).join("; ")}${hasMore ? "; and more" : ""}.`];
  }
  return [
    `${asked}${hasMore ? ", more often than these" : ""}:`,
    ...named.map(({ text, reference }) => linkToDesk(deskUrl, reference, text)),
  ];
}

/** The desk asks who somebody is: whoever else gets the mail cannot open it. */
export function linkToDesk(
  deskUrl: string,
  reference: string,
  text = "Open the lead at the desk",
): MailBlock {
  return { kind: "link", text, url: `${deskUrl}/leads/${reference}` };
}

function formatOfficeTime(moment: number, { timeZone }: OfficeCalendar): string {
  return timeZoneOf(timeZone).format(moment);
}

interface LeadAdvice {
  readonly warnings: readonly MailBlock[];
  readonly mayCall: boolean;
  readonly mayWrite: boolean;
}

export function composeLeadEmail(
  { jobId, lead, consent }: LeadDelivery,
  { warnings, mayCall, mayWrite }: LeadAdvice,
  {
    from,
    to,
    mailSender,
    nameState,
    deskUrl,
    statusLinks,
    office,
  }: Omit<LeadEmailDeps, "database" | "keys" | "mailer" | "now" | "newId">,
): Mail {
  const title = titleLeadEmail(lead, nameState);
  const atDesk = deskUrl === undefined ? [] : [linkToDesk(deskUrl, lead.reference)];
  const first = [...atDesk, ...warnings];
  const answerBy = formatOfficeTime(replyDeadline(lead.createdAt, office), office);
  const content = writeMail(title, [
    ...(first.length === 0 ? [] : [PRIVATE, ...first, THE_LEAD]),
    { kind: "facts", facts: [...listSubmittedFields(lead), { label: "Dial", value: lead.phone }] },
    mayCall ? offerCall(lead) : undefined,
    ...listFacts("The deal", listDealNumbers(lead.dealSummary)),
    ...(mayWrite
      ? [
          `Answer by replying to this mail, by ${answerBy}. The person was promised an answer ${mailSender.leadReply}.`,
          `Do not send them what stands under "${PRIVATE.text}": delete it from the quoted mail.`,
        ]
      : [
          `The person was promised an answer by ${answerBy}. Do not answer by mail: a reply to this mail does not reach them.`,
        ]),
    ...quote("What they wrote", lead.message),
    ...quote("The deal they sent along", lead.dealSummary),
    PRIVATE,
    ...offerStatus(lead, statusLinks),
    ...listFacts("Where it came from", listOrigin(lead, office)),
    stateConsent(consent, office),
    deskUrl === undefined ? `History and notes: npm run operator -- leads show ${lead.reference}` : undefined,
  ]);
  return {
    ...content,
    id: jobId,
    from,
    to: { address: to },
    ...(mayWrite && { replyTo: { name: lead.name, address: lead.email } }),
    subject: `${lead.suspicions.length > 0 ? "[suspect] " : ""}${title}`,
  };
}

const PURPOSES: Readonly<Record<LoanPurpose, string>> = {
  purchase: "purchase",
  refinance: "refinance",
  cashout: "cash-out refinance",
  portfolio: "portfolio",
  other: "other purpose",
};

/** `New lead: Texas purchase, ratio 1.17, loan $225,000, RR-7K3M9-QXTB2`. Mail servers log subjects, so it does not identify the person. */
function titleLeadEmail(
  { state, loanPurpose, dealSummary, reference }: Lead,
  nameState: (state: State) => string,
): string {
  const kind = [state && nameState(state), loanPurpose && PURPOSES[loanPurpose]].filter(
    (word) => word !== null,
  );
  const deal = nameDeal(dealSummary);
  const parts = [...(kind.length > 0 ? [kind.join(" ")] : []), ...(deal ? [deal] : []), reference];
  return `New lead: ${parts.join(", ")}`;
}

/** A number to tap. */
export function offerCall({ phone, phoneTyped }: Lead): MailBlock {
  return { kind: "link", text: `Call ${phoneTyped}`, url: `tel:${phone}` };
}

/** Mail programs quote the whole mail in the answer. */
const PRIVATE = { kind: "heading", text: "For you alone" } as const;
const THE_LEAD = { kind: "heading", text: "The lead" } as const;

/** Each link opens a page with a button for whoever has the mail: no desk and no passkey is needed. */
function offerStatus({ id: leadId }: Lead, statusLinks: StatusLinks): readonly MailBlock[] {
  const linkTo = (status: LinkStatus) => statusLinks.issue({ leadId, status });
  return [
    "Whoever has these two links can set the status of the lead.",
    { kind: "link", text: "I contacted them", url: linkTo("contacted") },
    { kind: "link", text: "I referred them to a lender", url: linkTo("referred") },
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

function listOrigin({ source, origin, createdAt, reference }: Lead, office: OfficeCalendar): readonly Fact[] {
  return [
    { label: "Reference", value: reference },
    { label: "Received", value: formatOfficeTime(createdAt, office) },
    { label: "Source", value: source },
    { label: "Page", value: origin.page ?? "not given" },
    { label: "Referrer", value: origin.referrer ?? "none" },
    ...Object.entries(origin.campaign).map(([label, value]) => ({ label, value })),
  ];
}

/** The proof in a line: number and hash show years later that nobody changed the record. */
function stateConsent(consent: LeadDelivery["consent"], office: OfficeCalendar): string {
  if (consent === undefined) return "Consent: the record is no longer kept.";
  const { recordedAt, channels, isTextConfirmed, hasPrivacySignal, sequence, hash } = consent;
  const isRecorded = consent.recordedByOperator !== undefined;
  const moment = formatOfficeTime(Date.parse(recordedAt), office);
  return [
    isRecorded
      ? `Consent: ${consent.text}`
      : `Consent: agreed on ${moment} to be contacted by ${channels.join(", ")}.`,
    ...(isTextConfirmed || isRecorded
      ? []
      : ["The text was shown by a program of the sender, not by our form."]),
    ...(hasPrivacySignal ? ["The browser asked not to sell or share (GPC)."] : []),
    `To verify the record: npm run operator -- consent verify --expect ${sequence}:${hash}`,
  ].join(" ");
}
