/** The kinds of jobs that a hand-off queues. */
export type HandoffJobKind = "deal-offer" | "offer-answered";
