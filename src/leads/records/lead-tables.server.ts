import type { Generated, Kysely } from "kysely";
import type { State } from "../../office/states.ts";
import type { LoanPurpose } from "../lead.ts";
import type { ContactDecision } from "../privacy/opt-out.ts";
import type { LeadStatus } from "./lead-record.ts";

/** The database, or a transaction that the reading is part of. */
export type LeadReader = Pick<Kysely<LeadTables>, "selectFrom">;

/** Column names leave this folder's stores only as Kysely types. */
export interface LeadTables {
  leads: {
    id: string;
    reference: string;
    created_at: number;
    name: string;
    email: string;
    /** Lowercase, for searching: in practice, case makes no difference in email addresses. */
    email_key: string;
    phone: string;
    phone_typed: string;
    state: State | null;
    loan_purpose: LoanPurpose | null;
    source: string;
    page: string | null;
    referrer: string | null;
    /** JSON */
    campaign: string;
    /** JSON */
    suspicions: string;
    status: LeadStatus;
    last_contact_at: number;
    /** Hash of the content and its sender, to recognize it when it is sent again. */
    fingerprint: string;
    deal_summary: string | null;
    message: string | null;
    /** 1 if it came with a valid form token. */
    has_form_token: Generated<0 | 1>;
    /** The name of the colleague it belongs to; null if it belongs to nobody. */
    owner: Generated<string | null>;
    /** The lender's ratio of the deal in hundredths; null without one. */
    deal_ratio: Generated<number | null>;
    /** In dollars: what it was closed with, otherwise the deal's. */
    loan_amount: Generated<number | null>;
    /** JSON; null unless the operator entered the lead. */
    agreed_channels: Generated<string | null>;
    /** Where a search looks: name, address and message, folded. */
    search_text: Generated<string | null>;
  };
  /** Colleagues that leads can belong to: everybody who may enter the desk. */
  lead_owners: {
    id: string;
    name: string;
    /** Where their digest and reminders go; null: to the office. */
    email: string | null;
    /** 1 if new leads are given to them in turn. */
    takes_turns: 0 | 1;
    /** Counts up: whoever has the lowest is next. */
    last_turn: number;
  };
  /** What each colleague did last to several leads at once, to take it back. */
  lead_acts: {
    id: string;
    actor: string;
    done_at: number;
    words: string;
  };
  /** How the leads were before. */
  lead_act_changes: {
    act_id: string;
    lead_id: string;
    status: LeadStatus;
    owner: string | null;
    loan_amount: number | null;
    last_contact_at: number;
  };
  lead_events: {
    id: string;
    lead_id: string;
    happened_at: number;
    kind: string;
    /** JSON */
    detail: string;
    /** Where a search looks, folded; null if nobody wrote anything. */
    search_text: Generated<string | null>;
  };
  /** What the operator wants to do next about a lead. Gone once it is done. */
  lead_follow_ups: {
    /** Another one whenever it is moved: it names the reminder. */
    id: string;
    lead_id: string;
    /** An ISO date in the office. */
    day: string;
    /** Minutes after midnight; null if any time of the day will do. */
    minute: number | null;
    due_at: number;
    text: string;
    /** When the reminder was queued. */
    reminded_at: number | null;
  };
  /** Leads of a person who has another lead, which leads. */
  lead_joins: {
    lead_id: string;
    main_lead_id: string;
    joined_at: number;
  };
  /** Every version of a template. The one with the highest number counts. */
  mail_templates: {
    id: string;
    version: number;
    name: string;
    subject: string;
    text: string;
    is_removed: 0 | 1;
    saved_at: number;
    saved_by: string;
  };
  consent_records: {
    sequence: number;
    lead_id: string;
    /** Null for the record that came with the lead. */
    release_id: string | null;
    reference: string;
    recorded_at: number;
    content: string | null;
    content_sha256: string;
    previous_hash: string;
    hash: string;
    salt: string | null;
    /** JSON */
    personal: string;
  };
  idempotency_keys: {
    key: string;
    fingerprint: string;
    lead_id: string;
    created_at: number;
  };
  suppressions: {
    id: string;
    kind: "email" | "phone";
    /** The address, or its digest once the person was forgotten. */
    value: string;
    /** Which secret made the digest; null for an address. */
    key_id: string | null;
    decision: ContactDecision;
    /** JSON */
    scopes: string;
    reason: string;
    created_at: number;
  };
  suppression_salt: {
    /** Always 1: the table has one row. */
    id: 1;
    salt: string;
  };
  privacy_requests: {
    id: string;
    kind: string;
    requested_at: number;
    /** JSON: references only. */
    leads: string;
  };
}
