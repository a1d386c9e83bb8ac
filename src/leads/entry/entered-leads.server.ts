import type { ExpressionBuilder } from "kysely";
import type { LeadTables } from "../records/lead-tables.server.ts";

/** The site promised its person an answer. Nobody did that to the person of a lead that the operator entered. */
export function isPromised(is: ExpressionBuilder<LeadTables, "leads">) {
  return is("leads.agreed_channels", "is", null);
}

/**
 * Came through the site, or somebody has worked with it since it was entered: a file of old contacts is not five hundred
 * people who were forgotten.
 */
export function isInHand(is: ExpressionBuilder<LeadTables, "leads">) {
  const work = is
    .selectFrom("lead_events")
    .select("lead_events.id")
    .where("kind", "in", ["status", "mailed"]);
  return is.or([isPromised(is), is.exists(work.whereRef("lead_events.lead_id", "=", "leads.id"))]);
}
