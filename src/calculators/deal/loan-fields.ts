import { SHORTEST_TERM_YEARS } from "../../dscr/amortization.ts";
import { choice, listedNumber, money, percent } from "../fields/field-kinds.ts";
import { ADJUSTABLE_FIELDS } from "./adjustable/adjustable-fields.ts";

/** The loan: what it is for, how much, and how it is repaid. */
export const LOAN_FIELDS = {
  purpose: choice("Purpose", "for", "purchase", [
    ["purchase", "Purchase"],
    ["rate-term", "Refinance, rate and term"],
    ["cash-out", "Refinance, cash-out"],
  ]),
  /** In a refinance, the property's value. */
  price: money("Price", "price"),
  /** In a refinance, the share of the value that the new loan does not cover. */
  downPaymentPercent: percent("Down payment", "down", 25, 1),
  /** The balance that a refinance pays off. */
  payoff: money("Loan to pay off", "payoff"),
  annualRatePercent: percent("Rate", "rate", 7.25, 0.125),
  // The same maximum as in the cash flow calculator, whose numbers can be opened here.
  termYears: listedNumber("Term", "years", 30, { min: SHORTEST_TERM_YEARS, max: 50 }, [
    ["30", "30 years"],
    ["40", "40 years"],
    ["15", "15 years"],
    ["10", "10 years"],
    ["7", "7 years"],
    ["5", "5 years"],
  ]),
  /** 0 if the loan amortizes from the first month. */
  interestOnlyYears: listedNumber("Interest-only years", "io", 0, { min: 0, max: 50 }, [
    ["0", "None"],
    ["5", "First 5 years"],
    ["7", "First 7 years"],
    ["10", "First 10 years"],
  ]),
  ...ADJUSTABLE_FIELDS,
} as const;
