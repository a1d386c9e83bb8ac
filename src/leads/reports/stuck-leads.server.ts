import type { ExpressionBuilder } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type OfficeCalendar, overdueBefore } from "../../office/office-calendar.ts";
import { countDueFollowUps } from "../follow-ups/follow-up-store.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import type { StuckLeads } from "./stuck-leads.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** As in the daily digest. */
const CONTACTED_DAYS = 7;
/** A lender takes longer. */
const REFERRED_DAYS = 14;
const NAMED = 3;
const MAX_COUNTED = 1_000;

/** What waits for the operator now, whenever it came in. Suspected and joined leads, and what is planned, are left out. */
export async function readStuckLeads(
  database: Database<LeadTables>,
  { now, office }: { readonly now: number; readonly office: OfficeCalendar },
): Promise<readonly StuckLeads[]> {
  const touchedBefore = (days: number) => now - days * DAY_MS;
  return [
    await find(database, "late", "created_at", (is) =>
      is.and([
        is("status", "=", "new"),
        is("suspicions", "=", "[]"),
        is("created_at", "<", overdueBefore(now, office)),
      ]),
    ),
    await find(database, "contacted", "last_contact_at", (is) =>
      is.and([
        is("status", "=", "contacted"),
        is("last_contact_at", "<", touchedBefore(CONTACTED_DAYS)),
        hasNoPlan(is),
      ]),
    ),
    await find(database, "referred", "last_contact_at", (is) =>
      is.and([
        is("status", "=", "referred"),
        is("last_contact_at", "<", touchedBefore(REFERRED_DAYS)),
        hasNoPlan(is),
      ]),
    ),
    {
      kind: "follow-ups",
      count: await countDueFollowUps(database, { before: now, limit: MAX_COUNTED }),
      oldest: [],
    },
  ];
}

type Condition = ExpressionBuilder<LeadTables, "leads">;

/** What is planned does not wait. */
function hasNoPlan(is: Condition) {
  const plans = is.selectFrom("lead_follow_ups").select("id");
  return is.not(is.exists(plans.whereRef("lead_follow_ups.lead_id", "=", "leads.id")));
}

async function find(
  { db }: Database<LeadTables>,
  kind: StuckLeads["kind"],
  since: "created_at" | "last_contact_at",
  condition: (is: Condition) => ReturnType<Condition["and"]>,
): Promise<StuckLeads> {
  const found = db.selectFrom("leads").where(condition).where(standsAlone);
  const oldest = await found
    .select(["reference", "name", `${since} as since`])
    .orderBy(since)
    .orderBy("id")
    .limit(NAMED)
    .execute();
  return { kind, count: await countRows(found), oldest };
}
