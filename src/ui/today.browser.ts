import { isoDateOf } from "./dates.ts";

/** The calendar date where the visitor is, as `2026-11-15`. */
export function todayHere(): string {
  return isoDateOf(new Date());
}
