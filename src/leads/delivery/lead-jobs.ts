/** The kinds of jobs that a lead can queue. */
export const LEAD_JOBS = ["lead-email", "lead-webhook", "lead-acknowledgement", "lead-opt-out"] as const;
export type LeadJobKind = (typeof LEAD_JOBS)[number];
