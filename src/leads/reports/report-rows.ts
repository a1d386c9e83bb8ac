import type { Campaign } from "../../campaign/campaign.ts";
import type { State } from "../../office/states.ts";
import type { LeadStatus } from "../records/lead-record.ts";

/** Where a lead came from and what became of it, without the person. */
export interface LeadOutcome {
  readonly createdAt: number;
  readonly source: string;
  readonly state: State | null;
  readonly page: string | null;
  readonly campaign: Campaign;
  readonly status: LeadStatus;
  /** When the operator first gave it another status than new. */
  readonly contactedAt: number | null;
  readonly wasReferred: boolean;
  /** With what it was closed, in dollars; null if it is not closed, or nobody wrote it down. */
  readonly closedAmount: number | null;
}

export const REPORT_GROUPS = ["week", "source", "campaign", "page", "state"] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

export interface ReportRow {
  /** The group's value; for a week, its Monday. */
  readonly name: string;
  readonly leads: number;
  readonly inTime: number;
  readonly late: number;
  readonly waiting: number;
  readonly referred: number;
  readonly closed: number;
  /** The sum of the amounts that closed leads have, in dollars. */
  readonly closedAmount: number;
  /** Null if they are not counted, or not by this group. */
  readonly visits: number | null;
}

export interface ReportRules {
  readonly by: ReportGroup;
  readonly now: number;
  /** The last day that the report covers, even if nothing happened on it. */
  readonly lastDay: string;
  readonly dayOf: (moment: number) => string;
  readonly deadlineOf: (receivedAt: number) => number;
  /** By name of the group. */
  readonly visits: ReadonlyMap<string, number> | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const NOT_GIVEN = "(not given)";

/** What a report counts, with the names that its columns have in files. */
export const REPORT_COUNTS = [
  "leads",
  "inTime",
  "late",
  "waiting",
  "referred",
  "closed",
  "visits",
  "closedAmount",
] as const satisfies readonly (keyof ReportRow)[];

/** Rows of a spreadsheet, with a first row of names. */
export function writeReportCells(
  by: ReportGroup,
  rows: readonly ReportRow[],
): readonly (readonly string[])[] {
  return [
    [by, ...REPORT_COUNTS],
    ...rows.map((row) => [row.name, ...REPORT_COUNTS.map((count) => String(row[count] ?? ""))]),
  ];
}

const NOTHING = { leads: 0, inTime: 0, late: 0, waiting: 0, referred: 0, closed: 0, closedAmount: 0 };

type Counts = typeof NOTHING;

/** Counts leads as they are read, because all of them at once may be many. */
export interface ReportTally {
  add(outcomes: readonly LeadOutcome[]): void;
  /** Weeks in their order, without gaps; other groups with the most leads first. */
  rows(): readonly ReportRow[];
}

export function startTally(rules: ReportRules): ReportTally {
  const { by, lastDay, visits } = rules;
  const groups = new Map<string, Counts>();
  return {
    add(outcomes) {
      for (const outcome of outcomes) {
        const name = nameGroup(outcome, rules);
        const counts = groups.get(name) ?? { ...NOTHING };
        groups.set(name, counts);
        count(outcome, counts, rules);
      }
    },
    rows() {
      const found = new Set([...groups.keys(), ...(visits?.keys() ?? [])]);
      const names = by === "week" ? fillWeeks(found, weekOf(lastDay)) : [...found];
      const rows = names.map((name) => ({
        name,
        ...(groups.get(name) ?? NOTHING),
        visits: visits === null ? null : (visits.get(name) ?? 0),
      }));
      return by === "week" ? rows : rows.toSorted(byImportance);
    },
  };
}

function count(
  { createdAt, contactedAt, status, wasReferred, closedAmount }: LeadOutcome,
  counts: Counts,
  { now, deadlineOf }: ReportRules,
): void {
  const isPunctual = (contactedAt ?? now) <= deadlineOf(createdAt);
  counts.leads += 1;
  if (!isPunctual) counts.late += 1;
  else if (contactedAt === null) counts.waiting += 1;
  else counts.inTime += 1;
  if (wasReferred) counts.referred += 1;
  if (status === "closed") counts.closed += 1;
  counts.closedAmount += closedAmount ?? 0;
}

export function sumRows(rows: readonly ReportRow[]): Omit<ReportRow, "name"> {
  const sums = { ...NOTHING, visits: rows.some(({ visits }) => visits !== null) ? 0 : null };
  for (const row of rows) {
    for (const name of REPORT_COUNTS) if (sums[name] !== null) sums[name] += row[name] ?? 0;
  }
  return sums;
}

/** The Monday of the week. */
export function weekOf(day: string): string {
  const moment = Date.parse(day);
  const daysSinceMonday = (new Date(moment).getUTCDay() + 6) % 7;
  return toDay(moment - daysSinceMonday * DAY_MS);
}

function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function fillWeeks(found: ReadonlySet<string>, last: string): readonly string[] {
  if (found.size === 0) return [];
  const weeks = [...found, last].toSorted();
  const [start = 0, end = 0] = [weeks[0], weeks.at(-1)].map((week) => Date.parse(week ?? last));
  return Array.from({ length: (end - start) / WEEK_MS + 1 }, (_, index) => toDay(start + index * WEEK_MS));
}

function nameGroup(outcome: LeadOutcome, { by, dayOf }: ReportRules): string {
  switch (by) {
    case "week":
      return weekOf(dayOf(outcome.createdAt));
    case "source":
      return outcome.source;
    case "campaign":
      return nameCampaign(outcome);
    case "page":
      return outcome.page ?? NOT_GIVEN;
    case "state":
      return outcome.state ?? NOT_GIVEN;
  }
}

/** `newsletter / email / spring`: source, medium and name, with a dash for one that is missing between the others. */
function nameCampaign({ campaign }: LeadOutcome): string {
  const parts = [campaign.utm_source, campaign.utm_medium, campaign.utm_campaign];
  const last = parts.findLastIndex((part) => part !== undefined);
  return last < 0
    ? "(none)"
    : parts
        .slice(0, last + 1)
        .map((part) => part ?? "-")
        .join(" / ");
}

function byImportance(one: ReportRow, other: ReportRow): number {
  return (
    other.leads - one.leads || (other.visits ?? 0) - (one.visits ?? 0) || one.name.localeCompare(other.name)
  );
}
