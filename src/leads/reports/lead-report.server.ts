import type { Database } from "../../../platform/database/database.ts";
import { listDailyVisits, listVisits, type VisitTables } from "../../../platform/visits/visit-store.ts";
import {
  type Days,
  dayInOffice,
  type OfficeCalendar,
  periodOf,
  replyDeadline,
} from "../../office/office-calendar.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { readLeadOutcomes } from "./lead-outcomes.server.ts";
import { type ReportGroup, type ReportRow, startTally, weekOf } from "./report-rows.ts";

export interface ReportRequest extends Days {
  readonly by: ReportGroup;
  readonly now: number;
  readonly office: OfficeCalendar;
  readonly countsVisits: boolean;
}

type ReportDatabase = Database<LeadTables & VisitTables>;

/** How many leads came in, by one of the things they carry, and what became of them. */
export async function readLeadReport(
  database: ReportDatabase,
  { by, now, office, countsVisits, from, to }: ReportRequest,
): Promise<readonly ReportRow[]> {
  const today = dayInOffice(now, office);
  const tally = startTally({
    by,
    now,
    lastDay: to !== undefined && to < today ? to : today,
    dayOf: (moment) => dayInOffice(moment, office),
    deadlineOf: (receivedAt) => replyDeadline(receivedAt, office),
    visits: countsVisits ? await readVisits(database, by, { from, to }) : null,
  });
  for await (const outcomes of readLeadOutcomes(database, periodOf({ from, to }, office)))
    tally.add(outcomes);
  return tally.rows();
}

/** By name of the group; null for groups that a visit does not have. */
async function readVisits(
  database: ReportDatabase,
  by: ReportGroup,
  days: Days,
): Promise<ReadonlyMap<string, number> | null> {
  if (by === "page") {
    return new Map((await listVisits(database, days)).map(({ path, visits }) => [path, visits]));
  }
  if (by !== "week") return null;
  const weeks = new Map<string, number>();
  for (const { day, visits } of await listDailyVisits(database, days)) {
    weeks.set(weekOf(day), (weeks.get(weekOf(day)) ?? 0) + visits);
  }
  return weeks;
}
