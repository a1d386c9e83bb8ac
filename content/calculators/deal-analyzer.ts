import { bestRatesNote, bestScoreNote, figuresAsOf, loanFacts } from "../loan-facts.ts";
import { stateCostsSource } from "./state-costs.ts";

type Words = {
  readonly label: string;
  /** What to type, and where the suggested figure comes from. */
  readonly hint: string;
};

type Wording = Words & {
  /** Replacement in a refinance. */
  readonly refinance?: Words;
  /** Replacement for a short-term rental. */
  readonly shortTerm?: Words;
};

type Section = {
  readonly heading: string;
  readonly text: string;
  /** Replacement for the text in a refinance. */
  readonly refinance?: string;
  /** Small print. */
  readonly note?: string;
};

/** The page's field names. */
type DealFieldName =
  | "price"
  | "downPaymentPercent"
  | "downPayment"
  | "annualRatePercent"
  | "leaseRent"
  | "state"
  | "propertyTax"
  | "sellerTax"
  | "use"
  | "isVacant"
  | "marketRent"
  | "shortTermGross"
  | "hasShortTermHistory"
  | "shortTermRule"
  | "shortTermFeePercent"
  | "purpose"
  | "payoff"
  | "termYears"
  | "interestOnlyYears"
  | "prepayment"
  | "customPrepayment"
  | "targetRatio"
  | "insurance"
  | "associationDues"
  | "units"
  | "basis"
  | "creditScore"
  | "isNewInvestor"
  | "vacancyPercent"
  | "managementPercent"
  | "maintenancePercent"
  | "capitalReservePercent"
  | "utilities"
  | "closingCostPercent"
  | "points"
  | "reserveMonths";

type SectionName =
  | "ratios"
  | "bridge"
  | "path"
  | "limits"
  | "scenarios"
  | "eligibility"
  | "rate"
  | "safety"
  | "exit"
  | "keep"
  | "checklist";

/** Rules by which lenders choose the rent that counts. */
type RentRuleName =
  | "lease"
  | "lower-of-two"
  | "vacant-90"
  | "gross-80"
  | "lower-80"
  | "net-of-fees"
  | "market-only"
  | "unit-by-unit";

export type DealAnalyzerContent = {
  readonly title: string;
  readonly metaDescription: string;
  readonly heading: string;
  readonly lede: string;
  readonly needsScript: string;
  readonly exampleNote: string;
  /** Replaces the example's note once a figure was changed; about as long. */
  readonly ownNote: string;
  readonly firstLegend: string;
  /** Shown under a bill estimated from the state; {percent}, {whole}, {state} and {owners} are filled in. */
  readonly billHints: Readonly<
    Record<"ownerTax" | "landlordTax" | "ordinary" | "hail" | "hurricane" | "fromLink", string>
  >;
  /** What was taken over from another calculator, and what was not. */
  readonly originNotes: Readonly<Record<"cash-flow" | "dscr", string>>;
  readonly groups: Readonly<Record<"rent" | "loan" | "property" | "costs" | "closing", string>>;
  readonly fields: Readonly<Record<DealFieldName, Wording>>;
  /** Why a loan may not be larger. Each begins with the limit that the page computes with. */
  readonly ltvNotes: Readonly<Record<"purchase" | "rate-term" | "cash-out" | "belowOne", string>>;
  /** What an investor should know about each rule. */
  readonly rentRules: Readonly<Record<RentRuleName, string>>;
  readonly sections: Readonly<Record<SectionName, Section>>;
};

export const dealAnalyzer: DealAnalyzerContent = {
  title: "DSCR Deal Analyzer: Lender's View and Owner's View",
  metaDescription:
    "See one rental as a lender counts it, as a simple formula counts it, and as its owner lives it. Then find the rent, price or rate that makes it work.",
  heading: "Deal Analyzer",
  lede: "One rental, three honest numbers: what a lender divides, what a simple formula says, and what is left in your account. Then what would have to change.",
  needsScript:
    "Without JavaScript this page shows a worked example. Switch it on to put your own figures in; they stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with an empty sheet.",
  ownNote: "These are your figures. They stay in this page's address and are sent to nobody.",
  firstLegend: "The figures for a first answer",
  billHints: {
    ownerTax: `Left empty, {percent} of the {whole} a year, the median of owners in {state} who live in their house (${stateCostsSource.short}). They have exemptions that a landlord lacks, so ask the county.`,
    landlordTax: `Left empty, {percent} of the {whole} a year, our assumption for a landlord in {state}. Owners who live in their house pay {owners} at the median (${stateCostsSource.short}).`,
    ordinary: "Left empty, {percent} of the {whole} a year, our assumption for {state}.",
    hail: "Left empty, {percent} of the {whole} a year, our assumption for {state}, where hail and tornadoes are frequent.",
    hurricane:
      "Left empty, {percent} of the {whole} a year, our assumption for {state}, on the hurricane coast. Wind and flood may need policies of their own.",
    fromLink: "Left empty, {percent} of the {whole} a year, as the link that you opened has it.",
  },
  originNotes: {
    "cash-flow":
      "Your figures came along from the cash flow calculator. It knows no management and no reserves: add them under the owner's costs.",
    dscr: "Your rent came along, and your expenses stand as one sum in the property tax field: split them if you can. A debt service does not tell the price or the rate, so please fill in those.",
  },
  groups: {
    rent: "The rent in detail",
    loan: "The loan",
    property: "The property and you",
    costs: "What only the owner pays",
    closing: "Cash at closing",
  },
  fields: {
    price: {
      label: "Purchase price",
      hint: "What the contract says, or what you would offer.",
      refinance: { label: "Property value", hint: "What an appraiser would say it is worth." },
    },
    downPaymentPercent: {
      label: "Down payment, %",
      hint: `${loanFacts.downPayment.preferred} is the share that most programs price best.`,
      refinance: {
        label: "Equity left in, %",
        hint: "The share of the value that the new loan leaves free.",
      },
    },
    downPayment: {
      label: "Down payment, $",
      hint: "Changes with the percentage, and the other way round.",
      refinance: {
        label: "Equity left in, $",
        hint: "Changes with the percentage, and the other way round.",
      },
    },
    annualRatePercent: {
      label: "Interest rate, %",
      hint: "Starts at the second of the four sample rates on our rates page. Illustrative.",
    },
    leaseRent: {
      label: "Monthly rent",
      hint: "What the lease says, or what you expect one to say.",
      shortTerm: {
        label: "Monthly rent",
        hint: "Bookings count instead. Under a projection it stands in for a missing market rent.",
      },
    },
    propertyTax: {
      label: "Property tax a month",
      hint: "Left empty, 1.25% of the price a year; with the state chosen, its own figure. The bill after the sale, not the seller's.",
      refinance: {
        label: "Property tax a month",
        hint: "From the last bill. Left empty, 1.25% of the value a year.",
      },
    },
    state: {
      label: "State",
      hint: "Sets taxes and insurance as long as you have not typed them.",
    },
    sellerTax: {
      label: "Seller's tax bill a month",
      hint: "From the listing. A sale can bring a reassessment and ends the seller's exemptions, so it does not count.",
    },
    use: { label: "Rented by", hint: "Bookings are counted by rules of their own." },
    isVacant: {
      label: "Today it is",
      hint: "An empty house counts at 90% of market rent with many lenders.",
    },
    marketRent: {
      label: "Market rent a month",
      hint: "The appraiser's figure, from Form 1007 or 1025. Left empty, the lease counts.",
      shortTerm: {
        label: "Market rent a month",
        hint: "The appraiser's figure for a yearly lease. It counts in place of a projection.",
      },
    },
    shortTermGross: { label: "Bookings in a year", hint: "Gross, before platform and management fees." },
    hasShortTermHistory: {
      label: "Behind that figure stand",
      hint: "Projections rarely count: the market rent takes their place.",
    },
    shortTermRule: { label: "Rule for bookings", hint: "Lenders differ. Ask which of the three is theirs." },
    shortTermFeePercent: {
      label: "Management and platform fees, %",
      hint: "20% is common for full-service managers. You pay them whatever rule the lender has.",
    },
    purpose: { label: "Purpose", hint: "Cash-out usually stops at a lower loan-to-value." },
    payoff: { label: "Old loan to pay off", hint: "From the payoff letter. 0 if the house is free." },
    termYears: { label: "Term", hint: "30 years is the standard; 40 exists with some lenders." },
    interestOnlyYears: {
      label: "Interest-only",
      hint: "10 years, then 20 that repay everything, is the usual form.",
    },
    prepayment: {
      label: "Prepayment penalty",
      hint: "5-4-3-2-1 is common: 5% of the balance in the first year, then a point less each year.",
    },
    customPrepayment: { label: "Percent by year", hint: "For example 3-3-2-1." },
    targetRatio: {
      label: "Target ratio",
      hint: `${loanFacts.dscr.preferred} is what lenders prefer, ${loanFacts.dscr.minimum} the usual floor. Below that, lenders commonly stop at ${loanFacts.belowOneLtv.text} of the value.`,
    },
    insurance: {
      label: "Insurance a month",
      hint: "Left empty, 0.6% of the price a year. Coastal and hail states cost far more.",
      refinance: {
        label: "Insurance a month",
        hint: "From the policy. Left empty, 0.6% of the value a year.",
      },
    },
    associationDues: { label: "Association dues a month", hint: "The A in PITIA. 0 without an association." },
    units: { label: "Units", hint: "From five on, many lenders change their test." },
    basis: {
      label: "The lender divides",
      hint: "Preset by the units. On 5-8 units both tests are in use. Net operating income is the rent less 5% vacancy, 5% management, your repairs, $300 a unit a year, taxes, insurance, dues and utilities.",
    },
    creditScore: {
      label: "Credit score",
      hint: `Of the person who guarantees the loan: ${loanFacts.credit.typical} is typical. Moves the rate estimate.`,
    },
    isNewInvestor: { label: "Experience", hint: "A first rental costs a little more in the rate estimate." },
    vacancyPercent: {
      label: "Vacancy, %",
      hint: "5% is about 18 days a year: one change of tenant every other year.",
    },
    managementPercent: {
      label: "Management, %",
      hint: "8% of rent is a common fee. Your own time costs something too.",
    },
    maintenancePercent: {
      label: "Repairs, %",
      hint: "5% of rent; older houses need more. A bank that divides net operating income counts them too.",
    },
    capitalReservePercent: {
      label: "Roof, heating and the like, %",
      hint: "5% of rent set aside for what breaks once in twenty years.",
    },
    utilities: { label: "Utilities you pay a month", hint: "0 where tenants pay their own." },
    closingCostPercent: {
      label: "Closing costs, % of price",
      hint: "2% for title, appraisal, recording and prepaid items. It varies by state.",
      refinance: {
        label: "Closing costs, % of value",
        hint: "2% for title, appraisal, recording and prepaid items. It varies by state.",
      },
    },
    points: {
      label: "Points, % of loan",
      hint: `Origination commonly costs ${loanFacts.originationFee} of the loan.`,
    },
    reserveMonths: {
      label: "Reserves, months",
      hint: `Lenders here commonly ask for ${loanFacts.reserves}, some for up to 12.`,
    },
  },
  ltvNotes: {
    purchase: "Illustrative. Many lenders stop near 80% on a purchase, lower for low ratios or scores.",
    "rate-term":
      "Illustrative. Limits for a rate-and-term refinance commonly run from 75% to 80%; this is the lower end.",
    "cash-out":
      "Illustrative. Limits for a cash-out refinance commonly run from 70% to 75%; this is the lower end.",
    belowOne: `Illustrative. Lenders that accept a ratio below 1.00 commonly stop at ${loanFacts.belowOneLtv.text} of the value; this is the lower end.`,
  },
  rentRules: {
    lease: "With both figures, a lender takes the lower.",
    "lower-of-two":
      "The appraiser states the market rent on Form 1007 for one unit, on Form 1025 for two to four. A lease above it usually needs about two months of receipts.",
    "vacant-90": "Nobody pays rent yet, so many lenders leave out a tenth of what the appraiser expects.",
    "gross-80":
      "A year of bookings before fees, divided by 12. The fifth left out stands for empty nights and costs.",
    "lower-80":
      "Bookings count only as far as a long-term tenant would pay. Without a market rent, the average counts.",
    "net-of-fees": "What the manager and the booking platforms keep is left out; the rest counts in full.",
    "market-only":
      "With less than 12 months of bookings, many lenders count the rent of a yearly lease and no projection.",
    "unit-by-unit": "Each unit counts by its own rule, which stands beside it in the rent roll.",
  },
  sections: {
    ratios: {
      heading: "Three numbers, one deal",
      text: "They differ because each answers another question. None of them is wrong.",
    },
    bridge: {
      heading: "From the lender's number to yours",
      text: "Every dollar between the rent a lender counts and the money that reaches you.",
    },
    path: {
      heading: "What would make it work",
      text: "Each change alone, with everything else as it stands and at the rate you typed. They are grouped by what they ask for, the least first in each group.",
    },
    limits: {
      heading: "The most this rent carries",
      text: "The largest loan and the highest price at your target, and which limit stops you first.",
      refinance: "The largest loan at your target, and which limit stops you first.",
    },
    scenarios: {
      heading: "Your scenarios",
      text: "Each is a full copy of the deal. Choose one to see and change its figures.",
    },
    eligibility: {
      heading: "Lender by lender",
      text: "Your deal against the limits in our directory. What is not stated there, only the lender can answer.",
    },
    rate: {
      heading: "What the rate might be",
      text: `Base rate plus sample adders, as of ${figuresAsOf.slice(0, 4)}. Illustrative: real lenders price in grids of credit score by loan-to-value.`,
      note: `${bestRatesNote} ${bestScoreNote}`,
    },
    safety: {
      heading: "How much can go wrong",
      text: "How far each figure may move, alone, before the target ratio breaks.",
    },
    exit: {
      heading: "What leaving costs",
      text: "Balance and prepayment penalty by the month in which you sell or refinance.",
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "The figures stay in this page's address, in the part that no server sees: a reload or the Back button brings the open scenario back, the others go with the page. A private link is the same address, for somebody else.",
    },
    checklist: {
      heading: "Papers a lender will ask for",
      text: "By purpose, use, and who takes title.",
    },
  },
};
