import { yearlyCostOf } from "../../dscr/apr.ts";
import { roundToCents, toCents } from "../../dscr/cents.ts";
import { type Deal, hasLoan, loanAmountOf } from "../deal/deal.ts";
import { TIE_CENTS } from "../deal/prepayment/break-even.ts";
import { type HoldingCost, holdingCostsOf, paymentsToExit } from "../deal/prepayment/exit-cost.ts";
import { type LenderView, lenderViewOf } from "../deal/ratios/lender-view.ts";
import { cashNeededOf } from "../deal/ratios/owner-view.ts";
import { type UnderwrittenDeal, underwrite } from "../deal/ratios/underwritten-deal.ts";
import { dealUnder, FEE_LINES, feesOf, type Offer } from "./offer.ts";

/** From closing to an exit in this month, without the principal. Whole cents. */
export interface OfferCost extends HoldingCost {
  readonly month: number;
  readonly fees: number;
}

export interface OfferCash {
  readonly downPayment: number;
  readonly points: number;
  readonly fees: number;
  /** Down payment, points and fees. In a refinance, payoff, points and fees less the loan: negative if cash is left. */
  readonly toClose: number;
  /** Stays the owner's money. Null if the offer does not state it. */
  readonly reserves: number | null;
}

export interface ComparedOffer {
  /** Its place among all offers, also those without a rate. */
  readonly index: number;
  readonly deal: Deal;
  /** By month, from the day of closing. */
  readonly costs: readonly OfferCost[];
  /** The cost after the months held. */
  readonly held: OfferCost;
  /** The same total if the rate rises as fast as its caps allow. Null for a fixed rate. */
  readonly worstTotal: number | null;
  readonly costPerYear: number;
  /** Percent; null if points and fees take the whole loan. */
  readonly yearlyCost: number | null;
  readonly firstPayment: number;
  readonly lender: LenderView;
  readonly cash: OfferCash;
  /** True if a line is missing that can only add to the cost. */
  readonly isAtLeast: boolean;
}

/** Months in a row in which the same offers cost least. */
export interface Win {
  readonly from: number;
  readonly to: number;
  /** Places of the offers. More than one is a tie. */
  readonly winners: readonly number[];
  /** How much less than the next one. Null if there is no other. */
  readonly lead: { readonly least: number; readonly most: number } | null;
}

export interface Comparison {
  readonly holdMonths: number;
  /** The last month of the costs. */
  readonly lastMonth: number;
  /** Those that state a rate. */
  readonly offers: readonly ComparedOffer[];
  /** From the first month on. */
  readonly wins: readonly Win[];
  /** Who costs least after the months held. */
  readonly held: Standing;
}

export interface Standing {
  readonly winners: readonly number[];
  readonly lead: number | null;
}

/** Longer than most rentals keep one loan. */
const SHOWN_MONTHS = 120;

export function compareOffers(deal: Deal, offers: readonly Offer[], holdMonths: number): Comparison {
  const rated = offers
    .map((offer, index) => ({ offer, index, under: dealUnder(deal, offer) }))
    .filter(({ offer, under }) => offer.annualRatePercent !== null && hasLoan(under));
  const longest = Math.max(...rated.map(({ under }) => Math.round(under.termYears * 12)), 1);
  const held = Math.min(Math.max(Math.round(holdMonths), 1), longest);
  const lastMonth = Math.min(Math.max(SHOWN_MONTHS, Math.ceil(held / 12) * 12), longest);
  const compared = rated.map(({ offer, index, under }) => compareOne(offer, index, under, held, lastMonth));
  return {
    holdMonths: held,
    lastMonth,
    offers: compared,
    wins: winsOf(compared, lastMonth),
    held: standingAt(compared, held),
  };
}

function compareOne(
  offer: Offer,
  index: number,
  deal: Deal,
  holdMonths: number,
  lastMonth: number,
): ComparedOffer {
  const fees = feesOf(offer);
  const costs = holdingCostsOf(deal, lastMonth).map((cost, month) => ({
    ...cost,
    month,
    fees,
    total: roundToCents(cost.total + fees),
  }));
  const held = costs[holdMonths] ?? NO_COST;
  const underwritten = underwrite(deal);
  const received = loanAmountOf(deal) - held.points - fees;
  return {
    index,
    deal,
    costs,
    held,
    worstTotal: worstTotalOf(deal, fees, holdMonths),
    costPerYear: roundToCents((held.total * 12) / holdMonths),
    yearlyCost: yearlyCostOf(received, paymentsToExit(deal, holdMonths)),
    firstPayment: underwritten.payments.first,
    lender: lenderViewOf(deal, underwritten),
    cash: cashUnder(deal, underwritten, fees, offer),
    isAtLeast: [offer.points, offer.prepayment, ...FEE_LINES.map((line) => offer[line])].includes(null),
  };
}

function worstTotalOf(deal: Deal, fees: number, holdMonths: number): number | null {
  if (deal.adjustment === "fixed") return null;
  const total = holdingCostsOf(deal, holdMonths, "worst")[holdMonths]?.total ?? 0;
  return roundToCents(total + fees);
}

const NO_COST: OfferCost = { month: 0, interest: 0, points: 0, fees: 0, penalty: 0, total: 0 };

function cashUnder(
  deal: Deal,
  underwritten: UnderwrittenDeal,
  fees: number,
  { reserveMonths }: Offer,
): OfferCash {
  const { downPayment, points, reserves, total } = cashNeededOf(deal, underwritten);
  return {
    downPayment,
    points,
    fees,
    toClose: roundToCents(total - reserves + fees),
    reserves: reserveMonths === null ? null : reserves,
  };
}

/** Who costs least in a month, and by how much. */
export function standingAt(offers: readonly ComparedOffer[], month: number): Standing {
  const totals = offers.map(({ index, costs }) => ({ index, cents: toCents(costs[month]?.total ?? 0) }));
  const lowest = Math.min(...totals.map(({ cents }) => cents));
  const isWinner = ({ cents }: { readonly cents: number }) => cents - lowest < TIE_CENTS;
  const others = totals.filter((total) => !isWinner(total)).map(({ cents }) => cents);
  return {
    winners: totals.filter(isWinner).map(({ index }) => index),
    lead: others.length === 0 ? null : (Math.min(...others) - lowest) / 100,
  };
}

function winsOf(offers: readonly ComparedOffer[], lastMonth: number): readonly Win[] {
  const wins: Win[] = [];
  for (let month = 1; offers.length > 0 && month <= lastMonth; month += 1) {
    const { winners, lead } = standingAt(offers, month);
    const last = wins.at(-1);
    if (last && `${last.winners}` === `${winners}`) {
      wins.splice(-1, 1, { ...last, to: month, lead: widened(last.lead, lead) });
    } else {
      wins.push({ from: month, to: month, winners, lead: widened(null, lead) });
    }
  }
  return wins;
}

function widened(lead: Win["lead"], amount: number | null): Win["lead"] {
  if (amount === null) return lead;
  return {
    least: Math.min(lead?.least ?? amount, amount),
    most: Math.max(lead?.most ?? amount, amount),
  };
}
