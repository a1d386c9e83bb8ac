import { stateTaxes } from "../figures/state-taxes.ts";
import { bestRatesNote, bestScoreNote, figuresAsOf, lenderPractice, loanFacts } from "../loan-facts.ts";

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
  lede: "One rental, three honest numbers: the lender's ratio, the simple formula's ratio, and the cash left in your account. Then see what would have to change.",
  needsScript:
    "Without JavaScript this page shows a worked example. Turn it on to enter your own figures. They stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with an empty sheet.",
  ownNote: "These are your figures. They stay in this page's address and are not sent to anyone.",
  firstLegend: "The figures for a first answer",
  billHints: {
    ownerTax: `If blank, {percent} of the {whole} a year, the median for owners in {state} who live in their house (${stateTaxes.edition.tables.medianTax.citation}). They get exemptions that landlords do not, so ask the county.`,
    landlordTax: `If blank, {percent} of the {whole} a year, our assumption for a landlord in {state}. Owners who live in their house pay {owners} at the median (${stateTaxes.edition.tables.medianTax.citation}).`,
    ordinary: "If blank, {percent} of the {whole} a year, our assumption for {state}.",
    hail: "If blank, {percent} of the {whole} a year, our assumption for {state}, where hail and tornadoes are frequent.",
    hurricane:
      "If blank, {percent} of the {whole} a year, our assumption for {state}, on the hurricane coast. Wind and flood may need separate policies.",
    fromLink: "If blank, {percent} of the {whole} a year, as in the link you opened.",
  },
  originNotes: {
    "cash-flow":
      "We carried over your figures from the cash flow calculator. It leaves out management and reserves: add them under the owner's costs.",
    dscr: "We carried over your rent. Your expenses are one sum in the property tax field: split them if you can. Debt service does not reveal the price or the rate, so please fill those in.",
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
      hint: `Most programs price best at ${loanFacts.downPayment.preferred} down.`,
      refinance: {
        label: "Equity left in, %",
        hint: "The share of the value you do not borrow against.",
      },
    },
    downPayment: {
      label: "Down payment, $",
      hint: "Changes with the percentage, and vice versa.",
      refinance: {
        label: "Equity left in, $",
        hint: "Changes with the percentage, and vice versa.",
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
        hint: "Bookings count instead. With only a projection, this stands in for a missing market rent.",
      },
    },
    propertyTax: {
      label: "Property tax a month",
      hint: "If blank, 1.25% of the price a year, or the state's own figure once you choose one. Use the bill after the sale, not the seller's.",
      refinance: {
        label: "Property tax a month",
        hint: "From the last bill. If blank, 1.25% of the value a year.",
      },
    },
    state: {
      label: "State",
      hint: "Sets taxes and insurance until you enter your own.",
    },
    sellerTax: {
      label: "Seller's tax bill a month",
      hint: "From the listing. It does not count: a sale can trigger a reassessment, and it ends the seller's exemptions.",
    },
    use: { label: "Rented by", hint: "Lenders have separate rules for bookings." },
    isVacant: {
      label: "Today it is",
      hint: `Many lenders count a vacant house at ${lenderPractice.vacantRent} of market rent.`,
    },
    marketRent: {
      label: "Market rent a month",
      hint: "The appraiser's figure, from Form 1007 or 1025. If blank, the lease counts.",
      shortTerm: {
        label: "Market rent a month",
        hint: "The appraiser's figure for a yearly lease. It counts in place of a projection.",
      },
    },
    shortTermGross: { label: "Bookings in a year", hint: "Gross, before platform and management fees." },
    hasShortTermHistory: {
      label: "That figure comes from",
      hint: "Projections rarely count: lenders use market rent instead.",
    },
    shortTermRule: { label: "Rule for bookings", hint: "Lenders differ. Ask which of the three is theirs." },
    shortTermFeePercent: {
      label: "Management and platform fees, %",
      hint: "20% is common for full-service managers. You pay them whichever rule the lender uses.",
    },
    purpose: { label: "Purpose", hint: "Cash-out usually stops at a lower loan-to-value." },
    payoff: { label: "Old loan to pay off", hint: "From the payoff letter. 0 if you own it free and clear." },
    termYears: { label: "Term", hint: "30 years is the standard; 40 exists with some lenders." },
    interestOnlyYears: {
      label: "Interest-only",
      hint: "Usually 10 years interest-only, then 20 years of full payments.",
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
      hint: "If blank, 0.6% of the price a year. Coastal and hail states cost far more.",
      refinance: {
        label: "Insurance a month",
        hint: "From the policy. If blank, 0.6% of the value a year.",
      },
    },
    associationDues: {
      label: "Association dues a month",
      hint: "The A in PITIA. 0 if there is no association.",
    },
    units: { label: "Units", hint: "From five units up, many lenders use a different test." },
    basis: {
      label: "The lender divides",
      hint: "Set by the number of units. Lenders use both tests on 5-8 units. Net operating income is the rent less 5% vacancy, 5% management, your repairs, $300 a unit a year, taxes, insurance, dues and utilities.",
    },
    creditScore: {
      label: "Credit score",
      hint: `The score of the person who guarantees the loan: ${loanFacts.credit.typical} is typical. It moves the rate estimate.`,
    },
    isNewInvestor: { label: "Experience", hint: "A first rental raises the rate estimate a little." },
    vacancyPercent: {
      label: "Vacancy, %",
      hint: "5% is about 18 days a year: one turnover every other year.",
    },
    managementPercent: {
      label: "Management, %",
      hint: "8% of rent is a common fee. Your own time costs something too.",
    },
    maintenancePercent: {
      label: "Repairs, %",
      hint: "5% of rent; older houses need more. A bank that uses net operating income subtracts them too.",
    },
    capitalReservePercent: {
      label: "Capital reserves, %",
      hint: "5% of rent set aside for the roof, the heating and whatever else breaks once in twenty years.",
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
      hint: `Lenders commonly ask for ${loanFacts.reserves}, some for up to 12.`,
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
    lease: "Once there is a market rent too, a lender takes the lower of the two.",
    "lower-of-two":
      "The appraiser states the market rent on Form 1007 for one unit, on Form 1025 for two to four. A lease above it usually needs about two months of receipts.",
    "vacant-90": "Nobody pays rent yet, so many lenders count 10% less than the appraiser's market rent.",
    "gross-80":
      "A year of bookings before fees, divided by 12. The other 20% allows for empty nights and costs.",
    "lower-80":
      "Bookings count only up to what a long-term tenant would pay. Without a market rent, the booking average counts.",
    "net-of-fees": "Subtracts what the manager and the booking platforms keep. The rest counts in full.",
    "market-only":
      "With less than 12 months of bookings, many lenders count the rent of a yearly lease, not a projection.",
    "unit-by-unit": "Each unit counts by its own rule, shown beside it in the rent roll.",
  },
  sections: {
    ratios: {
      heading: "Three numbers, one deal",
      text: "They differ because each answers a different question. None of them is wrong.",
    },
    bridge: {
      heading: "From the lender's number to yours",
      text: "Every dollar between the rent a lender counts and the money that reaches you.",
    },
    path: {
      heading: "What would make it work",
      text: "Each line changes one thing and keeps the rest, including the rate you entered. Changes are grouped by what they take, the smallest first in each group.",
    },
    limits: {
      heading: "The most this rent supports",
      text: "The largest loan and the highest price at your target, and which limit stops you first.",
      refinance: "The largest loan at your target, and which limit stops you first.",
    },
    scenarios: {
      heading: "Your scenarios",
      text: "Each is a full copy of the deal. Choose one to see and change its figures.",
    },
    eligibility: {
      heading: "Lender by lender",
      text: "Your deal against the limits in our directory. For anything it does not state, ask the lender.",
    },
    rate: {
      heading: "What the rate might be",
      text: `Base rate plus sample adders, as of ${figuresAsOf.slice(0, 4)}. Illustrative: real lenders price in grids of credit score by loan-to-value.`,
      note: `${bestRatesNote} ${bestScoreNote}`,
    },
    safety: {
      heading: "How much can go wrong",
      text: "How far each figure can move on its own before you miss the target ratio.",
    },
    exit: {
      heading: "What leaving costs",
      text: "Balance and prepayment penalty by the month in which you sell or refinance.",
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "Your figures stay in this page's address, in the part that no server sees. A reload or the Back button brings back the open scenario; the others are lost when you leave the page. A private link is the same address, to share with somebody else.",
    },
    checklist: {
      heading: "Documents a lender will ask for",
      text: "They depend on the loan purpose, the rental type and who takes title.",
    },
  },
};
