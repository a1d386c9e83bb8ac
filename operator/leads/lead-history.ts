import { type JobRecord, listJobs } from "../../platform/outbox/job-records.ts";
import { findConsent } from "../../src/leads/consent/consent-store.server.ts";
import { type ConsentDetails, readConsent } from "../../src/leads/delivery/lead-delivery.server.ts";
import { formatUtcTime, listSubmittedFields } from "../../src/leads/delivery/lead-facts.ts";
import { type ContactChoice, explainOptOut, nameScopes } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { listAddresses, listChoices } from "../../src/leads/privacy/suppressions.server.ts";
import { listEvents } from "../../src/leads/records/lead-queries.server.ts";
import type { DatedLeadEvent, Lead } from "../../src/leads/records/lead-record.ts";
import type { SiteDatabase } from "../context.ts";
import { cleanText, formatFacts } from "../table.ts";
import { addOptOuts, type ListedLead } from "./lead-rows.ts";

/** Everything known about one lead. */
export interface LeadHistory {
  readonly lead: ListedLead;
  readonly consent: ConsentDetails | undefined;
  /** Includes opt-outs that a later consent lifted. */
  readonly contactChoices: readonly ContactChoice[];
  /** What these choices mean for this lead, in a sentence. */
  readonly contactAdvice: string | undefined;
  readonly deliveries: readonly JobRecord[];
  readonly events: readonly DatedLeadEvent[];
}

const MAX_DELIVERIES = 100;

export async function readHistory(
  database: SiteDatabase,
  keys: PrivacyKeys,
  lead: Lead,
): Promise<LeadHistory> {
  const { id, reference } = lead;
  const record = await findConsent(database, reference);
  const [listed = { ...lead, optedOut: [] }] = await addOptOuts(database, keys, [lead]);
  const contactChoices = await listChoices(database.db, keys, listAddresses(lead));
  return {
    lead: listed,
    consent: record && readConsent(record),
    contactChoices,
    contactAdvice: explainOptOut(lead, contactChoices),
    deliveries: await listJobs(database, { payload: { leadId: id }, limit: MAX_DELIVERIES }),
    events: await listEvents(database, id),
  };
}

export function describeHistory(history: LeadHistory): string {
  const { lead, consent, contactChoices, contactAdvice, deliveries, events } = history;
  const { origin } = lead;
  return [
    formatFacts([
      { label: "Reference", value: lead.reference },
      { label: "Status", value: lead.status },
      ...(lead.optedOut.length > 0 ? [{ label: "OPTED OUT", value: nameScopes(lead.optedOut) }] : []),
      { label: "Received", value: formatUtcTime(lead.createdAt) },
      { label: "Last contact", value: formatUtcTime(lead.lastContactAt) },
      ...listSubmittedFields(lead),
      { label: "Dial", value: lead.phone },
      { label: "Source", value: lead.source },
      { label: "Page", value: origin.page ?? "not given" },
      { label: "Referrer", value: origin.referrer ?? "none" },
      ...Object.entries(origin.campaign).map(([label, value]) => ({ label, value })),
      ...lead.suspicions.map((value) => ({ label: "Suspect", value })),
    ]),
    contactAdvice ?? "",
    section("Message", lead.message?.split("\n") ?? []),
    section("Deal sent along", lead.dealSummary?.split("\n") ?? []),
    section("Contact choices", contactChoices.map(describeChoice)),
    section("Consent", consent === undefined ? ["no longer kept"] : describeConsent(consent)),
    section("Deliveries", deliveries.map(describeDelivery)),
    section(
      "History",
      events.map((event) => `${formatUtcTime(event.happenedAt)}  ${describeEvent(event)}`),
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [title, ...lines.map((line) => `  ${cleanText(line)}`)].join("\n");
}

function describeChoice({ since, decision, scopes, address, reason }: ContactChoice): string {
  const kind = "email" in address ? "e-mail address" : "phone number";
  return `${formatUtcTime(since)}  ${decision} of the ${kind}: ${nameScopes(scopes)} (${reason})`;
}

function describeConsent(consent: ConsentDetails): readonly string[] {
  return [
    `${consent.recordedAt}, text version ${consent.textVersion}, record ${consent.sequence}`,
    `channels ${consent.channels.join(", ")}; partners shown: ${consent.partners.join(", ")}`,
    ...(consent.hasPrivacySignal ? ["the browser asked not to sell or share (GPC)"] : []),
    `hash ${consent.hash}`,
  ];
}

function describeDelivery({
  kind,
  state,
  attempts,
  lastError,
  finishedAt,
  nextRunAt,
  id,
}: JobRecord): string {
  const moment = finishedAt ?? nextRunAt;
  return [
    kind,
    state,
    `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    ...(moment === undefined
      ? []
      : [`${finishedAt === undefined ? "next" : ""} ${formatUtcTime(moment)}`.trim()]),
    ...(lastError === undefined ? [] : [lastError]),
    id,
  ].join("  ");
}

function describeEvent(event: DatedLeadEvent): string {
  switch (event.kind) {
    case "status":
      return `status ${event.status}`;
    case "shared":
      return `passed on to ${event.partner}`;
    case "note":
      return `note: ${event.text}`;
    case "corrected":
      return `corrected ${event.fields.join(", ")}`;
    case "opted-out":
      return `opted out of ${nameScopes(event.scopes)} (${event.reason})`;
    case "opted-in":
      return `opted in to ${nameScopes(event.scopes)} (${event.reason})`;
  }
}
