import type { Lead } from "../records/lead-record.ts";
import type { LeadReader } from "../records/lead-tables.server.ts";

/** Database engines limit the number of values in a statement. */
const LEADS_PER_QUERY = 500;

type Joined = Pick<Lead, "id" | "email" | "phone">;

/** The other leads that the operator has joined with each lead, by lead id. One that is joined with none has no entry. */
export async function listJoinedLeads(
  db: LeadReader,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Joined[]>> {
  const others = new Map<string, readonly Joined[]>();
  for (let start = 0; start < leadIds.length; start += LEADS_PER_QUERY) {
    const some = leadIds.slice(start, start + LEADS_PER_QUERY);
    const groups = await findGroups(db, some);
    for (const id of some) {
      const group = [...groups.values()].find((leads) => leads.some((lead) => lead.id === id));
      if (group !== undefined)
        others.set(
          id,
          group.filter((lead) => lead.id !== id),
        );
    }
  }
  return others;
}

/** All leads of the persons who have one of these, by the id of the lead that leads. */
async function findGroups(
  db: LeadReader,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Joined[]>> {
  const touched = await db
    .selectFrom("lead_joins")
    .select("main_lead_id")
    .where((is) => is.or([is("lead_id", "in", leadIds), is("main_lead_id", "in", leadIds)]))
    .execute();
  if (touched.length === 0) return new Map();
  const mains = [...new Set(touched.map(({ main_lead_id }) => main_lead_id))];
  const rows = await db
    .selectFrom("leads")
    .leftJoin("lead_joins", "lead_joins.lead_id", "leads.id")
    .select(["leads.id", "leads.email", "leads.phone", "lead_joins.main_lead_id as mainId"])
    .where((is) => is.or([is("leads.id", "in", mains), is("lead_joins.main_lead_id", "in", mains)]))
    .execute();
  return Map.groupBy(rows, ({ id, mainId }) => mainId ?? id);
}
