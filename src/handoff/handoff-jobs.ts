/** The kinds of jobs that a hand-off queues. */
export type HandoffJobKind =
  | "deal-offer"
  | "lender-webhook"
  | "offer-answered"
  | "handoff-step"
  | "lender-contact"
  | "lender-notice"
  | "release-told"
  | "deal-answers"
  | "deal-link-asked"
  | "deal-link";
