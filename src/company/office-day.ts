import { isoDateOf } from "../ui/dates.ts";

/** Where the operator's office is. */
const OFFICE_TIME_ZONE = "America/Chicago";

/** The date of a page that shows "today", until the browser knows better. */
export function officeDay(): string {
  return isoDateOf(new Date(), OFFICE_TIME_ZONE);
}
