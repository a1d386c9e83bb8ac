import type { Lead } from "../records/lead-record.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { listRelatedLeads } from "../records/related-leads.server.ts";
import { formatUtcTime } from "./lead-facts.ts";

/** The newest say enough. `leads show` lists more. */
const MAX_NAMED = 3;

/** A sentence for the operator if the email address or phone number asked before. */
export async function nameEarlierLeads(database: LeadDatabase, lead: Lead): Promise<readonly string[]> {
  const found = await listRelatedLeads(database, lead, { limit: MAX_NAMED + 1, before: lead.createdAt });
  if (found.length === 0) return [];
  const named = found
    .slice(0, MAX_NAMED)
    .map(({ reference, createdAt }) => `${reference}, on ${formatUtcTime(createdAt)}`);
  const more = found.length > MAX_NAMED ? "; and more" : "";
  return [`The same email address or phone number also asked before: ${named.join("; ")}${more}.`];
}
