import { type Formula, wholeCents } from "./formula.ts";

/** The formulas of one loan on several houses. */
export const portfolioFormulas = [
  {
    id: "blanket-loan",
    name: "One loan on several houses",
    purpose: "The largest loan that the houses carry together, and each house's share of it.",
    notation: [
      "by value = sum of the values × LTV limit % ÷ 100",
      "by ratio = the largest loan at which rents ÷ (payment + bills) is at least the lowest ratio",
      "loan = lower of the two",
      "ratio = rents ÷ (payment + bills)",
      "LTV = loan ÷ sum of the values × 100",
      "share of a house = loan × its value ÷ sum of the values",
      "cash flow = cash flow of all deals + their payments − payment of this loan",
      "more cash at closing = their loans − this loan + points of this loan − their points",
    ],
    assumptions: [
      "Rents are the qualifying rents above, bills the taxes, insurance and dues, each added up over the houses. Every house is tested by rent over the full payment, also where its own lender would divide net operating income.",
      "The payment is the first: interest only if the loan begins so, or else the level payment over the term, each as above.",
      "With a lowest ratio of 0, the ratio limits nothing. Without a loan, or with nothing to pay, there is no ratio.",
      "The shares follow the values, as lenders commonly allocate such a loan. A lender may allocate by appraisal, by income, or as the note says.",
      "Closing costs and reserves of one loan are not compared with those of several: no two lenders count them alike.",
    ],
    rounding:
      "The loan is rounded down to the whole cent and meets both limits; one cent more does not. The first n shares add up to loan × their values ÷ all values, rounded to the whole cent, so that all shares add up to the loan.",
    variesByLender: [
      "A lowest ratio of 1.10 to 1.25 and 75% to 80% of the value are common. HJ Funding, for example, lends up to 75% at a ratio of 1.15 on three houses or more (hjfunding.com, rental portfolios).",
      "Many lenders want three or five houses at least, each worth $50,000 to $100,000, and all owned by one company.",
    ],
  },
  {
    id: "release-price",
    name: "One loan on several houses: when one is sold",
    purpose: "What the lender takes to release a house, and what is left after that.",
    notation: [
      "release price = lower of the loan and share × release % ÷ 100",
      "cash to you = value of the house − release price",
      "loan left = loan − release price",
      "ratio left = rents of the other houses ÷ (payment on the loan left + their bills)",
      "LTV left = loan left ÷ values of the other houses × 100",
      "still qualifies: ratio left ≥ lowest ratio, and LTV left ≤ LTV limit",
    ],
    assumptions: [
      "The house is sold at its value on the day the loan closes: nothing is repaid yet. The cost of the sale, a prepayment penalty and tax come off the cash.",
      "The payment is worked out anew on the loan left, over the whole term.",
      "Where nothing is left to owe, or nothing to pay, there is no ratio to miss.",
    ],
    rounding: `The release price is rounded: ${wholeCents.toLowerCase()}`,
    variesByLender: [
      "A release at 110% to 125% of the share is a custom; the note states the figure. Typical is 120% (Think Realty Magazine, May and June 2022), and a lender's own example has 125% and 115% (Blackburne & Sons, c-loans.com, partial release clause): the second test case. The part above 100% lowers what the other houses owe.",
      "Some lenders keep the payment as it was, some test ratio and LTV anew before they release a house, and some charge a fee or a penalty on the release.",
    ],
  },
] as const satisfies readonly Formula[];
