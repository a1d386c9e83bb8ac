import { cleanLine } from "../../api/clean-text.ts";
import { formatTimeOfDay, nameWeekday } from "../../office/describe-time.ts";
import {
  addBusinessDays,
  addDays,
  DATE_RULE,
  dayInOffice,
  isDay,
  type OfficeCalendar,
} from "../../office/office-calendar.ts";
import { timeZoneOf } from "../../office/time-zone.ts";

/** What the operator wants to do next about a lead, and when. */
export interface FollowUpPlan {
  /** An ISO date in the office. */
  readonly day: string;
  /** Minutes after midnight; undefined if any time of the day will do. */
  readonly minute: number | undefined;
  readonly text: string;
}

export const MAX_FOLLOW_UP_TEXT = 200;
const MAX_DAYS_AHEAD = 2 * 365;

/** A follow-up as somebody typed it. */
export interface TypedFollowUp {
  readonly day: string;
  /** May be empty. */
  readonly time: string;
  readonly text: string;
}

export interface PlanningMoment {
  readonly office: OfficeCalendar;
  readonly now: number;
}

export type FollowUpProblems = Readonly<Partial<Record<keyof TypedFollowUp, string>>>;

/** The plan, or what is wrong with each field. */
export function readFollowUp(
  typed: TypedFollowUp,
  moment: PlanningMoment,
): { readonly plan: FollowUpPlan } | { readonly problems: FollowUpProblems } {
  const minute = readTime(typed.time.trim());
  const plan = { day: typed.day.trim(), minute, text: cleanLine(typed.text) };
  const dayProblem = findDayProblem(plan.day, moment);
  const problems: FollowUpProblems = {
    ...(dayProblem !== undefined && { day: dayProblem }),
    ...(Number.isNaN(minute) && { time: "A time looks like 14:30." }),
    ...(plan.text.length > MAX_FOLLOW_UP_TEXT && {
      text: `At most ${MAX_FOLLOW_UP_TEXT} characters. Longer things belong in a note.`,
    }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  // A day without a time stays possible until it ends.
  if (minute !== undefined && dueMoment(plan, moment.office) < moment.now) {
    return { problems: { time: "This time is over." } };
  }
  return { plan };
}

function findDayProblem(day: string, { office, now }: PlanningMoment): string | undefined {
  const today = dayInOffice(now, office);
  if (!isDay(day)) return DATE_RULE;
  if (day < today) return "This day is over.";
  if (day > addDays(today, MAX_DAYS_AHEAD)) return "Choose a day within two years.";
  return undefined;
}

/** Undefined for nothing, NaN for something that is no time. */
function readTime(text: string): number | undefined {
  if (text === "") return undefined;
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return Number.NaN;
  const isTime = Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? Number(hours) * 60 + Number(minutes) : Number.NaN;
}

/** When the operator is reminded: at the time, or when the office opens on that day. */
export function dueMoment(
  { day, minute }: Pick<FollowUpPlan, "day" | "minute">,
  office: OfficeCalendar,
): number {
  return timeZoneOf(office.timeZone).momentOf(day, minute ?? office.opensAt);
}

/** `Wed 2026-11-18`, with the time if there is one. */
export function describeDay({
  day,
  minute,
}: {
  readonly day: string;
  readonly minute?: number | undefined;
}): string {
  const time = minute === undefined ? [] : [formatTimeOfDay(minute)];
  return [nameWeekday(day).slice(0, 3), day, ...time].join(" ");
}

export interface QuickDay {
  readonly label: string;
  readonly day: string;
  /** Such as "Wed 11-18". */
  readonly when: string;
}

/** Days to choose with one click, counted in days that the office is open. */
export function listQuickDays({ office, now }: PlanningMoment): readonly QuickDay[] {
  const today = dayInOffice(now, office);
  const [next, third, week] = [1, 3, 5].map((count) => addBusinessDays(today, count, office));
  if (next === undefined || third === undefined || week === undefined) return [];
  return [
    { label: next === addDays(today, 1) ? "Tomorrow" : nameWeekday(next), day: next },
    { label: "In 3 days", day: third },
    { label: "Next week", day: week },
  ].map((quick) => ({ ...quick, when: `${nameWeekday(quick.day).slice(0, 3)} ${quick.day.slice(5)}` }));
}
