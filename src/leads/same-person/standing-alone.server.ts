import type { ExpressionBuilder } from "kysely";
import type { LeadTables } from "../records/lead-tables.server.ts";

/** For queries of leads that wait: a joined one is answered with the one that leads. */
export function standsAlone(is: ExpressionBuilder<LeadTables, "leads">) {
  const join = is.selectFrom("lead_joins").select("lead_joins.lead_id");
  return is.not(is.exists(join.whereRef("lead_joins.lead_id", "=", "leads.id")));
}
