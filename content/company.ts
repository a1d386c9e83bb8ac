/** The name in its two halves; the frame of every page draws the second in the brand color. */
export const wordmark = ["Rent", "Ratio"] as const;

export const companyName = `${wordmark[0]}${wordmark[1]}`;

/** Who runs the site. How to reach the company stands in contact-details.ts, because the operator publishes that. */
export const company = {
  name: companyName,
  legalName: "RentRatio LLC",
  state: "Texas",
  tagline: "The rent qualifies the loan. Know your ratio first.",
  leadReply: "within one business day",
  emailReply: "within 24 hours",
} as const;

/** The sentence in every page's footer (spec, sections 1 and 2). */
export const disclaimer =
  "RentRatio LLC is an educational and referral service. It does not originate, broker or fund loans, does not make credit decisions, and does not guarantee approval or rates. Visitors are never charged for a referral; lenders may pay RentRatio for referrals that close.";
