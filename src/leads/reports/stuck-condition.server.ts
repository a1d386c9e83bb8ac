import type { ExpressionBuilder } from "kysely";
import { type OfficeCalendar, overdueBefore } from "../../office/office-calendar.ts";
import { isInHand, isPromised } from "../entry/entered-leads.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import type { StuckList } from "./stuck-leads.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** As in the daily digest; a lender takes longer. */
const IDLE_DAYS = { contacted: 7, referred: 14 } as const;

export interface StuckQuestion {
  readonly kind: StuckList;
  readonly now: number;
  readonly office: OfficeCalendar;
}

/** Suspected leads that nobody worked with are left out, and so is what is planned. */
export function isStuck({ kind, now, office }: StuckQuestion) {
  return (is: ExpressionBuilder<LeadTables, "leads">) => {
    if (kind === "late") {
      return is.and([
        is("status", "=", "new"),
        is("suspicions", "=", "[]"),
        is("created_at", "<", overdueBefore(now, office)),
        isPromised(is),
      ]);
    }
    const plans = is.selectFrom("lead_follow_ups").select("lead_follow_ups.id");
    return is.and([
      is("status", "=", kind),
      is("last_contact_at", "<", now - IDLE_DAYS[kind] * DAY_MS),
      is.not(is.exists(plans.whereRef("lead_follow_ups.lead_id", "=", "leads.id"))),
      isInHand(is),
    ]);
  };
}
