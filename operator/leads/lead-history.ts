import type { SiteContent } from "../../content/site-content.ts";
import type { JobRecord } from "../../platform/outbox/job-records.ts";
import type { ConsentDetails } from "../../src/leads/delivery/lead-delivery.server.ts";
import { listSubmittedFields } from "../../src/leads/delivery/lead-facts.ts";
import { describeDay } from "../../src/leads/follow-ups/follow-up.ts";
import { type ContactChoice, nameOptOut, nameScopes } from "../../src/leads/privacy/opt-out.ts";
import { describeClosing, describeEvent, EVENT_NAMES } from "../../src/leads/records/lead-event-words.ts";
import type { LeadHistory } from "../../src/leads/records/lead-history.server.ts";
import { findClosing } from "../../src/leads/records/lead-record.ts";
import type { ListedLead } from "../../src/leads/records/listed-lead.server.ts";
import type { RelatedLead } from "../../src/leads/records/related-leads.server.ts";
import { formatTime } from "../office-time.ts";
import { formatFacts, toPrintable } from "../table.ts";

export function describeHistory(site: SiteContent, history: LeadHistory): string {
  const { lead, consent, contactChoices, contactAdvice, otherLeads, joins, deliveries, events } = history;
  const { origin } = lead;
  return [
    formatFacts([
      { label: "Reference", value: lead.reference },
      { label: "Status", value: `${lead.status}${describeClosing(findClosing(lead.status, events) ?? {})}` },
      ...(lead.owner === null ? [] : [{ label: "Owner", value: lead.owner }]),
      ...describeFollowUps(history),
      ...(joins.main === undefined ? [] : [{ label: "Joined to", value: joins.main.reference }]),
      ...joins.joined.map(({ reference }) => ({ label: "Joined", value: reference })),
      ...(lead.optedOut.length > 0 ? [{ label: "OPTED OUT", value: nameOptOut(lead) }] : []),
      { label: "Received", value: formatTime(site, lead.createdAt) },
      { label: "Last contact", value: formatTime(site, lead.lastContactAt) },
      ...listSubmittedFields(lead),
      { label: "Dial", value: lead.phone },
      { label: "Source", value: lead.source },
      { label: "Page", value: origin.page ?? "not given" },
      { label: "Referrer", value: origin.referrer ?? "none" },
      ...Object.entries(origin.campaign).map(([label, value]) => ({ label, value })),
      ...lead.suspicions.map((value) => ({ label: "Suspect", value })),
    ]),
    contactAdvice ?? "",
    section("Same person", describeOtherLeads(site, lead, otherLeads)),
    section("Message", lead.message?.split("\n") ?? []),
    section("Deal sent along", lead.dealSummary?.split("\n") ?? []),
    section(
      "Contact choices",
      contactChoices.map((a) => describeChoice(site, a)),
    ),
    section("Consent", consent === undefined ? ["no longer kept"] : describeConsent(site, consent)),
    section(
      "Deliveries",
      deliveries.map((a) => describeDelivery(site, a)),
    ),
    section(
      "History",
      events.map((event) => {
        const { kind, text } = describeEvent(event);
        return `${formatTime(site, event.happenedAt)}  ${EVENT_NAMES[kind]}: ${text}`;
      }),
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [title, ...lines.map((line) => `  ${toPrintable(line)}`)].join("\n");
}

function describeFollowUps({ followUps }: LeadHistory) {
  return followUps.map((followUp) => ({
    label: "Follow-up",
    value: [describeDay(followUp), followUp.text].filter(Boolean).join(": "),
  }));
}

function describeChoice(
  site: SiteContent,
  { since, decision, scopes, address, reason }: ContactChoice,
): string {
  const kind = "email" in address ? "e-mail address" : "phone number";
  return `${formatTime(site, since)}  ${decision} of the ${kind}: ${nameScopes(scopes)} (${reason})`;
}

function describeOtherLeads(
  site: SiteContent,
  lead: ListedLead,
  otherLeads: readonly RelatedLead[],
): readonly string[] {
  const hidden = lead.otherLeads - otherLeads.length;
  return [
    ...otherLeads.map(({ reference, createdAt, status, hasSameEmail, hasSamePhone }) => {
      const same = [...(hasSameEmail ? ["email"] : []), ...(hasSamePhone ? ["phone"] : [])].join(" and ");
      return `${reference}  ${formatTime(site, createdAt)}  ${status}  same ${same}`;
    }),
    ...(hidden > 0 ? [`and ${hidden} more: ${listFinds(lead).join(", ")}`] : []),
  ];
}

function listFinds({ email, phone }: Pick<ListedLead, "email" | "phone">): readonly string[] {
  return [email, phone].filter((address) => address !== "").map((address) => `leads find ${address}`);
}

function describeConsent(site: SiteContent, consent: ConsentDetails): readonly string[] {
  return [
    `${formatTime(site, Date.parse(consent.recordedAt))}, text version ${consent.textVersion}, record ${consent.sequence}`,
    `channels ${consent.channels.join(", ")}; partners shown: ${consent.partners.join(", ")}`,
    ...(consent.hasPrivacySignal ? ["the browser asked not to sell or share (GPC)"] : []),
    `hash ${consent.hash}`,
  ];
}

function describeDelivery(
  site: SiteContent,
  { kind, state, attempts, lastError, finishedAt, nextRunAt, id }: JobRecord,
): string {
  const moment = finishedAt ?? nextRunAt;
  return [
    kind,
    state,
    `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    ...(moment === undefined
      ? []
      : [`${finishedAt === undefined ? "next" : ""} ${formatTime(site, moment)}`.trim()]),
    ...(lastError === undefined ? [] : [lastError]),
    id,
  ].join("  ");
}
