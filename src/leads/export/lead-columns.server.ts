import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { XlsxCellKind } from "../../../platform/xlsx.ts";
import { CAMPAIGN_LABELS } from "../../campaign/campaign.ts";
import { timeZoneOf } from "../../office/time-zone.ts";
import { type DatedLeadEvent, findClosing, type Lead, listPartners } from "../records/lead-record.ts";
import type { ExportedLead } from "./exported-leads.server.ts";

export interface LeadColumn {
  readonly title: string;
  /** Text, unless a spreadsheet can compute with it. */
  readonly kind?: XlsxCellKind;
  readonly read: (lead: ExportedLead) => string;
}

interface Variant {
  readonly phones: readonly LeadColumn[];
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
const forExcel = (timeZone: string): Variant => ({
  phones: [{ title: "phone", read: ({ phone, phoneTyped }) => formatDialedPhone(phone, phoneTyped) }],
  formatMoment: (moment) => timeZoneOf(timeZone).format(moment).slice(0, "2026-11-15 06:00".length),
});

/** For Excel, times are those of a time zone. */
export function listLeadColumns(timeZone?: string): readonly LeadColumn[] {
  const { phones, formatMoment } = timeZone === undefined ? PLAIN : forExcel(timeZone);
  return [
    { title: "reference", read: (lead) => lead.reference },
    { title: "receivedAt", kind: "moment", read: (lead) => formatMoment(lead.createdAt) },
    { title: "status", read: (lead) => lead.status },
    { title: "lastContactAt", kind: "moment", read: (lead) => formatMoment(lead.lastContactAt) },
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
      kind: "number",
      read: ({ status, events }) => String(findClosing(status, events)?.amount ?? ""),
    },
    {
      title: "closedOn",
      kind: "day",
      read: ({ status, events }) => findClosing(status, events)?.closedOn ?? "",
    },
    {
      title: "followUpOn",
      kind: "day",
      read: ({ followUp }) => (followUp === undefined ? "" : followUp.day),
    },
    { title: "followUp", read: ({ followUp }) => followUp?.text ?? "" },
    { title: "joinedTo", read: ({ joinedTo }) => joinedTo ?? "" },
    // After an opt-out, by somebody who gave the address: the opt-out is in force all the same.
    { title: "askedAgain", read: ({ hasAskedAgain }) => (hasAskedAgain ? "yes" : "") },
    { title: "owner", read: ({ owner }) => owner ?? "" },
    {
      title: "lendersRatio",
      kind: "number",
      read: ({ dealRatio }) => (dealRatio === null ? "" : (dealRatio / 100).toFixed(2)),
    },
    { title: "loanAmount", kind: "number", read: ({ loanAmount }) => String(loanAmount ?? "") },
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

/**
 * A number as dialed in the US: `1 (512) 555-0142`, `011 44 20 7946 0958`. Excel turns +15125550142 into the number
 * 15125550142, but keeps digits with spaces as text. Any other program reads it as well.
 */
function formatDialedPhone(phone: string, typed: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  const { ext } = parsePhoneNumberFromString(typed, { defaultCountry: "US", extract: false }) ?? {};
  const dialed = parsed?.format("IDD", { fromCountry: "US" }) ?? phone;
  return ext === undefined ? dialed : `${dialed} ext. ${ext}`;
}
