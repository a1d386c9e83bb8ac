import { countRows } from "../../../platform/database/count-rows.ts";
import type { Database } from "../../../platform/database/database.ts";
import { endOfOfficeDay } from "../../office/office-calendar.ts";
import { countLeadsWithDueFollowUps } from "../follow-ups/follow-up-store.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import { isStuck, type StuckQuestion } from "./stuck-condition.server.ts";
import { STUCK_LISTS, type StuckLeads } from "./stuck-leads.ts";

const NAMED = 3;
const MAX_COUNTED = 1_000;

/** What waits for the operator now, whenever it came in. Joined leads are left out. */
export async function readStuckLeads(
  database: Database<LeadTables>,
  question: Omit<StuckQuestion, "kind">,
): Promise<readonly StuckLeads[]> {
  const found: StuckLeads[] = [];
  for (const kind of STUCK_LISTS) found.push(await find(database, { ...question, kind }));
  const before = endOfOfficeDay(question.now, question.office);
  const count = await countLeadsWithDueFollowUps(database, { before, limit: MAX_COUNTED });
  return [...found, { kind: "follow-ups", count, oldest: [] }];
}

async function find({ db }: Database<LeadTables>, question: StuckQuestion): Promise<StuckLeads> {
  const { kind } = question;
  const since = kind === "late" ? "created_at" : "last_contact_at";
  const found = db.selectFrom("leads").where(isStuck(question)).where(standsAlone);
  const oldest = await found
    .select(["reference", "name", `${since} as since`])
    .orderBy(since)
    .orderBy("id")
    .limit(NAMED)
    .execute();
  return { kind, count: await countRows(found), oldest };
}
