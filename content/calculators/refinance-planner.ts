import { lenderPractice, loanFacts } from "../loan-facts.ts";
import { fieldWords } from "./wording.ts";

export type RefinancePlannerContent = typeof refinancePlanner;

export const refinancePlanner = {
  title: "Refinance Planner: BRRRR, Cash-Out and Rate and Term",
  metaDescription:
    "Plan a BRRRR or a plain refinance: cash left in the deal, the appraisal that returns all of it, seasoning, penalties, and what a low appraisal costs.",
  heading: "Refinance Planner",
  lede: "Buy, repair, rent, refinance, or refinance a house you own. See how much of your cash comes back, in which month, and what the appraiser must say.",
  needsScript:
    "Without JavaScript this page shows a worked example. Turn it on to enter your own figures. They stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with an empty sheet.",
  /** Replaces the example's note once a figure was changed; about as long. */
  ownNote: "These figures stay in this page's address and are not sent to us.",
  /** What was taken over from the deal analyzer, and what was not. */
  originNote:
    "We carried over your deal. A purchase comes as the house you buy, without repairs: add them, and the value after them. For a refinance, enter what you paid and your old loan's rate.",
  legends: {
    house: "The house",
    months: "The months",
    oldLoan: "The loan to pay off",
    newLoan: "The new loan",
    rent: "Rent and bills",
    costs: "What only the owner pays",
  },
  fields: fieldWords({
    mode: {
      label: "Your plan",
      hint: "Both use the same rules. A house you own counts as repaired and rented.",
    },
    purchasePrice: {
      label: "Purchase price",
      hint: "What the contract says.",
      owned: { label: "What you paid", hint: "The purchase price, without costs." },
    },
    purchaseCosts: {
      label: "Purchase costs",
      hint: "Closing costs, and the points and fees of the purchase loan.",
    },
    repairCost: {
      label: "Repairs",
      hint: "Keep the invoices: lenders count what you can document.",
      owned: { label: "Improvements so far", hint: "What you have put into it since, with invoices." },
    },
    value: {
      label: "Value after repair",
      hint: "What an appraiser would say once the work is done.",
      owned: { label: "Value today", hint: "What an appraiser would say now." },
    },
    monthsToRepair: {
      label: "Months until repaired",
      hint: "The repairs are paid in equal parts until then.",
    },
    monthsToRent: {
      label: "Months until rented",
      hint: "Until then you pay for the house, and no rent comes in.",
    },
    monthsOwned: {
      label: "Months since you bought",
      hint: "Seasoning, balance and penalty count from then. If your loan is younger, enter its months.",
    },
    monthsToRefinance: {
      label: "Months until refinanced",
      hint: "From the purchase. Allow about a month from application to closing.",
      owned: { label: "Months from now", hint: "Until the new loan closes. Allow about one." },
    },
    waitMonths: {
      label: "Or wait, months",
      hint: "How much later the third choice below refinances.",
    },
    oldLoan: {
      label: "Purchase loan",
      hint: "What you borrow to buy. 0 if you pay cash.",
      owned: {
        label: "Old loan, as borrowed",
        hint: "The amount on the note, not today's balance. 0 if paid off.",
      },
    },
    oldRatePercent: { label: "Rate, %", hint: "Of the loan to pay off." },
    oldTermYears: { label: "Years", hint: "Short-term purchase loans commonly run for one." },
    oldPayments: {
      label: "Payments",
      hint: "Short-term purchase loans are commonly interest-only until they fall due.",
    },
    oldPrepayment: {
      label: "Prepayment penalty",
      hint: "3-2-1 is 3% of the balance in the first year, then 2%, then 1%. Your note says it.",
    },
    customPrepayment: { label: "Percent by year", hint: "For example 3-3-2-1." },
    annualRatePercent: {
      label: "Interest rate, %",
      hint: "The second of the four sample rates on our rates page.",
    },
    termYears: { label: "Term", hint: "30 years is the standard; 40 exists with some lenders." },
    interestOnlyYears: { label: "Interest-only", hint: "Raises the ratio now and repays nothing meanwhile." },
    points: { label: "Points, % of loan", hint: `Commonly ${loanFacts.originationFee} of the loan.` },
    newCosts: {
      label: "Closing costs",
      hint: "Title, appraisal, recording, lender's fees. Points are separate.",
    },
    seasoningMonths: {
      label: "Seasoning, months",
      hint: "Commonly 0, 3, 6 or 12, and it varies by lender. Before that, the lower of value and cost counts.",
    },
    cashOutLtv: {
      label: "Cash-out limit, %",
      hint: "Commonly 70% to 75% of the value. This starts at the lower end.",
    },
    rateTermLtv: {
      label: "Rate-and-term limit, %",
      hint: "Commonly 75% to 80% of the value. This starts at the lower end.",
    },
    minimumRatio: {
      label: "Lowest ratio",
      hint: `${loanFacts.dscr.minimum} is the usual floor. The loan shrinks until the ratio meets it. 0 if your lender asks for none.`,
    },
    leaseRent: { label: "Monthly rent", hint: "What the lease says, or what you expect one to say." },
    marketRent: {
      label: "Market rent a month",
      hint: "The appraiser's figure. If blank, the lease counts; otherwise the lower of the two.",
    },
    state: {
      label: "State",
      hint: "Estimates property tax and insurance, under Rent and bills, until you enter your own.",
    },
    county: {
      label: "County",
      hint: "Type a few letters. Sets taxes and insurance more closely than the state does.",
    },
    propertyTax: { label: "Property tax a month", hint: "After the sale, not the seller's bill." },
    insurance: { label: "Insurance a month", hint: "A vacant house under repair can cost more." },
    associationDues: { label: "Association dues a month", hint: "0 if there is no association." },
    utilities: { label: "Utilities you pay a month", hint: "0 where tenants pay their own." },
    units: { label: "Units", hint: "From five units up, many lenders test net operating income instead." },
    vacancyPercent: { label: "Vacancy, %", hint: "5% is about 18 days a year." },
    managementPercent: { label: "Management, %", hint: "8% of rent is a common fee." },
    maintenancePercent: { label: "Maintenance, %", hint: "5% of rent; older houses need more." },
    capitalReservePercent: {
      label: "Capital reserves, %",
      hint: "5% of rent set aside for the roof and the heating.",
    },
  }),
  sections: {
    answer: {
      heading: "What comes back",
      text: "The cash-out refinance in the month you plan. Before tax.",
    },
    cash: {
      heading: "Your cash in the house, month by month",
      text: "Everything paid from your own pocket so far, less what the rent has left after the owner's costs. The last step is the refinance.",
    },
    ladder: {
      heading: "If the appraisal comes in low",
      text: "The same refinance with the appraiser's figure 5%, 10% and 15% below yours. Nothing else changes.",
    },
    choices: {
      heading: "Cash-out, rate and term, or wait",
      text: "Three ways to go on, with the same value and the same rate. Rate and term is often priced a little lower, so ask for both.",
      /** Replaces the figures of rate and term. */
      noOldLoan:
        "Rate and term has nothing to replace here: a new loan on a house without one counts as cash-out.",
      /** Follows it where the purchase was paid in cash. */
      delayed:
        "Delayed financing is for a house bought with cash: some lenders return at once what the closing statements prove, the price and both closings, but no repairs.",
      note: "Waiting also means waiting for the rate of that day, which nobody knows. The value is assumed to stay.",
    },
    rules: {
      heading: "The earliest month, by rule",
      text: "The first month in which the work is done, the full value counts, and the new loan pays off the old one with all costs. Seasoning varies by lender: these four rules are common.",
    },
    lenders: {
      heading: "The earliest month, lender by lender",
      text: "Your plan against the limits in our directory. It states neither a lender's seasoning nor its cash-out limit, so yours count, and the lender's highest loan-to-value where that is lower. Ask before you plan on a month.",
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "The figures stay in this page's address, in the part that no server sees. A private link is the same address, to share with somebody else.",
    },
    words: {
      heading: "The words",
      text: "What the terms on this page mean.",
      answer: "Seasoning, cash-out and the other terms of the trade.",
    },
  },
  past: {
    heading: "How often was the appraisal enough since 1985?",
    needsState: "Choose the state of the house in the form: its prices are needed.",
    place: "Prices of",
    limits:
      "Your value moves from each starting quarter on as the index did; loan, costs, rent and rules stay as typed. An index is not a house, and an appraiser is not an index.",
  },
  /** The terms of the trade, each in a sentence or two. */
  words: [
    {
      term: "BRRRR",
      meaning:
        "Buy, rehab, rent, refinance, repeat: buy a house below its value, repair it, rent it, and refinance on the new value to get the cash back for the next one.",
    },
    {
      term: "Seasoning",
      meaning:
        "The months a lender wants you to have owned the house before it lends on the appraised value. Before that, it commonly takes the lower of that value and what the house cost you, repairs included.",
    },
    {
      term: "Cash-out",
      meaning:
        "A refinance that borrows more than the old loan and pays you the difference. It stops at a lower share of the value, and commonly costs a little more.",
    },
    {
      term: "Rate and term",
      meaning:
        "A refinance that only replaces the old loan and pays its own costs. You get a new rate or a longer term, and no money.",
    },
    {
      term: "Cash left in the deal",
      meaning:
        "What you have paid in, less what the refinance pays out. If it is negative, you have taken out more than you put in, and you owe it.",
    },
    {
      term: "The ratio",
      meaning: `Rent over the full payment: principal, interest, taxes, insurance and dues. While the house is empty, lenders commonly count ${lenderPractice.vacantRent} of the rent.`,
    },
  ],
  related: [
    { path: "/deal-analyzer", label: "Deal analyzer" },
    { path: "/formulas#refinance-value", label: "Formulas of the refinance planner" },
    { path: "/rental-property-financing", label: "Ways to finance a rental" },
    { path: "/dscr-loan-rates", label: "Sample DSCR rates" },
  ],
};
