import type { SiteContent } from "../../content/site-content.ts";
import { CAMPAIGN_LABELS } from "../../src/campaign/campaign.ts";
import type { FollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import {
  type DatedLeadEvent,
  findClosing,
  type Lead,
  listPartners,
} from "../../src/leads/records/lead-record.ts";
import type { LeadWithOptOuts } from "../../src/leads/records/listed-lead.server.ts";
import { formatDialedPhone } from "../csv.ts";
import { formatTime } from "../office-time.ts";

export interface ExportedLead extends LeadWithOptOuts {
  readonly events: readonly DatedLeadEvent[];
  /** The next one. */
  readonly followUp: FollowUp | undefined;
  /** Reference of the lead that leads, if this one is joined to it. */
  readonly joinedTo: string | undefined;
}

export interface CsvColumn {
  readonly title: string;
  readonly read: (lead: ExportedLead) => string;
}

interface Variant {
  readonly phones: readonly CsvColumn[];
  readonly formatMoment: (moment: number) => string;
}

const PLAIN: Variant = {
  phones: [
    { title: "phone", read: (lead) => lead.phone },
    { title: "phoneTyped", read: (lead) => lead.phoneTyped },
  ],
  formatMoment: (moment) => new Date(moment).toISOString(),
};

/**
 * Excel would turn a number that somebody typed without spaces into a figure, so the typed one is left out. It reads a
 * time as a date only without the zone's name.
 */
const forExcel = (site: SiteContent): Variant => ({
  phones: [{ title: "phone", read: ({ phone, phoneTyped }) => formatDialedPhone(phone, phoneTyped) }],
  formatMoment: (moment) => formatTime(site, moment).slice(0, "2026-11-15 06:00".length),
});

export function listCsvColumns(
  site: SiteContent,
  { isForExcel }: { readonly isForExcel: boolean },
): readonly CsvColumn[] {
  const { phones, formatMoment } = isForExcel ? forExcel(site) : PLAIN;
  return [
    { title: "reference", read: (lead) => lead.reference },
    { title: "receivedAt", read: (lead) => formatMoment(lead.createdAt) },
    { title: "status", read: (lead) => lead.status },
    { title: "lastContactAt", read: (lead) => formatMoment(lead.lastContactAt) },
    { title: "name", read: (lead) => lead.name },
    { title: "email", read: (lead) => lead.email },
    ...phones,
    { title: "state", read: (lead) => lead.state ?? "" },
    { title: "optedOut", read: (lead) => lead.optedOut.join(" ") },
    { title: "loanPurpose", read: (lead) => lead.loanPurpose ?? "" },
    { title: "source", read: (lead) => lead.source },
    { title: "page", read: (lead) => lead.origin.page ?? "" },
    { title: "referrer", read: (lead) => lead.origin.referrer ?? "" },
    { title: "suspicions", read: (lead) => lead.suspicions.join(" ") },
    ...CAMPAIGN_LABELS.map((label) => ({
      title: label,
      read: (lead: Lead) => lead.origin.campaign[label] ?? "",
    })),
    { title: "dealSummary", read: (lead) => lead.dealSummary ?? "" },
    { title: "message", read: (lead) => lead.message ?? "" },
    { title: "partners", read: ({ events }) => listPartners(events).join(", ") },
    { title: "notes", read: ({ events }) => listNotes(events, formatMoment).join("\n") },
    {
      title: "closedAmount",
      read: ({ status, events }) => String(findClosing(status, events)?.amount ?? ""),
    },
    { title: "closedOn", read: ({ status, events }) => findClosing(status, events)?.closedOn ?? "" },
    { title: "followUpOn", read: ({ followUp }) => (followUp === undefined ? "" : followUp.day) },
    { title: "followUp", read: ({ followUp }) => followUp?.text ?? "" },
    { title: "joinedTo", read: ({ joinedTo }) => joinedTo ?? "" },
    // After an opt-out, by somebody who gave the address: the opt-out is in force all the same.
    { title: "askedAgain", read: ({ hasAskedAgain }) => (hasAskedAgain ? "yes" : "") },
    { title: "owner", read: ({ owner }) => owner ?? "" },
  ];
}

function listNotes(
  events: readonly DatedLeadEvent[],
  formatMoment: (moment: number) => string,
): readonly string[] {
  return events.flatMap((event) =>
    event.kind === "note" ? [`${formatMoment(event.happenedAt)} ${event.text}`] : [],
  );
}
