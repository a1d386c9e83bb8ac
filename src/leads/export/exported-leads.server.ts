import type { Database } from "../../../platform/database/database.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";
import { type FollowUp, listFollowUps } from "../follow-ups/follow-up-store.server.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { listEventsByLead } from "../records/lead-queries.server.ts";
import type { DatedLeadEvent, Lead } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { addOptOuts, type LeadWithOptOuts } from "../records/listed-lead.server.ts";
import { listMainLeads } from "../same-person/lead-joins.server.ts";

export interface ExportedLead extends LeadWithOptOuts {
  readonly events: readonly DatedLeadEvent[];
  /** The next one. */
  readonly followUp: FollowUp | undefined;
  /** Reference of the lead that leads, if this one is joined to it. */
  readonly joinedTo: string | undefined;
}

/** What a line of a file says about a lead beside its own fields. For a page of leads at a time. */
export async function addExportDetails(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  page: readonly Lead[],
): Promise<readonly ExportedLead[]> {
  const ids = page.map(({ id }) => id);
  const events = await listEventsByLead(database, ids);
  const followUps = await listFollowUps(database, ids);
  const mains = await listMainLeads(database, ids);
  return (await addOptOuts(database, keys, page)).map((lead) => ({
    ...lead,
    events: events.get(lead.id) ?? [],
    followUp: followUps.get(lead.id)?.[0],
    joinedTo: mains.get(lead.id),
  }));
}

/** Words a visitor can write, or that may name one, are not repeated in the audit log. */
const FREE_TEXT: ReadonlySet<string> = new Set(["search", "source", "campaign"]);

/** Which list it was: `state TX, by campaign`. What is empty did not narrow it. */
export function nameList(filters: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(filters)
    .filter(([, value]) => value)
    .map(([name, value]) => (FREE_TEXT.has(name) ? `by ${name}` : `${name} ${value}`));
  return parts.length === 0 ? "leads" : `leads: ${parts.join(", ")}`;
}

/** Personal data left the desk: the audit log says who took it and which list it was, without naming anybody. */
export async function recordExport(
  database: Database<AuditTables>,
  { count, list }: { readonly count: number; readonly list: string },
  stamp: ActionStamp,
): Promise<void> {
  const action = `exported ${count} ${count === 1 ? "lead" : "leads"}`;
  await database.transaction((transaction) => recordAction(transaction, { action, subject: list }, stamp));
}
