import type { OptOutScope } from "../../src/leads/privacy/opt-out.ts";
import type { LeadStatus } from "../../src/leads/records/lead-record.ts";
import type { FollowUpView, Moment, PromiseClock } from "../frame/office-times.ts";

export interface InboxRow {
  readonly reference: string;
  readonly name: string;
  readonly status: LeadStatus;
  readonly received: Moment;
  /** Only of leads that wait for an answer. */
  readonly clock?: PromiseClock | undefined;
  /** Set if the lead is listed because something was planned for today or earlier. */
  readonly followUp?: FollowUpView | undefined;
  readonly state: string;
  readonly purpose: string;
  readonly source: string;
  readonly campaign: string;
  readonly phone: string;
  readonly email: string;
  readonly optedOut: readonly OptOutScope[];
  /** Other leads with the same mail address or phone number. */
  readonly otherLeads: number;
  /** Reference of the lead that leads, if this one is joined to it. */
  readonly joinedTo?: string | undefined;
  readonly isSuspected: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The inbox's filters as typed; empty: all. */
export interface InboxFilters {
  readonly view: "waiting" | "due" | "all";
  readonly search: string;
  readonly status: string;
  readonly source: string;
  readonly campaign: string;
  readonly state: string;
  readonly purpose: string;
  readonly from: string;
  readonly to: string;
  readonly suspected: boolean;
}

export interface InboxView {
  readonly page: "inbox";
  readonly filters: InboxFilters;
  readonly choices: Readonly<
    Record<"status" | "source" | "campaign" | "state" | "purpose", readonly Choice[]>
  >;
  readonly rows: readonly InboxRow[];
  /** Follow-ups planned for today or earlier. */
  readonly due: number;
  /** Address of the next page. */
  readonly next?: string | undefined;
  /** What is wrong with a filter, such as a date that is none. */
  readonly problem?: string | undefined;
}
