import { describeDay, type FollowUpPlan } from "../../src/leads/follow-ups/follow-up.ts";
import { dayInOffice, type OfficeCalendar } from "../../src/office/office-calendar.ts";

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
