import { indexNotice } from "../figures/index-notice.ts";
import { statePriceHistory } from "../figures/state-price-history.ts";
import { type Formula, wholeCents } from "./formula.ts";

/** The formulas of the refinance planner. */
export const refinanceFormulas = [
  {
    id: "refinance-value",
    name: "Refinance: the value that counts",
    purpose: "What a lender's limit is a percentage of.",
    notation: [
      "months owned ≥ seasoning: appraised value",
      "months owned < seasoning: lower of appraised value and (purchase price + repairs)",
    ],
    assumptions: [
      "Seasoning is the number of months you must have owned the house before its appraised value counts. The planner starts at 6.",
      "Months owned count from the purchase to the refinance.",
      "Purchase costs do not count as cost here. Repairs count in full, as if all of them were documented.",
      "The same rule applies to cash-out and to rate and term.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "Seasoning is commonly 0, 3, 6 or 12 months. Some lenders count from the date on the deed, others from the first payment.",
      "Some lenders apply it to cash-out only, and some count purchase costs as cost.",
    ],
  },
  {
    id: "refinance-loan",
    name: "Refinance: the largest cash-out loan",
    purpose: "The most that value and rent allow.",
    notation: [
      "by value = value that counts × cash-out limit % ÷ 100",
      "by ratio = the largest loan at which the lender's ratio is at least the lowest ratio",
      "loan = lower of the two",
      "new LTV = loan ÷ appraised value × 100",
    ],
    assumptions: [
      "The ratio is the lender's ratio above, with the new rate. While the house is empty, 90% of the rent counts.",
      "With a lowest ratio of 0, the ratio limits nothing. Without a new loan there is no ratio.",
      "Limits, illustrative: 70% for a cash-out, 75% for rate and term. You can change both.",
    ],
    rounding: "Rounded down to the whole cent. The loan meets both limits; one cent more does not.",
    variesByLender: ["70% to 75% of the value for a cash-out, less below a ratio of 1.00."],
  },
  {
    id: "delayed-financing",
    name: "Refinance: delayed financing",
    purpose: "What a lender may return to a buyer who paid cash, before seasoning ends.",
    notation: [
      "documented cost = price + purchase costs + closing costs of the new loan",
      "new loan = the lowest of: value × cash-out limit % ÷ 100; the loan at which the ratio is the lowest that the lender takes; documented cost",
    ],
    assumptions: [
      "Only for a house without an old loan, in a month before seasoning ends.",
      "Repairs do not count: they are on no closing statement. The model is a rule for conventional loans, Fannie Mae's Selling Guide B2-1.3-03 (delayed financing exception, within six months of the purchase).",
    ],
    rounding: "As in the loan above.",
    variesByLender: [
      "It is a custom and no duty. Most DSCR lenders stop at 80% of price and documented repairs (offermarket.us, delayed financing); others follow the rule above.",
    ],
  },
  {
    id: "rate-and-term-loan",
    name: "Refinance: the rate-and-term loan",
    purpose: "The loan that replaces the old one and pays nothing out.",
    notation: [
      "loan = (balance + penalty + closing costs) ÷ (1 − points % ÷ 100)",
      "loan = the rate-and-term limit, where that is lower; you then bring the rest",
    ],
    assumptions: [
      "Closing costs and points are financed with the loan.",
      "The rate is the same as for the cash-out. Lenders often price rate and term a little lower.",
      "A house without a loan has nothing to replace: any new loan on it counts as cash-out.",
    ],
    rounding: "The smallest whole cent that pays for everything. Points are rounded to the whole cent.",
    variesByLender: ["Many lenders allow a small amount of cash back, for example 2% of the loan or $2,000."],
  },
  {
    id: "cash-in-deal",
    name: "Refinance: cash in the deal",
    purpose: "What you have paid from your own pocket by a month.",
    notation: [
      "cash in = price + purchase costs − old loan + repairs paid + carrying − rent kept",
      "repairs paid = repairs × lower of 1 and month ÷ months until repaired",
      "carrying = months × (taxes + insurance + dues + utilities) + payments made × payment of the old loan",
      "rent kept = rented months × rent × (100 − vacancy % − management % − maintenance % − capital reserve %) ÷ 100",
    ],
    assumptions: [
      "Repairs are paid in equal parts until they are done. If they are planned to end after the refinance, they count as done and paid by then, and the planner says so.",
      "Rented months are the ones after the month in which the house is rented.",
      "A house you own already is repaired and rented. Its cash in starts with price, purchase costs and improvements less the old loan as you took it out. What rent and bills came to before today is not counted.",
      "A loan repaid in level payments takes no payment after its last. Interest on a loan that has fallen due goes on.",
    ],
    rounding: `Each cost of the rent and each sum is rounded: ${wholeCents.toLowerCase()}`,
    variesByLender: [],
  },
  {
    id: "cash-left",
    name: "Refinance: cash out and cash left in the deal",
    purpose: "What the refinance pays you, and what stays in the house.",
    notation: [
      "points = loan × points % ÷ 100",
      "cash out = loan − balance − penalty − closing costs − points",
      "cash left = cash in − cash out",
    ],
    assumptions: [
      "A negative cash out is money you bring to closing. A negative cash left means that more came out than went in.",
      "Balance and penalty are those above, of the old loan. From the day it falls due, a loan has no penalty.",
      "Reserves stay yours and are not counted. Income tax is not counted.",
      "The owner's cash flow afterwards counts the lease, or the market rent without one, empty or rented, as the cash in the deal does.",
    ],
    rounding: wholeCents,
    variesByLender: ["Some lenders limit the cash out in dollars, whatever the value."],
  },
  {
    id: "appraisal-for-all-cash",
    name: "Refinance: the appraisal that returns all cash",
    purpose: "What the appraiser must say so that nothing of yours is left in.",
    notation: [
      "value = the lowest one at which cash left ≤ 0",
      "once seasoned, where the ratio sets no limit: value = (cash in + balance + penalty + closing costs) ÷ (1 − points % ÷ 100) ÷ (cash-out limit % ÷ 100)",
    ],
    assumptions: [
      "Before seasoning ends, a value above the cost does not help. A value beyond what the rent carries does not help either. The planner then says that no appraisal is enough.",
      "The steps below the value, 5%, 10% and 15%, change the appraisal and nothing else.",
    ],
    rounding: "Whole cents. The answer returns all cash; one cent less does not.",
    variesByLender: [],
  },
  {
    id: "past-appraisals",
    name: "Refinance: appraisals on record",
    purpose: "In how many starting quarters the appraisal would have been enough.",
    notation: [
      "appraised value at month m = value × index of the quarter m ÷ 3 quarters after the start ÷ index of the starting quarter",
      "pays everything off: loan > 0 and cash out ≥ 0",
      "returns all cash: loan > 0 and cash left ≤ 0",
    ],
    assumptions: [
      "Months 6, 12 and 24, which are 2, 4 and 8 quarters. Every quarter since 1985 is a start that has so many after it. Nothing is interpolated: these months fall on quarters, and the index has a figure for each.",
      "Only the value moves. Loan, costs, rent, rate, seasoning and limits stay as typed; balance, penalty and cash in are those of the month.",
      `Prices: the house price index of the state or its metropolitan area, one release (${statePriceHistory.edition.tables.index.citation}).`,
      indexNotice,
    ],
    rounding: wholeCents,
    variesByLender: [],
  },
  {
    id: "earliest-refinance",
    name: "Refinance: the earliest month",
    purpose: "The first month in which the plan works on the full value.",
    notation: [
      "month = the first in which the repairs are done, months owned ≥ seasoning, and cash out ≥ 0",
      "by lender: in addition smallest loan ≤ loan, with the lender's own lowest ratio, highest LTV and largest loan",
    ],
    assumptions: [
      "The repairs are done in the month planned for them, even if the refinance is planned before it.",
      "The search ends 60 months after the first month that is repaired and seasoned.",
      "Lenders in our directory state no seasoning and no limit for a cash-out. Your own count, and the lender's highest LTV where that is lower.",
      "The value does not change with time.",
    ],
    rounding: "Whole months.",
    variesByLender: ["Every lender counts seasoning its own way. Ask before you plan on a month."],
  },
  {
    id: "refinance-costs-repaid",
    name: "Refinance: months until the costs are repaid",
    purpose: "How long a lower payment takes to repay what the refinance costs.",
    notation: ["months = (closing costs + points + penalty) ÷ (old payment − new payment), rounded up"],
    assumptions: [
      "If the new payment is not lower, there is no such month.",
      "The interest of a longer term is not counted. A lower payment over more years can cost more in all.",
      "Here payments count, because the old loan and the new one end in different years. The offer comparison, whose loans end together, counts interest.",
    ],
    rounding: "Up to the whole month.",
    variesByLender: [],
  },
] as const satisfies readonly Formula[];
