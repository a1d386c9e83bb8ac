import { rates } from "../landings/rates.ts";
import { part } from "../site-content.ts";

/** A Markdown article includes one with a line of its own: {{example:NAME}}. */
export type WorkedExampleName =
  | "dscr-vs-traditional-rental"
  | "fundamentals-simple-vs-lender"
  | "rates-adders"
  | "scaling-cash-out"
  | "risk-stress";

/** The three fields of the simple calculator, in dollars a month. */
export interface SimpleInputs {
  monthlyRent: number;
  monthlyExpenses: number;
  monthlyDebtService: number;
}

/** The fields of the cash flow calculator. Tax, insurance, maintenance and vacancy are dollars a month. */
export interface CashFlowInputs {
  purchasePrice: number;
  downPaymentPercent: number;
  interestRate: number;
  loanTermYears: number;
  monthlyRent: number;
  propertyTax: number;
  insurance: number;
  maintenance: number;
  vacancy: number;
}

/** A lender's view of a property: the lower of the two rents over the sum of the other four, in dollars a month. */
export interface LenderInputs {
  leaseRent: number;
  marketRent: number;
  principalInterest: number;
  propertyTax: number;
  insurance: number;
  associationDues: number;
}

/**
 * Inputs of the rate estimator, for an experienced owner of one unit on a long lease. Its adders come on top of the
 * case's interestRate, which is then the base rate. assumedDscr picks the ratio's adder; rent over PITIA at the
 * resulting rate must fall in the same band.
 */
export interface RatePicks {
  creditScore: number;
  ltvPercent: number;
  assumedDscr: number;
}

/**
 * One column of a comparison. The lease is inputs.monthlyRent; without marketRent it is also the qualifying rent.
 * In a refinance purchasePrice is the appraised value, and cash out = new loan - balance - its penalty - closing costs.
 */
export interface PropertyCase {
  label: string;
  inputs: CashFlowInputs;
  marketRent?: number;
  ratePicks?: RatePicks;
  refinance?: { payoffBalance: number; penaltyPercent: number; closingCosts: number };
}

/** Results shown as rows. dscr is the site's formula; lenderRatio is qualifying rent over PITIA. */
export type ResultRow =
  | "interestRate"
  | "loanAmount"
  | "monthlyPrincipalInterest"
  | "pitia"
  | "monthlyNetOperatingIncome"
  | "monthlyCashFlow"
  | "annualCashFlow"
  | "oldLoanPenalty"
  | "cashOut"
  | "dscr"
  | "lenderRatio"
  | "cashOnCashReturn";

/** The ratio that is also shown on the gauge. */
export type GaugedRatio = "dscr" | "lenderRatio";

interface ExampleText {
  name: WorkedExampleName;
  title: string;
  explanation: string;
}

/** One property by the simple formula, by a lender's formula, and by a common mistake between the two. */
export interface SimpleExample extends ExampleText {
  kind: "simple";
  inputs: SimpleInputs;
  /** Adds up to inputs.monthlyExpenses. */
  expenseParts: readonly { label: string; monthly: number }[];
  lender: LenderInputs;
  mistake: { label: string; inputs: SimpleInputs };
}

/** One property, then the same property with some inputs replaced. */
export interface CashFlowExample extends ExampleText {
  kind: "cash-flow";
  inputs: CashFlowInputs;
  changes: readonly { label: string; inputs: Partial<CashFlowInputs> }[];
  rows: readonly ResultRow[];
  gauge: GaugedRatio;
}

/** Opens the cases of a comparison as offers, and tests one as a conventional loan. Dollars a month. */
interface OpenedOffers {
  link: string;
  /** The label of its case. */
  conventional: string;
  monthlyIncome: number;
  monthlyDebts: number;
  financedProperties: number;
}

/** Several loans or borrowers side by side. */
export interface ComparisonExample extends ExampleText {
  kind: "comparison";
  opened?: OpenedOffers;
  cases: readonly PropertyCase[];
  rows: readonly ResultRow[];
  gauge: GaugedRatio;
}

export type WorkedExample = SimpleExample | CashFlowExample | ComparisonExample;

const comparedRental = {
  purchasePrice: 300_000,
  downPaymentPercent: 25,
  loanTermYears: 30,
  monthlyRent: 2_500,
  propertyTax: 300,
  insurance: 125,
  maintenance: 150,
  vacancy: 125,
} as const;

const pricedRental = part((site) => ({
  purchasePrice: 300_000,
  interestRate: rates(site).estimator.baseRate,
  loanTermYears: 30,
  monthlyRent: 2_475,
  propertyTax: 300,
  insurance: 125,
  maintenance: 150,
  vacancy: 124,
}));

const refinancedRental = {
  loanTermYears: 30,
  monthlyRent: 2_350,
  propertyTax: 260,
  insurance: 110,
  maintenance: 140,
  vacancy: 118,
} as const;

export const workedExamples = part<readonly WorkedExample[]>((site) => [
  {
    name: "dscr-vs-traditional-rental",
    title: "One rental, two loans",
    explanation:
      "Both columns finance the same $300,000 house with an identical down payment of 25%, rent and operating expenses. Only the interest rate differs: 7.25% on the DSCR loan and 6.50% on the conventional loan. Both rates are illustrative, and the actual difference may be wider or narrower. The conventional lender would not compute either ratio; they are included so that you can compare the two payments on a single scale.",
    kind: "comparison",
    cases: [
      { label: "DSCR loan", inputs: { ...comparedRental, interestRate: 7.25 }, marketRent: 2_550 },
      { label: "Conventional loan", inputs: { ...comparedRental, interestRate: 6.5 }, marketRent: 2_550 },
    ],
    rows: [
      "interestRate",
      "loanAmount",
      "monthlyPrincipalInterest",
      "pitia",
      "monthlyCashFlow",
      "annualCashFlow",
      "dscr",
      "lenderRatio",
      "cashOnCashReturn",
    ],
    gauge: "lenderRatio",
    opened: {
      conventional: "Conventional loan",
      link: "Open both as offers, and test a borrower who earns $8,000 and owes $2,900 a month",
      monthlyIncome: 8_000,
      monthlyDebts: 2_900,
      financedProperties: 2,
    },
  },
  {
    name: "fundamentals-simple-vs-lender",
    title: "One house, three answers",
    explanation:
      "The lease pays $2,400 a month, while the appraiser's market rent is $2,350. The simple formula subtracts every operating expense from the lease and divides by principal and interest, while the lender's formula takes the lower rent and divides by PITIA. The third line demonstrates the mistake: PITIA is entered as debt service although taxes, insurance and association dues are already in the expenses.",
    kind: "simple",
    inputs: { monthlyRent: 2_400, monthlyExpenses: 710, monthlyDebtService: 1_400 },
    expenseParts: [
      { label: "Property tax", monthly: 280 },
      { label: "Insurance", monthly: 120 },
      { label: "Association dues", monthly: 40 },
      { label: "Maintenance", monthly: 150 },
      { label: "Vacancy allowance", monthly: 120 },
    ],
    lender: {
      leaseRent: 2_400,
      marketRent: 2_350,
      principalInterest: 1_400,
      propertyTax: 280,
      insurance: 120,
      associationDues: 40,
    },
    mistake: {
      label: "Taxes, insurance and dues counted twice",
      inputs: { monthlyRent: 2_400, monthlyExpenses: 710, monthlyDebtService: 1_840 },
    },
  },
  {
    name: "rates-adders",
    title: "Two borrowers, one house, two rates",
    explanation:
      "Both borrowers start from the same illustrative base rate on the same $300,000 single-family rental. One has a credit score of 760 and puts 25% down, while the other has a score of 690 and puts 20% down. The flat adders simplify a lender's pricing grids, where the adjustment for a score depends on the LTV, and they are not a quote.",
    kind: "comparison",
    cases: [
      {
        label: "760 score, 75% LTV",
        inputs: { ...pricedRental(site), downPaymentPercent: 25 },
        ratePicks: { creditScore: 760, ltvPercent: 75, assumedDscr: 1.28 },
      },
      {
        label: "690 score, 80% LTV",
        inputs: { ...pricedRental(site), downPaymentPercent: 20 },
        ratePicks: { creditScore: 690, ltvPercent: 80, assumedDscr: 1.13 },
      },
    ],
    rows: [
      "interestRate",
      "loanAmount",
      "monthlyPrincipalInterest",
      "pitia",
      "lenderRatio",
      "monthlyCashFlow",
    ],
    gauge: "lenderRatio",
  },
  {
    name: "scaling-cash-out",
    title: "Keep the loan, or take cash out",
    explanation:
      "A house purchased two years ago for $240,000, with 25% down at 7.00%, now appraises at $300,000. The first column keeps the existing loan and shows its original amount. The other two replace it with a cash-out refinance at 70% and 75% of the appraised value, at illustrative rates, after paying off the remaining balance, the 4% of it that a 5-4-3-2-1 schedule still asks in the second year, and $6,000 of closing costs. Rent and operating expenses are identical in all three.",
    kind: "comparison",
    cases: [
      {
        label: "Keep the current loan",
        inputs: { ...refinancedRental, purchasePrice: 240_000, downPaymentPercent: 25, interestRate: 7 },
      },
      {
        label: "Cash-out at 70% LTV",
        inputs: { ...refinancedRental, purchasePrice: 300_000, downPaymentPercent: 30, interestRate: 7.5 },
        refinance: { payoffBalance: 176_211, penaltyPercent: 4, closingCosts: 6_000 },
      },
      {
        label: "Cash-out at 75% LTV",
        inputs: { ...refinancedRental, purchasePrice: 300_000, downPaymentPercent: 25, interestRate: 7.625 },
        refinance: { payoffBalance: 176_211, penaltyPercent: 4, closingCosts: 6_000 },
      },
    ],
    rows: [
      "interestRate",
      "loanAmount",
      "oldLoanPenalty",
      "cashOut",
      "pitia",
      "lenderRatio",
      "dscr",
      "monthlyCashFlow",
    ],
    gauge: "lenderRatio",
  },
  {
    name: "risk-stress",
    title: "The same rental in a bad year",
    explanation:
      "A $275,000 house is financed with 25% down at an illustrative 7.50%, and each line changes only the assumption that its name describes. The vacancy allowance is 5% of rent, except where two empty months replace it.",
    kind: "cash-flow",
    inputs: {
      purchasePrice: 275_000,
      downPaymentPercent: 25,
      interestRate: 7.5,
      loanTermYears: 30,
      monthlyRent: 2_200,
      propertyTax: 260,
      insurance: 120,
      maintenance: 130,
      vacancy: 110,
    },
    changes: [
      { label: "Rent 10% lower", inputs: { monthlyRent: 1_980, vacancy: 99 } },
      { label: "Taxes and insurance 30% higher", inputs: { propertyTax: 338, insurance: 156 } },
      {
        label: "Lower rent with higher taxes and insurance",
        inputs: { monthlyRent: 1_980, vacancy: 99, propertyTax: 338, insurance: 156 },
      },
      { label: "Two months empty in the year", inputs: { vacancy: 367 } },
    ],
    rows: ["monthlyNetOperatingIncome", "monthlyCashFlow", "dscr", "lenderRatio"],
    gauge: "dscr",
  },
]);
