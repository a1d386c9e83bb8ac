import { company } from "./company.ts";
import type { FaqItem } from "./faq.ts";
import { loanFacts } from "./loan-facts.ts";
import { titledTexts } from "./titled-texts.ts";

/** Ticks exist only in the visitor's browser memory and on the printed page; the ids name the checkboxes. */
export type ChecklistGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
};

/** The page around the steps. Its texts say how many there are. */
export const prequalificationText = {
  title: "DSCR Prequalification in Four Steps",
  metaDescription:
    "Four steps to a DSCR prequalification: calculate the ratio, gather documents, compare lenders, pass the review. With times and a printable checklist.",
  heading: "Prequalify in four steps",
  lede: "From the first division of rent by payment to a lender's answer: what to do, what to have in hand, and how long each step takes.",
  closing: {
    heading: "Where to start",
    text: "Work out the ratio first. With it in hand, the directory shows which lenders would read your file.",
  },
} as const;

/** Timeframes are the specification's, one per step and in this order. */
export const prequalificationSteps = [
  {
    id: "calculate-your-dscr",
    title: "Calculate your DSCR",
    description:
      "Enter the rent, the expenses and the expected loan payment in the calculator. The ratio tells you which lenders will keep reading and how much room the deal has if a cost comes in higher than planned.",
    requirements: [
      "Monthly rent from the lease, or a realistic market rent",
      "Yearly property tax and an insurance quote, each divided by twelve",
      "Association dues, if there are any",
      "Expected loan amount, rate and term",
    ],
    timeframe: "5-10 minutes",
  },
  {
    id: "gather-your-documents",
    title: "Gather your documents",
    description:
      "A DSCR lender skips your tax returns but still wants documents on the property, the borrower and the cash. Collect everything before you apply, so that the first review does not end with a request for more.",
    requirements: [
      "Government-issued identification for every guarantor",
      `Two months of bank statements that show the down payment and ${loanFacts.reserves} of reserves`,
      "Purchase contract, or the current mortgage statement for a refinance",
      "Leases and rent receipts for occupied units",
      "LLC formation documents, if a company will hold title",
    ],
    timeframe: "1-2 hours",
  },
  {
    id: "compare-lenders-and-apply",
    title: "Compare lenders and ask for terms",
    description:
      "Pick two or three lenders whose ratio, loan size and leverage limits fit your deal. Give each the same facts on the same day, and ask for the rate, the points, the fees and the prepayment terms in writing.",
    requirements: [
      "Property address, price or estimated value, and loan purpose",
      "Your ratio from step 1 and the figures behind it",
      "An honest estimate of your credit score",
      "Permission for a credit check, once you choose a lender",
    ],
    timeframe: "30-60 minutes",
  },
  {
    id: "lender-review-and-approval",
    title: "Lender review and approval",
    description:
      "The lender orders the appraisal with a market rent schedule, checks title and insurance, and sends a list of conditions. Your ratio is calculated again with the appraiser's rent. The lender alone makes the credit decision.",
    requirements: [
      "Payment for the appraisal",
      "Insurance policy or binder that names the lender",
      "Quick answers to the list of conditions",
      "Cash to close, in the account you documented",
    ],
    timeframe: "10-21 days",
  },
] as const;

export const prequalificationStats = [
  { value: loanFacts.dscr.minimum, label: "minimum DSCR at many lenders" },
  { value: loanFacts.downPayment.minimum, label: "minimum down payment" },
  { value: loanFacts.approval, label: "to a first, conditional approval, as lenders advertise" },
  { value: loanFacts.closing.general, label: "typical time to closing" },
] as const;

export const prequalificationTips = titledTexts({
  "Use the rent the appraiser will use":
    "Lenders commonly take the lower of the lease and the market rent. Look up three comparable rentals nearby, and run your ratio with the lowest of them.",
  "Get an insurance quote before you offer":
    "In coastal and hail-prone areas the premium can move a ratio by several hundredths. A real quote costs you one call; a late surprise can cost you the approval.",
  "Budget taxes at your price":
    "Many counties reassess after a sale. The seller's bill may rest on an old value or on an exemption that ends with the sale. Ask for the current tax rate and apply it to your price.",
  "Do not move money around":
    "Keep the down payment and reserves in one account for two statement cycles. Every unexplained transfer becomes a question, and every question adds days.",
  "Aim above the floor": `For example, a deal that needs ${loanFacts.dscr.minimum} and shows 1.02 fails if the appraised rent drops by 3%. Plan for ${loanFacts.dscr.preferred} and you keep your terms when a number moves.`,
});

export const prequalificationFaq = [
  {
    id: "does-prequalification-affect-credit",
    question: "Does prequalifying affect my credit score?",
    answer:
      "The calculators on this site never look at your credit. A lender may start with a soft inquiry, which does not affect your score, and run a hard inquiry when you apply. Ask which kind it is before you give permission.",
  },
  {
    id: "is-prequalification-an-approval",
    question: "Is a prequalification the same as an approval?",
    answer: `No. A prequalification relies on figures you supply. An approval comes from the lender after it has checked the appraisal, title, credit and funds. ${company.name} issues neither; it helps you prepare and introduces you to lenders.`,
  },
  {
    id: "what-if-ratio-is-below-minimum",
    question: "What if my ratio is below 1.00?",
    answer:
      "Try a larger down payment first, then an interest-only payment and a second insurance quote. If the ratio stays low, some lenders accept it with a smaller loan and a higher rate. A price reduction helps most, because it lowers both the loan and, in many places, the tax.",
  },
  {
    id: "can-i-prequalify-without-a-property",
    question: "Can I prequalify before I have found a property?",
    answer: `In part. A lender can look at your credit, cash and experience, and tell you the leverage it would consider. The ratio needs an address, a rent and a payment. Use the calculator to find the highest payment a typical rent in your area supports at ${loanFacts.dscr.preferred}.`,
  },
  {
    id: "how-long-does-a-prequalification-last",
    question: "How long does a prequalification stay valid?",
    answer: `Often 30 to 90 days, and it varies by lender. Credit reports and bank statements age, and rates move in the meantime. Your rate is not held until you lock it, and a lock commonly lasts ${loanFacts.rateLock}.`,
  },
] as const satisfies readonly FaqItem[];

export const documentChecklist = [
  {
    id: "property",
    title: "The property",
    items: [
      { id: "purchase-contract", label: "Signed purchase contract with all addenda (purchase)" },
      { id: "mortgage-statement", label: "Current mortgage statement and payoff contact (refinance)" },
      { id: "leases", label: "Signed leases for every occupied unit" },
      { id: "rent-receipts", label: "Two months of rent receipts or deposits" },
      { id: "booking-history", label: "Twelve months of booking statements (short-term rental)" },
      { id: "tax-bill", label: "Latest property tax bill" },
      { id: "association-dues", label: "Association contact and dues statement" },
    ],
  },
  {
    id: "borrower",
    title: "You and your company",
    items: [
      { id: "identification", label: "Government-issued identification for each guarantor" },
      { id: "articles", label: "LLC articles of organization" },
      { id: "operating-agreement", label: "Operating agreement with the ownership shares" },
      { id: "tax-id-letter", label: "Federal tax identification letter (EIN)" },
      { id: "good-standing", label: "Certificate of good standing" },
      { id: "property-schedule", label: "List of other properties you own, with loans and rents" },
    ],
  },
  {
    id: "funds",
    title: "The cash",
    items: [
      { id: "bank-statements", label: "Two months of statements, all pages, for every account used" },
      { id: "large-deposits", label: "Written source for each large or unusual deposit" },
      { id: "reserves", label: `Proof of ${loanFacts.reserves} of payments left after closing` },
      { id: "earnest-money", label: "Proof that the earnest money was paid" },
    ],
  },
  {
    id: "closing",
    title: "Closing",
    items: [
      { id: "insurance-quote", label: "Landlord insurance quote with the yearly premium" },
      { id: "flood-quote", label: "Flood insurance quote, where the map calls for it" },
      { id: "title-contact", label: "Title or escrow company and contact" },
      { id: "rehab-receipts", label: "Receipts for improvements (refinance after renovation)" },
    ],
  },
] as const satisfies readonly ChecklistGroup[];
