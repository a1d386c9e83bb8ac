import type { Campaign } from "../../campaign/campaign.ts";
import type { State } from "../../office/states.ts";
import { type AnswerTimes, summarizeTimes } from "./answer-times.ts";

/** Where a lead came from and what became of it, without the person. */
export interface LeadOutcome {
  readonly createdAt: number;
  readonly source: string;
  readonly state: State | null;
  readonly page: string | null;
  readonly campaign: Campaign;
  /** A program may have sent it, and nobody has worked with it. */
  readonly isSuspected: boolean;
  /** The operator entered it: nobody promised its person an answer, so it is neither in time nor late. */
  readonly isEntered: boolean;
  /** When the operator first gave it another status than new. */
  readonly contactedAt: number | null;
  /** Who did that; null if nobody recorded it. */
  readonly contactedBy: string | null;
  /** Its person was named to a lender. */
  readonly wasReferred: boolean;
  /** Its deal was offered to a lender without a name. */
  readonly wasOffered: boolean;
  readonly isClosed: boolean;
  /** With what it was closed, in dollars; null if it is not closed, or nobody wrote it down. */
  readonly closedAmount: number | null;
}

export const REPORT_GROUPS = ["week", "person", "source", "campaign", "page", "state"] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

export interface ReportCounts {
  readonly leads: number;
  readonly inTime: number;
  readonly late: number;
  readonly waiting: number;
  readonly referred: number;
  readonly closed: number;
  /** The sum of the amounts that closed leads have, in dollars. */
  readonly closedAmount: number;
  readonly contacted: number;
  /** Referred, or offered without a name. */
  readonly offered: number;
  /** Not among the leads. */
  readonly suspected: number;
  /** Of the contacted, those that the site had promised an answer. */
  readonly answered: number;
  /** Of the leads, those that the operator entered. */
  readonly entered: number;
}

export interface ReportTotal extends ReportCounts, AnswerTimes {
  /** Null if they are not counted, or not by this group. */
  readonly visits: number | null;
}

export interface ReportRow extends ReportTotal {
  /** The group's value; for a week, its Monday. */
  readonly name: string;
}

/** Weeks in their order, without gaps; other groups with the most leads first. */
export interface LeadReport {
  readonly rows: readonly ReportRow[];
  readonly total: ReportTotal;
}

export interface ReportRules {
  readonly by: ReportGroup;
  readonly now: number;
  /** The last day that the report covers, even if nothing happened on it. */
  readonly lastDay: string;
  readonly dayOf: (moment: number) => string;
  /** The promise: minutes that the office is open on a day. */
  readonly officeDay: number;
  readonly deadlineOf: (receivedAt: number) => number;
  /** While the office was open. */
  readonly minutesBetween: (start: number, end: number) => number;
  /** By name of the group. */
  readonly visits: ReadonlyMap<string, number> | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const NOT_GIVEN = "(not given)";
const NOBODY = "(nobody yet)";
const NOT_RECORDED = "(not recorded)";

/** What a report counts, with the names that its columns have in files. New ones come last. */
export const REPORT_COUNTS = [
  "leads",
  "inTime",
  "late",
  "waiting",
  "referred",
  "closed",
  "visits",
  "closedAmount",
  "contacted",
  "offered",
  "suspected",
  "medianMinutes",
  "p90Minutes",
  "entered",
] as const satisfies readonly (keyof ReportTotal)[];

/** Rows of a spreadsheet, with a first row of names. */
export function writeReportCells(by: ReportGroup, { rows }: LeadReport): readonly (readonly string[])[] {
  return [
    [by, ...REPORT_COUNTS],
    ...rows.map((row) => [row.name, ...REPORT_COUNTS.map((count) => String(row[count] ?? ""))]),
  ];
}

const NOTHING: ReportCounts = {
  leads: 0,
  inTime: 0,
  late: 0,
  waiting: 0,
  referred: 0,
  closed: 0,
  closedAmount: 0,
  contacted: 0,
  offered: 0,
  suspected: 0,
  answered: 0,
  entered: 0,
};

interface Group {
  readonly counts: { -readonly [Count in keyof ReportCounts]: number };
  /** Until each first answer, in minutes while the office was open. */
  readonly minutes: number[];
}

const newGroup = (): Group => ({ counts: { ...NOTHING }, minutes: [] });

/** Counts leads as they are read, because all of them at once may be many. */
export interface ReportTally {
  add(outcomes: readonly LeadOutcome[]): void;
  finish(): LeadReport;
}

export function startTally(rules: ReportRules): ReportTally {
  const { by, lastDay, visits } = rules;
  const groups = new Map<string, Group>();
  const all = newGroup();
  const weeks = new Map<string, string>();
  const rememberWeek = (day: string) => {
    const week = weeks.get(day) ?? weekOf(day);
    weeks.set(day, week);
    return week;
  };
  return {
    add(outcomes) {
      for (const outcome of outcomes) {
        const name = nameGroup(outcome, rules, rememberWeek);
        const group = groups.get(name) ?? newGroup();
        groups.set(name, group);
        // Takes longer than counting it.
        const promise = outcome.isSuspected || outcome.isEntered ? undefined : judge(outcome, rules);
        for (const each of [group, all]) count(outcome, each, promise);
      }
    },
    finish() {
      const found = new Set([...groups.keys(), ...(visits?.keys() ?? [])]);
      const names = by === "week" ? fillWeeks(found, weekOf(lastDay)) : [...found];
      const rows = names.map((name) => ({
        name,
        ...sumUp(groups.get(name) ?? newGroup()),
        visits: visits === null ? null : (visits.get(name) ?? 0),
      }));
      const seen = visits && [...visits.values()].reduce((sum, each) => sum + each, 0);
      return {
        rows: by === "week" ? rows : rows.toSorted(byImportance),
        total: { ...sumUp(all), visits: seen },
      };
    },
  };
}

function sumUp({ counts, minutes }: Group) {
  return { ...counts, ...summarizeTimes(minutes) };
}

/** How long it took or takes until the answer, in minutes while the office was open, and whether that keeps the promise. */
function judge({ createdAt, contactedAt }: LeadOutcome, rules: ReportRules) {
  const end = contactedAt ?? rules.now;
  const waited = rules.minutesBetween(createdAt, end);
  // The promise is one office day. Only in its last minute do seconds decide.
  const isPunctual =
    waited === rules.officeDay ? end <= rules.deadlineOf(createdAt) : waited < rules.officeDay;
  return { waited, isPunctual };
}

function count(
  { isSuspected, isEntered, contactedAt, wasReferred, wasOffered, isClosed, closedAmount }: LeadOutcome,
  { counts, minutes }: Group,
  promise: ReturnType<typeof judge> | undefined,
): void {
  if (isSuspected) {
    counts.suspected += 1;
    return;
  }
  counts.leads += 1;
  if (isEntered) counts.entered += 1;
  if (contactedAt !== null) counts.contacted += 1;
  if (promise !== undefined) {
    if (!promise.isPunctual) counts.late += 1;
    else if (contactedAt === null) counts.waiting += 1;
    else counts.inTime += 1;
    if (contactedAt !== null) {
      counts.answered += 1;
      minutes.push(promise.waited);
    }
  }
  if (wasReferred) counts.referred += 1;
  if (wasReferred || wasOffered) counts.offered += 1;
  if (isClosed) counts.closed += 1;
  counts.closedAmount += closedAmount ?? 0;
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

function nameGroup(
  outcome: LeadOutcome,
  { by, dayOf }: ReportRules,
  weekOfDay: (day: string) => string,
): string {
  switch (by) {
    case "week":
      return weekOfDay(dayOf(outcome.createdAt));
    case "person":
      return outcome.contactedAt === null ? NOBODY : (outcome.contactedBy ?? NOT_RECORDED);
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

/** `newsletter / email / spring`: those that are there of source, medium and name. */
function nameCampaign({ campaign }: LeadOutcome): string {
  const parts = [campaign.utm_source, campaign.utm_medium, campaign.utm_campaign];
  return parts.filter((part) => part !== undefined).join(" / ") || "(none)";
}

function byImportance(one: ReportRow, other: ReportRow): number {
  return (
    other.leads - one.leads || (other.visits ?? 0) - (one.visits ?? 0) || one.name.localeCompare(other.name)
  );
}
