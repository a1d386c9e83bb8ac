import type { LeadFields } from "../lead.ts";
import type { OptOutScope } from "../privacy/opt-out.ts";

export const LEAD_STATUSES = ["new", "contacted", "referred", "closed", "declined"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Signs that a program may have sent the lead. It is stored anyway: a person may have filled in the hidden field. */
export const SUSPICIONS = ["honeypot-filled", "sent-too-fast", "form-token-invalid"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Allow-list: no other parameter of a campaign URL is stored. */
export const CAMPAIGN_LABELS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type Campaign = Readonly<Partial<Record<(typeof CAMPAIGN_LABELS)[number], string>>>;

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
}

/** What happened to a lead after it came in. */
export type LeadEvent =
  | { readonly kind: "status"; readonly status: LeadStatus }
  /** The lead was shared. The person may ask with whom. */
  | { readonly kind: "shared"; readonly partner: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "corrected"; readonly fields: readonly string[] }
  | {
      readonly kind: "opted-out" | "opted-in";
      readonly reason: string;
      readonly scopes: readonly OptOutScope[];
    };

export type DatedLeadEvent = LeadEvent & { readonly happenedAt: number };
