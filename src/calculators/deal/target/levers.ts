import { roundToCents } from "../../../dscr/cents.ts";
import { formatUsd, MONEY_LIMIT } from "../../../dscr/money.ts";
import { isPlainLoan, repaymentYearsOf } from "../adjustable/changing-loan.ts";
import { type Deal, downPaymentOf, loanAmountOf, withBills, withDownPayment, withPrice } from "../deal.ts";
import { interestPaidBy } from "../prepayment/exit-cost.ts";
import { COMMON_INTEREST_ONLY_YEARS, paymentsOf } from "../ratios/deal-payment.ts";
import { rentInputOf } from "../rent/rent-input.ts";

export type LeverId =
  | "rent"
  | "price"
  | "downPayment"
  | "rate"
  | "interestOnly"
  | "term"
  | "taxesAndInsurance";

export type LeverUnit = "usd" | "usd-month" | "percent" | "years";

/** What a change costs. Amounts of different kinds are not compared: a dollar a month is not a dollar at closing. */
export type LeverKind = "cash" | "negotiation" | "monthly" | "later";

/** One figure of a deal that can change while the others stay. */
export interface Lever {
  readonly id: LeverId;
  readonly label: string;
  readonly kind: LeverKind;
  readonly unit: LeverUnit;
  readonly from: number;
  /** The search grid, in the units people use: whole dollars, eighths of a percentage point, offered terms. */
  readonly lattice: { readonly start: number; readonly end: number; readonly stepsPerUnit: number };
  readonly apply: (value: number) => Deal;
  readonly costOf: (value: number, applied: Deal) => LeverCost;
  /** Continues a sentence that begins with "Even", if the search stops before the largest possible change. */
  readonly limit?: string;
}

interface LeverCost {
  readonly dollars: number;
  /** Continues after the amount, or is a full sentence if there is no amount. */
  readonly dollarsMeaning: string;
}

/**
 * Illustrative: what buying the rate down by a quarter of a percentage point commonly costs, in percent of the loan,
 * and the most points a lender is likely to sell.
 */
export const BUY_DOWN = { points: 1, percentagePoints: 0.25, mostPoints: 4 } as const;

/** The terms on offer: the usual one and the longest. */
export const OFFERED_TERMS = { usual: 30, longest: 40 } as const;

/** A refinance has a value instead of a price, and a value is not negotiable. */
export function leversOf(deal: Deal): readonly Lever[] {
  const levers = [
    rentLever,
    priceLever,
    downPaymentLever,
    rateLever,
    interestOnlyLever,
    termLever,
    escrowLever,
  ];
  return levers
    .filter((leverOf) => leverOf !== priceLever || deal.purpose === "purchase")
    .map((leverOf) => leverOf(deal));
}

function rentLever(deal: Deal): Lever {
  const { label, rent, moveTo } = rentInputOf(deal);
  return {
    id: "rent",
    label,
    kind: "monthly",
    unit: "usd-month",
    from: rent,
    lattice: inDollars(rent, MONEY_LIMIT),
    apply: moveTo,
    costOf: (value) => ({ dollars: roundToCents(value - rent), dollarsMeaning: "more rent a month" }),
  };
}

/** The down payment percentage stays, so the loan shrinks with the price. */
function priceLever(deal: Deal): Lever {
  return {
    id: "price",
    label: "Price",
    kind: "negotiation",
    unit: "usd",
    from: deal.price,
    lattice: inDollars(deal.price, 0),
    apply: (price) => withPrice(deal, price),
    costOf: (price) => ({
      dollars: roundToCents(deal.price - price),
      dollarsMeaning: "off the price, which you keep",
    }),
  };
}

function downPaymentLever(deal: Deal): Lever {
  const from = downPaymentOf(deal);
  const isPurchase = deal.purpose === "purchase";
  return {
    id: "downPayment",
    label: isPurchase ? "Down payment" : "Equity left in the property",
    kind: "cash",
    unit: "usd",
    from,
    lattice: inDollars(from, deal.price),
    apply: (dollars) => withDownPayment(deal, dollars),
    costOf: (dollars) => ({
      dollars: roundToCents(dollars - from),
      dollarsMeaning: isPurchase ? "more cash at closing" : "less borrowed",
    }),
  };
}

function rateLever(deal: Deal): Lever {
  const stepsPerUnit = 8;
  const from = deal.annualRatePercent;
  const reach = (BUY_DOWN.mostPoints / BUY_DOWN.points) * BUY_DOWN.percentagePoints;
  const start = Math.floor(from * stepsPerUnit);
  // A millionth of a step of tolerance: floating-point error can make the difference slightly too high.
  const end = Math.min(Math.max(Math.ceil((from - reach) * stepsPerUnit - 1e-6), 0), start);
  return {
    id: "rate",
    label: "Interest rate",
    kind: "cash",
    unit: "percent",
    from,
    lattice: { start, end, stepsPerUnit },
    apply: (annualRatePercent) => ({ ...deal, annualRatePercent }),
    costOf: (rate) => {
      const points = ((from - rate) / BUY_DOWN.percentagePoints) * BUY_DOWN.points;
      return {
        dollars: roundToCents((loanAmountOf(deal) * points) / 100),
        dollarsMeaning: `for about ${sayPoints(points)}, at one point per ${BUY_DOWN.percentagePoints} percentage points (illustrative)`,
      };
    },
    limit: `with ${BUY_DOWN.mostPoints} points paid`,
  };
}

function interestOnlyLever(deal: Deal): Lever {
  const years = COMMON_INTEREST_ONLY_YEARS;
  return {
    id: "interestOnly",
    label: "Interest-only years",
    kind: "later",
    unit: "years",
    from: deal.interestOnlyYears,
    lattice: { start: years, end: years, stepsPerUnit: 1 },
    apply: (interestOnlyYears) => (deal.termYears > years ? { ...deal, interestOnlyYears } : deal),
    costOf: (_, applied) => {
      const { interestOnly, afterInterestOnly } = paymentsOf(applied);
      const later = afterInterestOnly ?? 0;
      const jump = formatUsd(later - interestOnly);
      return {
        dollars: 0,
        dollarsMeaning: `Nothing up front. After year ${years} the payment rises by ${jump} to ${formatUsd(later)} a month; ${sayExtraInterest(deal, applied)}`,
      };
    },
  };
}

/**
 * From less than 30 years, try the usual term first, and the longest only if that is not enough. Where the loan falls due
 * before it is repaid, the years of repayment are longer and the term stays.
 */
function termLever(deal: Deal): Lever {
  const { usual, longest } = OFFERED_TERMS;
  const stepsPerUnit = 1 / (longest - usual);
  const from = repaymentYearsOf(deal);
  const isBalloon = from > deal.termYears;
  const shortest = from < usual ? usual : longest;
  return {
    id: "term",
    label: isBalloon ? "Years of repayment" : "Term",
    kind: "later",
    unit: "years",
    from,
    lattice: {
      start: Math.round(shortest * stepsPerUnit),
      end: Math.round(longest * stepsPerUnit),
      stepsPerUnit,
    },
    apply: (years) => (isBalloon ? { ...deal, amortizationYears: years } : { ...deal, termYears: years }),
    costOf: (_, applied) => ({
      dollars: 0,
      dollarsMeaning: `Nothing up front; ${sayExtraInterest(deal, applied)}`,
    }),
  };
}

/** Both change by the same share, to whole cents that add up. Dues stay: the association sets them for everybody. */
function escrowLever(deal: Deal): Lever {
  const from = roundToCents(deal.propertyTax + deal.insurance);
  return {
    id: "taxesAndInsurance",
    label: "Taxes and insurance",
    kind: "monthly",
    unit: "usd-month",
    from,
    lattice: inDollars(from, 0),
    apply: (total) => {
      const propertyTax = from === 0 ? 0 : roundToCents((deal.propertyTax * total) / from);
      return withBills(deal, { propertyTax, insurance: roundToCents(total - propertyTax) });
    },
    costOf: (total) => ({
      dollars: roundToCents(from - total),
      dollarsMeaning: "less a month for taxes and insurance",
    }),
  };
}

/** Starts at the next whole dollar in the direction of the limit. */
function inDollars(from: number, limit: number): Lever["lattice"] {
  return limit < from
    ? { start: Math.floor(from), end: Math.ceil(limit), stepsPerUnit: 1 }
    : { start: Math.ceil(from), end: Math.floor(limit), stepsPerUnit: 1 };
}

function sayExtraInterest(before: Deal, after: Deal): string {
  const extra = totalPaidOf(after) - totalPaidOf(before);
  return `interest over the whole term is ${formatUsd(extra)} more.`;
}

/** Used for differences: both loans have the same amount, so any extra payment is interest. */
function totalPaidOf(deal: Deal): number {
  if (!isPlainLoan(deal)) return interestPaidBy(deal).at(-1) ?? 0;
  const { first, afterInterestOnly } = paymentsOf(deal);
  if (deal.interestOnlyYears === 0) return first * deal.termYears * 12;
  if (afterInterestOnly === null) return first * deal.termYears * 12 + loanAmountOf(deal);
  const left = deal.termYears - deal.interestOnlyYears;
  return (first * deal.interestOnlyYears + afterInterestOnly * left) * 12;
}

/** To 0.05 of a point: it is an estimate. */
function sayPoints(points: number): string {
  const rounded = Math.round(points * 20) / 20;
  return rounded === 1 ? "1 point" : `${rounded} points`;
}
