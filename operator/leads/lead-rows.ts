import { formatUtcTime } from "../../src/leads/delivery/lead-facts.ts";
import { nameScopes, type OptOutScope } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { findOptOuts } from "../../src/leads/privacy/suppressions.server.ts";
import { CAMPAIGN_LABELS, type Lead } from "../../src/leads/records/lead-record.ts";
import type { SiteDatabase } from "../context.ts";
import type { Column } from "../table.ts";

/** A lead as the operator sees it, with its person's opt-outs beside the contact details. */
export interface ListedLead extends Lead {
  readonly optedOut: readonly OptOutScope[];
}

export async function addOptOuts(
  { db }: SiteDatabase,
  keys: PrivacyKeys,
  leads: readonly Lead[],
): Promise<readonly ListedLead[]> {
  const optOuts = await findOptOuts(db, keys, leads);
  return leads.map((lead) => ({ ...lead, optedOut: optOuts.get(lead.id) ?? [] }));
}

export const LEAD_COLUMNS: readonly Column<ListedLead>[] = [
  { title: "REFERENCE", read: (lead) => lead.reference },
  { title: "RECEIVED", read: (lead) => formatUtcTime(lead.createdAt) },
  { title: "STATUS", read: (lead) => lead.status },
  { title: "SOURCE", read: (lead) => lead.source },
  { title: "NAME", read: (lead) => lead.name },
  { title: "EMAIL", read: (lead) => lead.email },
  { title: "PHONE", read: (lead) => lead.phone },
  { title: "OPTED OUT", read: (lead) => nameScopes(lead.optedOut) },
  { title: "STATE", read: (lead) => lead.state ?? "" },
  { title: "PURPOSE", read: (lead) => lead.loanPurpose ?? "" },
  { title: "SUSPECT", read: (lead) => lead.suspicions.join(" ") },
];

/** JSON for scripts: field names as in the API, times as ISO 8601. */
export function describeLead(lead: ListedLead) {
  const { id: _, createdAt, lastContactAt, origin, ...fields } = lead;
  return {
    ...fields,
    receivedAt: new Date(createdAt).toISOString(),
    lastContactAt: new Date(lastContactAt).toISOString(),
    ...origin,
  };
}

/** Columns of the CSV export for spreadsheets. */
export const CSV_COLUMNS: readonly Column<ListedLead>[] = [
  { title: "reference", read: (lead) => lead.reference },
  { title: "receivedAt", read: (lead) => new Date(lead.createdAt).toISOString() },
  { title: "status", read: (lead) => lead.status },
  { title: "lastContactAt", read: (lead) => new Date(lead.lastContactAt).toISOString() },
  { title: "name", read: (lead) => lead.name },
  { title: "email", read: (lead) => lead.email },
  { title: "phone", read: (lead) => lead.phone },
  { title: "phoneTyped", read: (lead) => lead.phoneTyped },
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
];
