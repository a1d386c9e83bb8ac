import type { Campaign } from "../../campaign/campaign.ts";
import type { RecordedCorrection } from "../consent/consent-record.ts";
import type { LeadFields } from "../lead.ts";
import type { ContactChannel, OptOutScope } from "../privacy/opt-out.ts";

export const LEAD_STATUSES = ["new", "contacted", "referred", "closed", "declined"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Signs that a program may have sent the lead. It is stored anyway: a person may have filled in the hidden field. */
export const SUSPICIONS = ["honeypot-filled", "sent-too-fast", "form-token-invalid", "many-links"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

const SUSPICION_WORDS: Readonly<Record<Suspicion, string>> = {
  "honeypot-filled": "filled in a field that people do not see",
  "sent-too-fast": "sent within three seconds",
  "form-token-invalid": "sent without opening the form, or a day after",
  "many-links": "three links or more in its text",
};

/** For people. Programs get the values. */
export function describeSuspicions(suspicions: readonly Suspicion[]): string {
  return suspicions.map((suspicion) => SUSPICION_WORDS[suspicion]).join("; ");
}

/** Where the visitor came from, as far as they or their browser said. */
export interface LeadOrigin {
  readonly page: string | null;
  /** URL of the page that led to the site, without its query. */
  readonly referrer: string | null;
  readonly campaign: Campaign;
}

/** A lead as it is stored. */
export interface Lead extends LeadFields {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: number;
  readonly origin: LeadOrigin;
  readonly suspicions: readonly Suspicion[];
  /** Whether it came with a valid form token. Programs may send leads without one. */
  readonly hasFormToken: boolean;
  readonly status: LeadStatus;
  readonly lastContactAt: number;
  /** The name of the colleague it belongs to; null if it belongs to nobody. */
  readonly owner: string | null;
  /** The lender's ratio of the deal that was sent along, in hundredths. */
  readonly dealRatio: number | null;
  /** In dollars: what it was closed with, otherwise the deal's. */
  readonly loanAmount: number | null;
  /** How its person agreed to be contacted, if the operator entered it; null if it came through the site's consent. */
  readonly agreedChannels: readonly ContactChannel[] | null;
}

/** How a status was set, unless by the command line. */
export const STATUS_CHANNELS = ["mail link"] as const;
export type StatusChannel = (typeof STATUS_CHANNELS)[number];

interface StatusEvent {
  readonly kind: "status";
  readonly status: LeadStatus;
  readonly by?: StatusChannel | undefined;
  /** Only a closed lead has them, as far as they are known: the loan in whole dollars, and the ISO date of the closing. */
  readonly amount?: number | undefined;
  readonly closedOn?: string | undefined;
  /** Only a declined lead has one: nobody asked for anything. */
  readonly reason?: "spam" | undefined;
}

interface FollowUpEvent {
  readonly kind: "follow-up";
  readonly step: "set" | "moved" | "done" | "removed";
  /** When it is due: an ISO date, and minutes after midnight unless any time of that day will do. */
  readonly day: string;
  readonly minute?: number | undefined;
  readonly text: string;
}

/** What happened to a lead after it came in. */
export type LeadEvent =
  | StatusEvent
  /** The lead was shared. The person may ask with whom. `isChosen`: the operator recorded that the person chose this lender. */
  | { readonly kind: "shared"; readonly partner: string; readonly isChosen?: true | undefined }
  /** The name was taken back from a lender that the operator had told it. */
  | { readonly kind: "unshared"; readonly partner: string }
  | { readonly kind: "note"; readonly text: string }
  /** A mail that somebody wrote to the person. `job` names its delivery. */
  | { readonly kind: "mailed"; readonly job: string; readonly subject: string; readonly text: string }
  | {
      readonly kind: "corrected";
      readonly fields: readonly string[];
      /** Digests of the new values that are part of the consent too: shows whether they were changed again. */
      readonly digests?: RecordedCorrection["digests"];
    }
  | FollowUpEvent
  /** Given to a colleague, or to nobody. */
  | { readonly kind: "assigned"; readonly owner: string | null }
  /** What happened between the deal and lenders, in words that identify nobody. */
  | { readonly kind: "handoff"; readonly text: string }
  /** Two leads of one person: `reference` is the other one, and `isMain` says whether it is the one that leads. */
  | { readonly kind: "joined" | "unjoined"; readonly reference: string; readonly isMain: boolean }
  | {
      readonly kind: "opted-out" | "opted-in";
      readonly reason: string;
      readonly scopes: readonly OptOutScope[];
    };

export type DatedLeadEvent = LeadEvent & { readonly happenedAt: number };

/** The lenders that a lead was shared with, each once, in the order of the sharing. */
export function listPartners(events: readonly LeadEvent[]): readonly string[] {
  return [...new Set(events.flatMap((event) => (event.kind === "shared" ? [event.partner] : [])))];
}

export type Closing = Pick<StatusEvent, "amount" | "closedOn">;

/** With what a lead was closed last, as far as it is known. Undefined if it is not closed. */
export function findClosing(status: LeadStatus, events: readonly LeadEvent[]): Closing | undefined {
  if (status !== "closed") return undefined;
  const closings = events
    .filter((event) => event.kind === "status")
    .filter((event) => event.status === "closed");
  return closings.at(-1);
}
