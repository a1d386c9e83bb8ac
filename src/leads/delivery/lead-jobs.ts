/** The kinds of jobs that leads bring. */
export const LEAD_JOBS = ["lead-email", "lead-webhook", "lead-acknowledgement", "lead-opt-out"] as const;
export type LeadJobKind = (typeof LEAD_JOBS)[number];
