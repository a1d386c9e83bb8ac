import { roundToCents, toCents } from "../../../dscr/cents.ts";
import { ratioOf } from "../../../dscr/dscr.ts";
import { PLAIN_LOAN } from "../../deal/adjustable/adjustable-fields.ts";
import type { Deal } from "../../deal/deal.ts";
import { escrowOf, firstPaymentOf } from "../../deal/ratios/deal-payment.ts";
import { isRatioMet, type LenderRatio } from "../../deal/ratios/lender-view.ts";
import { qualifyingRentOf } from "../../deal/rent/qualifying-rent.ts";
import { splitAmount } from "../../deal/rent/split-amount.ts";
import { wholeCentsWithin } from "../../deal/target/maximum-loan.ts";
import { findFirst } from "../../deal/target/target-search.ts";
import { type DealLine, dealLineOf, sumOf } from "../portfolio.ts";
import type { BlanketTerms } from "./blanket-fields.ts";

/** What houses bring into a loan, in dollars: value, and rent and bills a month. */
export interface Pool {
  readonly value: number;
  /** The rent that counts for a lender. */
  readonly rent: number;
  /** Taxes, insurance and association dues. */
  readonly bills: number;
}

/** A loan as a lender judges it. */
interface Judged {
  readonly loan: number;
  /** Principal and interest of the first month. */
  readonly payment: number;
  /** Rent over the full payment. Null without a loan, or with nothing to pay. */
  readonly ratio: LenderRatio;
  /** Percent, unrounded. */
  readonly ltv: number;
}

/** What is left of the loan once a house is sold at its value. */
export interface AfterSale extends Judged {
  readonly release: number;
  /** The value less the release price. Negative if money must be brought. */
  readonly cash: number;
  readonly qualifies: boolean;
}

export interface HouseShare extends Pool {
  readonly share: number;
  /** The loan that the deal has of its own, by the same test. */
  readonly own: OwnLoan;
  readonly sale: AfterSale;
}

export interface Blanket extends Pool, Judged {
  readonly limitedBy: "value" | "ratio";
  /** With the bills, a month. */
  readonly fullPayment: number;
  readonly points: number;
  readonly cashFlow: number;
  readonly houses: readonly HouseShare[];
  readonly separate: SeparateLoans;
  /** At closing, against the separate loans. Negative if one loan takes less. */
  readonly moreCash: number;
}

/** Ratio and payment count rent over the full payment, whatever test the deal's lender uses. */
type OwnLoan = Pick<DealLine, "ratio" | "loan" | "payment" | "cashFlow" | "points">;

/** The loans that the deals have of their own. */
interface SeparateLoans extends OwnLoan {
  /** Houses whose own loan misses the lowest ratio. */
  readonly missing: number;
}

export function blanketOf(deals: readonly Deal[], terms: BlanketTerms): Blanket {
  const pools = deals.map(poolOf);
  const pool = poolsTogether(pools);
  const { amount, limitedBy } = largestLoan(pool, terms);
  const judged = judge(amount, pool, terms);
  const own = deals.map((deal) => sumOf([dealLineOf(deal)]));
  const separate = separateOf(own, terms);
  const points = roundToCents((amount * terms.points) / 100);
  const fullPayment = roundToCents(judged.payment + pool.bills);
  const shares = splitAmount(
    amount,
    pools.map(({ value }) => value),
  );
  return {
    ...pool,
    ...judged,
    limitedBy,
    fullPayment,
    points,
    cashFlow: roundToCents(separate.cashFlow + separate.payment - fullPayment),
    houses: own.map((loan, index) => {
      const [house = NOTHING, share = 0] = [pools[index], shares[index]];
      const others = poolsTogether(pools.filter((_, other) => other !== index));
      return {
        ...house,
        share,
        own: loan,
        sale: afterSale({ sold: house, share, loan: amount, others, terms }),
      };
    }),
    separate,
    moreCash: roundToCents(separate.loan - amount + points - separate.points),
  };
}

const NOTHING: Pool = { value: 0, rent: 0, bills: 0 };

function poolOf(deal: Deal): Pool {
  return { value: deal.price, rent: qualifyingRentOf(deal).rent, bills: escrowOf(deal) };
}

function poolsTogether(pools: readonly Pool[]): Pool {
  const total = (field: keyof Pool) => roundToCents(pools.reduce((sum, pool) => sum + pool[field], 0));
  return { value: total("value"), rent: total("rent"), bills: total("bills") };
}

function paymentOn(loan: number, terms: BlanketTerms): number {
  return firstPaymentOf({ ...PLAIN_LOAN, ...terms, price: loan, downPaymentPercent: 0 });
}

function judge(loan: number, { value, rent, bills }: Pool, terms: BlanketTerms): Judged {
  const payment = paymentOn(loan, terms);
  const owed = toCents(payment + bills);
  return {
    loan,
    payment,
    ratio: loan > 0 && owed > 0 ? ratioOf(toCents(rent), owed) : null,
    ltv: value === 0 ? 0 : (loan / value) * 100,
  };
}

/** Search down from the limit, because the ratio only rises as the loan shrinks. */
function largestLoan(pool: Pool, terms: BlanketTerms) {
  const cap = wholeCentsWithin((pool.value * terms.ltvPercent) / 100);
  const start: number = toCents(cap);
  const cents = findFirst(start, 0, (candidate) => isCarried(candidate / 100, pool, terms)) ?? 0;
  const limitedBy: Blanket["limitedBy"] = cents === start ? "value" : "ratio";
  return { amount: cents === start ? cap : cents / 100, limitedBy };
}

/** Houses without rent carry no loan, however small its payment. */
function isCarried(loan: number, pool: Pool, terms: BlanketTerms): boolean {
  if (terms.minimumRatio === 0 || loan === 0) return true;
  const { ratio } = judge(loan, pool, terms);
  return ratio === null ? pool.rent > 0 : ratio >= terms.minimumRatio;
}

interface Sale {
  readonly sold: Pool;
  readonly share: number;
  readonly loan: number;
  readonly others: Pool;
  readonly terms: BlanketTerms;
}

function afterSale({ sold, share, loan, others, terms }: Sale): AfterSale {
  const release = Math.min(roundToCents((share * terms.releasePercent) / 100), loan);
  const left = judge(roundToCents(loan - release), others, terms);
  const isWithinLimit = left.loan <= wholeCentsWithin((others.value * terms.ltvPercent) / 100);
  return {
    ...left,
    release,
    cash: roundToCents(sold.value - release),
    qualifies: isWithinLimit && isRatioMet(left.ratio, terms.minimumRatio),
  };
}

function separateOf(own: readonly DealLine[], { minimumRatio }: BlanketTerms): SeparateLoans {
  const missing = own.filter(({ ratio }) => !isRatioMet(ratio, minimumRatio)).length;
  return { ...sumOf(own), missing };
}
