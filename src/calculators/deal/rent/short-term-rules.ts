/** Rules by which lenders count bookings. No more than words: cards of lenders show them too. */
export const SHORT_TERM_RULE_NAMES = {
  "gross-80": "80% of 12-month gross",
  "lower-80": "80% of the lower of 12-month average and market",
  "net-of-fees": "12 months of receipts, net of management fees",
  "average-100": "12-month average, in full",
  "market-only": "Long-term market rent only",
  "projection-share": "A share of the projection",
} as const;
