import { nameWeekday } from "../../src/office/describe-time.ts";
import { addDays, dayInOffice, type OfficeCalendar } from "../../src/office/office-calendar.ts";
import { OWNER_ME } from "./inbox-address.ts";

/** Lists that everybody has, beside those that somebody saved. */
export interface BuiltInView {
  readonly name: string;
  readonly address: string;
}

export function listBuiltInViews(now: number, office: OfficeCalendar): readonly BuiltInView[] {
  return [
    { name: "Mine", address: `/?view=all&owner=${OWNER_ME}` },
    { name: "This week", address: `/?view=all&from=${mondayOf(dayInOffice(now, office))}` },
  ];
}

/** Weeks begin on Monday, as in the reports. */
function mondayOf(day: string): string {
  let monday = day;
  while (nameWeekday(monday) !== "Monday") monday = addDays(monday, -1);
  return monday;
}
