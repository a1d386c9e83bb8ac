import type { QuickDay } from "../../src/leads/follow-ups/follow-up.ts";
import type { EventWords } from "../../src/leads/records/lead-event-words.ts";
import type { LeadStatus } from "../../src/leads/records/lead-record.ts";
import type { FollowUpView, Moment, PromiseClock } from "../frame/office-times.ts";
import type { ConsentView } from "./consent-view-data.ts";

export interface TimelineEntry {
  readonly when: Moment;
  readonly kind: "received" | "delivery" | "consent" | EventWords["kind"];
  readonly text: string;
  /** Reference of the lead it belongs to, if that is one joined to this one. */
  readonly of?: string | undefined;
  /** Who did it, if a person did. */
  readonly by?: string | undefined;
  readonly isProblem?: boolean | undefined;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface LeadView {
  readonly page: "lead";
  readonly reference: string;
  readonly name: string;
  readonly status: LeadStatus;
  /** With what it was closed, such as " with $310,000 on 2026-11-13". */
  readonly closing: string;
  readonly received: Moment;
  readonly clock?: PromiseClock | undefined;
  readonly followUp?: (FollowUpView & { readonly day: string; readonly time: string }) | undefined;
  /** Days to choose with one click. */
  readonly quickDays: readonly QuickDay[];
  /** An ISO date in the office. */
  readonly today: string;
  readonly phone: { readonly typed: string; readonly dial: string; readonly isForbidden: boolean };
  readonly email: { readonly address: string; readonly isForbidden: boolean };
  /** What opt-outs forbid, in a sentence. */
  readonly optOut?: string | undefined;
  readonly facts: readonly Fact[];
  /** The three numbers of the deal, if the person sent one. */
  readonly deal: readonly Fact[];
  readonly dealSummary?: string | undefined;
  readonly message?: string | undefined;
  readonly suspicions: readonly string[];
  /** Lenders that the person agreed to, and that have not got this lead. Empty after an opt-out from sharing. */
  readonly partners: readonly string[];
  readonly otherLeads: readonly {
    readonly reference: string;
    readonly received: Moment;
    readonly same: string;
  }[];
  /** Reference of the lead that leads, if this one is joined to it. */
  readonly joinedTo?: string | undefined;
  /** References of leads that are joined to this one. */
  readonly joined: readonly string[];
  readonly consent?: ConsentView | undefined;
  readonly timeline: readonly TimelineEntry[];
  /** Goes back with the forms that change something: a change by somebody else in the meantime is then noticed. */
  readonly revision: string;
  /** What was wrong with a form, beside what was typed. */
  readonly problem?: LeadProblem | undefined;
}

export interface LeadProblem {
  readonly text: string;
  readonly note: string;
  /** By the name of the field. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
}
