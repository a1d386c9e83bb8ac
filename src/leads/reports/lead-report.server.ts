import type { Database } from "../../../platform/database/database.ts";
import { listDailyVisits, listVisits, type VisitTables } from "../../../platform/visits/visit-store.ts";
import type { AuditTables } from "../../audit/audit-log.server.ts";
import {
  type Days,
  dayInOffice,
  type OfficeCalendar,
  officeDayMinutes,
  officeMinutesBetween,
  periodOf,
  replyDeadline,
} from "../../office/office-calendar.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { type OutcomeFilter, readLeadOutcomes } from "./lead-outcomes.server.ts";
import { type LeadReport, type ReportGroup, startTally, weekOf } from "./report-rows.ts";

export interface ReportRequest extends Days, Pick<OutcomeFilter, "offered"> {
  readonly by: ReportGroup;
  readonly now: number;
  readonly office: OfficeCalendar;
  readonly countsVisits: boolean;
}

type ReportDatabase = Database<LeadTables & AuditTables & VisitTables>;

/** How many leads came in, by one of the things they carry, how soon they were answered, and what became of them. */
export async function readLeadReport(
  database: ReportDatabase,
  { by, now, office, countsVisits, from, to, offered }: ReportRequest,
): Promise<LeadReport> {
  const today = dayInOffice(now, office);
  const tally = startTally({
    by,
    now,
    lastDay: to !== undefined && to < today ? to : today,
    dayOf: (moment) => dayInOffice(moment, office),
    officeDay: officeDayMinutes(office),
    deadlineOf: (receivedAt) => replyDeadline(receivedAt, office),
    minutesBetween: (start, end) => officeMinutesBetween(start, end, office),
    visits: countsVisits ? await readVisits(database, by, { from, to }) : null,
  });
  const period = periodOf({ from, to }, office);
  for await (const outcomes of readLeadOutcomes(database, {
    ...period,
    offered,
    namesActors: by === "person",
  }))
    tally.add(outcomes);
  return tally.finish();
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
