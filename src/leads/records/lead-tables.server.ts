import type { Generated } from "kysely";
import type { LoanPurpose, State } from "../lead.ts";
import type { ContactDecision } from "../privacy/opt-out.ts";
import type { LeadStatus } from "./lead-record.ts";

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
  };
  lead_events: {
    id: string;
    lead_id: string;
    happened_at: number;
    kind: string;
    /** JSON */
    detail: string;
  };
  consent_records: {
    sequence: number;
    lead_id: string;
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
