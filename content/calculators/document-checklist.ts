type Purpose = "purchase" | "rate-term" | "cash-out";

/** A document that a lender may ask for. Without a condition it applies to everybody. */
export type ChecklistRecord = {
  readonly id: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  /** Why a lender asks, or who supplies it. */
  readonly note?: string;
  readonly purposes?: readonly Purpose[];
  readonly use?: "long-term" | "short-term";
  readonly entity?: "personal" | "llc";
};

const REFINANCES: readonly Purpose[] = ["rate-term", "cash-out"];

const GROUPS: Readonly<Record<string, readonly Omit<ChecklistRecord, "group">[]>> = {
  "The property": [
    {
      id: "purchase-contract",
      label: "Signed purchase contract with all addenda",
      purposes: ["purchase"],
    },
    {
      id: "payoff-letter",
      label: "Current mortgage statement and payoff letter",
      note: "The payoff letter states what you owe on the old loan on closing day.",
      purposes: REFINANCES,
    },
    {
      id: "settlement-statement",
      label: "Settlement statement from your purchase",
      note: "It proves how long you have owned the property and what you paid. Lenders commonly use a new value after 0 to 12 months.",
      purposes: REFINANCES,
    },
    {
      id: "rehab-receipts",
      label: "Receipts for improvements since you bought",
      note: "Before the seasoning period is over, many lenders use cost plus improvements.",
      purposes: ["cash-out"],
    },
    {
      id: "leases",
      label: "Signed leases for every occupied unit",
      use: "long-term",
    },
    {
      id: "rent-receipts",
      label: "Two months of rent receipts or deposits",
      note: "Usually needed where the lease is above market rent.",
      use: "long-term",
    },
    {
      id: "rent-schedule",
      label: "Appraisal with a market rent schedule",
      note: "The lender orders it: Form 1007 for one unit, Form 1025 for two to four.",
    },
    {
      id: "booking-statements",
      label: "Twelve months of booking statements",
      note: "From each platform, with gross income and fees. With less history, many lenders count the long-term market rent.",
      use: "short-term",
    },
    {
      id: "rental-permit",
      label: "Short-term rental permit or license, where the city requires one",
      use: "short-term",
    },
    { id: "tax-bill", label: "Latest property tax bill" },
    {
      id: "reassessment",
      label: "The county's tax rate, applied to your price",
      note: "A sale can trigger a reassessment, so the seller's bill may be too low.",
      purposes: ["purchase"],
    },
    { id: "association-dues", label: "Association contact and dues statement, if there is one" },
  ],
  "You and your company": [
    { id: "identification", label: "Government-issued identification for each guarantor" },
    { id: "property-schedule", label: "List of other properties you own, with loans and rents" },
    {
      id: "business-purpose",
      label: "Business purpose and non-owner-occupancy statement",
      note: "You certify that neither you nor your family will live there.",
    },
    {
      id: "articles",
      label: "LLC articles of organization",
      entity: "llc",
    },
    {
      id: "operating-agreement",
      label: "Operating agreement with the ownership shares",
      entity: "llc",
    },
    {
      id: "tax-id-letter",
      label: "Federal tax identification letter (EIN)",
      entity: "llc",
    },
    {
      id: "good-standing",
      label: "Certificate of good standing",
      entity: "llc",
    },
    {
      id: "guarantee",
      label: "Personal guarantee of the owners",
      note: "The lender prepares it. A full guarantee is usual when an LLC borrows.",
      entity: "llc",
    },
  ],
  "The cash": [
    {
      id: "bank-statements",
      label: "Two months of statements, all pages, for every account used",
      note: "They show the cash to close and the reserves that stay in your account.",
    },
    { id: "large-deposits", label: "Written source for each large or unusual deposit" },
    {
      id: "earnest-money",
      label: "Proof that the earnest money was paid",
      purposes: ["purchase"],
    },
    {
      id: "cash-out-use",
      label: "Short letter on what the cash is for",
      note: "Some lenders ask for it, because the money has to serve a business purpose.",
      purposes: ["cash-out"],
    },
  ],
  Closing: [
    {
      id: "insurance-quote",
      label: "Landlord insurance quote with the yearly premium",
      purposes: ["purchase"],
      use: "long-term",
    },
    {
      id: "insurance-quote-short-term",
      label: "Insurance quote that covers short-term guests, with the yearly premium",
      purposes: ["purchase"],
      use: "short-term",
    },
    {
      id: "insurance-policy",
      label: "Current insurance policy with the yearly premium",
      note: "It has to name the new lender as mortgagee.",
      purposes: REFINANCES,
    },
    { id: "flood-quote", label: "Flood insurance quote, where the map calls for it" },
    { id: "title-contact", label: "Title or escrow company and contact" },
  ],
};

/** What lenders commonly ask for. Each lender has its own list. */
export const documentChecklist: readonly ChecklistRecord[] = Object.entries(GROUPS).flatMap(
  ([group, items]) => items.map((item) => ({ ...item, group })),
);
