/** The kinds of jobs that a lead can queue. */
export const LEAD_JOBS = [
  "lead-email",
  "lead-owner-email",
  "lead-webhook",
  "lead-acknowledgement",
  "lead-opt-out",
  "lead-opt-in-link",
  "lead-opt-in",
  "lead-follow-up",
  "lead-written-mail",
] as const;
export type LeadJobKind = (typeof LEAD_JOBS)[number];

/** The kinds of jobs that tell the operator how the site is doing. */
export const OPERATOR_JOBS = ["failure-email", "failure-webhook", "daily-digest", "access-notice"] as const;
export type OperatorJobKind = (typeof OPERATOR_JOBS)[number];
