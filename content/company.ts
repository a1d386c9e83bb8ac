/**
 * Who runs the site. Every page, email and legal text reads these values, so going live means changing one file. The
 * shipped values are placeholders that cannot be mistaken for a real company.
 */
export const company = {
  name: "RentRatio",
  legalName: "RentRatio LLC",
  state: "Texas",
  tagline: "The rent qualifies the loan. Know your ratio first.",
  phone: { display: "(512) 555-0142", e164: "+15125550142" },
  email: "hello@rentratio.example",
  address: {
    street: "100 Sample Ledger Way, Suite 200",
    city: "Austin",
    region: "TX",
    postalCode: "78700",
    country: "US",
  },
  hours: "Monday-Friday 9 AM-6 PM CST",
  leadReply: "within one business day",
  emailReply: "within 24 hours",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/rentratio-example" },
    { name: "YouTube", url: "https://www.youtube.com/@rentratio-example" },
    { name: "X", url: "https://x.com/rentratio_example" },
  ],
} as const;

/** The sentence in every page's footer (spec, sections 1 and 2). */
export const disclaimer =
  "RentRatio LLC is an educational and referral service. It does not originate, broker or fund loans, does not make credit decisions, and does not guarantee approval or rates. Visitors are never charged for a referral; lenders may pay RentRatio for referrals that close.";
