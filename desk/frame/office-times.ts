import { describeDay, type FollowUpPlan } from "../../src/leads/follow-ups/follow-up.ts";
import { describeDuration, formatTimeOfDay, nameWeekday } from "../../src/office/describe-time.ts";
import { dayInOffice, type OfficeCalendar, replyDeadline } from "../../src/office/office-calendar.ts";
import { timeZoneOf } from "../../src/office/time-zone.ts";

/** A moment, for people and for programs. */
export interface Moment {
  readonly text: string;
  readonly iso: string;
}

/** How much of the promised time is left. */
export interface PromiseClock {
  readonly state: "in time" | "soon" | "late";
  /** Such as "answer by Tue 10:30" or "late by 3 hours". */
  readonly text: string;
  readonly deadline: Moment;
}

/** In the office's time zone. */
export function describeMoment(moment: number, { timeZone }: Pick<OfficeCalendar, "timeZone">): Moment {
  return { text: timeZoneOf(timeZone).format(moment), iso: new Date(moment).toISOString() };
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** From then on the clock is amber. */
const SOON_MS = 3 * HOUR_MS;

/** How a lead that nobody has answered stands to the promise of one business day. */
export function readPromiseClock(receivedAt: number, now: number, office: OfficeCalendar): PromiseClock {
  const due = replyDeadline(receivedAt, office);
  const deadline = describeMoment(due, office);
  if (now > due) return { state: "late", text: `late by ${describeDuration(now - due)}`, deadline };
  const text = `answer by ${describeDeadline(due, now, office)}`;
  return { state: due - now <= SOON_MS ? "soon" : "in time", text, deadline };
}

function describeDeadline(due: number, now: number, { timeZone }: OfficeCalendar): string {
  const zone = timeZoneOf(timeZone);
  const { day, minute } = zone.read(due);
  const time = formatTimeOfDay(minute);
  if (day === zone.read(now).day) return `${time} today`;
  return due - now < 6 * DAY_MS ? `${nameWeekday(day).slice(0, 3)} ${time}` : `${day} ${time}`;
}

/** What the operator planned to do next. */
export interface FollowUpView {
  /** Such as "Wed 2026-11-18 14:30". */
  readonly when: string;
  readonly text: string;
  readonly state: "later" | "today" | "overdue";
}

interface Planned extends FollowUpPlan {
  readonly dueAt: number;
}

/** Overdue is what was due on an earlier day, or at an earlier time today. */
export function describeFollowUp(
  followUp: Planned,
  { office, now }: { readonly office: OfficeCalendar; readonly now: number },
): FollowUpView {
  const { day, minute, text, dueAt } = followUp;
  const today = dayInOffice(now, office);
  const isOverdue = day < today || (minute !== undefined && dueAt < now);
  return {
    when: describeDay(followUp),
    text,
    state: isOverdue ? "overdue" : day === today ? "today" : "later",
  };
}
