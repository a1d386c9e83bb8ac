import { loanFacts } from "../loan-facts.ts";
import { titledTexts } from "../titled-texts.ts";
import { fieldWords } from "./wording.ts";

/** What its fields and results say; the rest stands below them. */
export type DscrCalculatorContent = Omit<
  typeof dscrCalculator,
  "heading" | "lede" | "analyzerLink" | "example" | "cards"
>;

export const dscrCalculator = {
  title: "DSCR Calculator and Scenario Planner",
  metaDescription:
    "Enter rent, expenses and loan payment to see your DSCR and its band at once. Compare scenarios, print a report, or share the figures by private link.",
  heading: "DSCR Calculator",
  lede: "Three figures, one answer: does the rent cover the loan?",
  /** Label of the link to the deal analyzer. */
  analyzerLink: "Lenders use a different formula. Analyze the whole deal",
  tabs: { calculator: "DSCR Calculator", scenarios: "Scenario Planning" },
  needsScript:
    "This calculator works in your browser and needs JavaScript for live results. Please turn it on. The formula and a worked example below work without it.",
  fields: fieldWords({
    monthlyRent: { label: "Monthly Rent", hint: "From the lease, or a realistic market rent." },
    monthlyExpenses: { label: "Monthly Expenses", hint: "Taxes, insurance, dues, upkeep. 0 is allowed." },
    monthlyDebtService: {
      label: "Monthly Debt Service",
      hint: "The loan payment: principal and interest, or PITIA as below.",
    },
  }),
  /** Shown beside the fields. */
  countOnce:
    "Count taxes and insurance once. If you enter PITIA as debt service, leave them out of the expenses. In both fields, they count twice and your ratio comes out too low.",
  /** Shown above figures that were opened from My Deals. */
  keptNote:
    "This is a copy of a calculation from My Deals. To change the kept one, choose Save below and give it the same name.",
  /** Inside the field of the debt service, for those who do not know it. */
  paymentHelp: {
    label: "No payment yet?",
    fields: { price: "Price", down: "Down, %", rate: "Rate, %" },
    note: "Principal and interest over 30 years. The rate is a sample until you enter yours. Count taxes and insurance as expenses.",
    filled: "Monthly Debt Service is filled in:",
  },
  definitions: {
    dscr: "How many times the income after expenses covers the loan payment. At 1.00, the rent pays for everything with nothing left over.",
    netOperatingIncome: "What is left of the rent after running costs, before the loan payment.",
  },
  planner: {
    intro:
      "Start with the deal as it is. Each scenario you add is a copy of it, so change one thing at a time: the rent, a cost or the payment. Then compare.",
  },
  cards: {
    whatIs: {
      title: "What is DSCR",
      paragraphs: [
        "The debt service coverage ratio compares what a property earns with what its loan costs. A ratio of 1.25 means $1.25 of income for every dollar of payment.",
        "Lenders use it in place of your tax returns: the property has to pay for the loan. This calculator takes rent minus expenses and divides it by debt service.",
      ],
    },
    requirements: {
      title: "DSCR Requirements",
      figures: [
        { label: "Minimum", value: loanFacts.dscr.minimum },
        { label: "Preferred", value: loanFacts.dscr.preferred },
        { label: "Best rates", value: loanFacts.dscr.bestRates },
      ],
      note: `Floors vary by lender. Some programs go below 1.00, commonly with a larger down payment and a higher rate. Your credit score matters too: ${loanFacts.credit.typical} is typical, and some programs start at ${loanFacts.credit.minimum}.`,
    },
    apply: {
      title: "Ready to Apply",
      paragraphs: [
        "Once you have a ratio, the next questions are documents, lenders and timing. Four steps show what to prepare and how long each one takes.",
      ],
      label: "See the Prequalification Steps",
      href: "/prequalification-steps",
    },
  },
  /** One property; the page computes every figure from these monthly amounts. */
  example: {
    heading: "One property, three ways to enter it",
    intro: "The same house, entered three ways, gives three ratios. One of them is a mistake.",
    monthlyRent: 2_500,
    taxesAndInsurance: 400,
    principalAndInterest: 1_600,
    ways: [
      {
        name: "Taxes and insurance as expenses",
        kind: "owner",
        note: "This calculator's formula, with each cost in one place.",
      },
      {
        name: "PITIA as debt service, expenses 0",
        kind: "lender",
        note: "How most lenders look at one to four units. Use it to predict their answer.",
      },
      {
        name: "In both fields",
        kind: "twice",
        note: "The mistake: taxes and insurance are subtracted from the rent and added to the payment.",
      },
    ],
    closing:
      "PITIA stands for principal, interest, taxes, insurance and association dues. No lender rounds a ratio up to its minimum, and neither does this page: 1.249 is shown as 1.24.",
  },
};

export type CashFlowCalculatorContent = Omit<
  typeof cashFlowCalculator,
  "heading" | "lede" | "limits" | "related"
>;

export const cashFlowCalculator = {
  title: "Rental Property Cash Flow Calculator",
  metaDescription:
    "Monthly cash flow, DSCR, cap rate and cash-on-cash return as you type, with the formula behind each figure and a full amortization schedule.",
  heading: "Cash Flow Calculator",
  lede: "Enter price, loan and rent. See what the property leaves you each month.",
  needsScript:
    "This calculator works in your browser and needs JavaScript for live results. Please turn it on. The worked example below shows every formula without it.",
  fields: fieldWords({
    purchasePrice: { label: "Purchase Price", hint: "350k works too." },
    downPaymentPercent: {
      label: "Down Payment (%)",
      hint: "0 to 100.",
      keyHint: "Arrow keys change it by 1.",
    },
    interestRate: { label: "Interest Rate (%)", hint: "Per year.", keyHint: "Arrow keys change it by 0.1." },
    loanTermYears: { label: "Loan Term (years)", hint: "Most rental loans run 30 years." },
    monthlyRent: { label: "Monthly Rent", hint: "Gross, before any cost." },
    propertyTax: { label: "Property Tax", hint: "Per month: the yearly bill divided by 12." },
    insurance: { label: "Insurance", hint: "Per month: the yearly premium divided by 12." },
    maintenance: { label: "Maintenance", hint: "Per month. Older houses need more." },
    vacancy: { label: "Vacancy", hint: "Per month. 5% of the rent is a common allowance." },
  }),
  county: {
    legend: "Taxes and insurance by county",
    state: { label: "State", hint: "Where the house stands." },
    county: { label: "County", hint: "Type a few letters." },
    needsPrice: "Enter the purchase price first: both are a share of it.",
    fill: "Fill In Both",
    /** Before the amounts that a button fills in, and before what they do to the ratio. */
    add: "Add typical bills:",
    adding: "With them,",
    added: "With taxes and insurance,",
    noState: "no state chosen",
  },
  countOnce:
    "Enter each cost once. We work out the loan payment for you, without taxes and insurance. If you also add them to another figure, they count twice.",
  definitions: {
    monthlyCashFlow:
      "What reaches your account in an average month after every cost above and the loan payment.",
    annualCashFlow: "Twelve average months. A real year has a vacant month or a new roof in it.",
    dscr: "Net operating income divided by the loan payment. This formula subtracts all four costs. On one to four units, a lender commonly divides rent by PITIA instead.",
    capRate:
      "A year of net operating income divided by the price, as if there were no loan. Use it to compare properties, not financing.",
    cashOnCashReturn:
      "A year of cash flow divided by the cash you put down. It leaves out closing costs and repairs at purchase.",
    monthlyNetOperatingIncome: "What is left of the rent after running costs, before the loan payment.",
    monthlyPrincipalInterest:
      "The level payment that brings the loan to zero by the end of its term. Taxes and insurance are extra.",
    loanAmount: "The price less the down payment.",
    downPaymentAmount: "The part of the price you pay in cash.",
    monthlyExpenses: "Property tax, insurance, maintenance and vacancy together.",
  },
  /** Shown beside the empty result. */
  firstAnswer:
    "Price, rent and interest rate are enough for a first answer. Each cost you add makes it more accurate.",
  schedule: {
    heading: "Amortization schedule",
    text: "How each year's payments split between interest and principal, and what you still owe at year-end.",
  },
  /** The page computes every figure from these inputs. */
  example: {
    heading: "A worked example",
    /** What a phone shows until somebody opens it. */
    answer: "Every formula, applied to one house.",
    text: "A $300,000 house with the calculator's own defaults: 25% down, 8.5%, 30 years. Vacancy is 5% of the rent. All figures are illustrative.",
    inputs: {
      purchasePrice: 300_000,
      downPaymentPercent: 25,
      interestRate: 8.5,
      loanTermYears: 30,
      monthlyRent: 2_800,
      propertyTax: 300,
      insurance: 120,
      maintenance: 150,
      vacancy: 140,
    },
  },
  related: [
    { path: "/cash-flow-analysis", label: "Cash flow analysis, step by step" },
    { path: "/dscr-calculator", label: "DSCR calculator" },
    { path: "/deal-analyzer", label: "Deal analyzer" },
    { path: "/compare-offers", label: "Compare loan offers" },
    { path: "/hold-projection", label: "Hold projection" },
    { path: "/formulas", label: "Formulas of the deal analyzer" },
  ],
  limits: {
    heading: "What these figures leave out",
    items: titledTexts({
      "Cash needed at closing":
        "Origination, title, appraisal and prepaid items are paid once and count toward the money you have in the deal. Add them to the down payment when you compare returns.",
      "Management and large repairs":
        "A manager commonly takes a share of the rent, and roofs and furnaces come due. Put a monthly allowance into maintenance, or the cash flow will look better than it is.",
      "Your credit score": `Lenders typically ask for ${loanFacts.credit.typical} or more, and a better score earns a lower rate. Enter the rate you were quoted, not the best one advertised.`,
      "Taxes on your income":
        "Depreciation and interest change what you owe on rental income. Ask a tax adviser; no calculator knows your return.",
      "The tax bill after the sale":
        "Many counties reassess at the purchase price. The seller's bill may be lower than yours will be.",
    }),
  },
};
