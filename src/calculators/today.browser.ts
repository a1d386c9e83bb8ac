import { isoDateOf } from "../ui/dates.ts";

/** The visitor's own calendar date, as `2026-11-15`. */
export function todayHere(): string {
  return isoDateOf(new Date());
}
