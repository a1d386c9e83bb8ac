import { toCents } from "../../../dscr/cents.ts";
import { formatRatio } from "../../../dscr/dscr.ts";
import { formatUsdExact, MONEY_LIMIT } from "../../../dscr/money.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { SafeSide } from "../../../dscr/solved-figures.ts";
import { DEAL_FIELDS, type Deal, hasLoan, loanAmountOf, withBills } from "../deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { formatLtv, isWithinLtv } from "../ratios/loan-to-value.ts";
import { rentInputOf } from "../rent/rent-input.ts";
import { findFirst, meetsTarget } from "../target/target-search.ts";
import { exactWords, type FigureWords, type MarginWords, ROUNDED_WORDS, shareOf } from "./margin-words.ts";

/**
 * How far one figure can move on its own before the deal misses the target ratio (or, for the value, the LTV limit).
 */
export interface Margin {
  readonly id: "rent" | "value" | "rate" | "taxes" | "insurance";
  readonly label: string;
  readonly from: number;
  /** The last value that meets the target, or if the deal misses it now, the first that would. */
  readonly to: number;
  /** Null if the figure is 0 now. */
  readonly changePercent: number | null;
  /** False if no value misses the target, or none meets it: `to` is then the current figure. */
  readonly isReachable: boolean;
  readonly holds: boolean;
  readonly sentence: string;
}

interface Mover {
  readonly id: Exclude<Margin["id"], "value">;
  readonly label: string;
  /** The subject of the sentence. */
  readonly subject: string;
  /** The verb that agrees with the subject, and the noun after "any". */
  readonly verb: "does" | "do";
  readonly any: "amount" | "rate";
  readonly from: number;
  /** Search resolution: steps per dollar or per percent. */
  readonly unitsPerOne: number;
  /** The values that help and hurt the ratio most; the form accepts nothing beyond them. */
  readonly best: number;
  readonly worst: number;
  readonly apply: (value: number) => Deal;
  readonly words: FigureWords;
}

/** With exact sentences, for files and programs. */
export function marginsOf(deal: Deal, maxLtv: number): readonly Margin[] {
  return marginsInWords(deal, maxLtv, exactWords());
}

/** The figures are exact in any words. */
export function marginsInWords(deal: Deal, maxLtv: number, words: MarginWords): readonly Margin[] {
  const isFree = lenderRatioOf(deal) === null;
  const [rent, rate, taxes, insurance] = moversOf(deal, words).map((mover) =>
    isFree ? marginWithoutPayment(deal, mover) : marginOf(deal, mover),
  );
  const value = valueMargin(deal, maxLtv, words.once);
  return [rent, value, rate, taxes, insurance].filter((margin) => margin !== undefined);
}

/** Towards more rent and value, and towards lower rates and bills. */
export function safeSideOf(id: Margin["id"]): SafeSide {
  return id === "rent" || id === "value" ? "up" : "down";
}

/** How far insurance can rise before the ratio falls below 1.00. Null without a ratio. */
export function insuranceBreakEven(deal: Deal): Margin | null {
  if (lenderRatioOf(deal) === null) return null;
  const atBreakEven = { ...deal, targetRatio: 1 };
  const mover = moversOf(atBreakEven, ROUNDED_WORDS).find(({ id }) => id === "insurance");
  return mover ? marginOf(atBreakEven, mover) : null;
}

function moversOf(deal: Deal, words: MarginWords): readonly Mover[] {
  const money = { unitsPerOne: 100, any: "amount", words: words.monthly } as const;
  const rentInput = rentInputOf(deal);
  const isBooked = rentInput.isBookings;
  return [
    {
      ...money,
      id: "rent",
      label: isBooked ? "Monthly bookings" : "Rent",
      subject: isBooked ? "Monthly bookings" : "The rent",
      verb: isBooked ? "do" : "does",
      from: rentInput.rent,
      best: MONEY_LIMIT,
      worst: 0,
      apply: rentInput.moveTo,
    },
    {
      id: "rate",
      label: "Rate",
      subject: "The rate",
      verb: "does",
      any: "rate",
      from: deal.annualRatePercent,
      unitsPerOne: 1000,
      best: 0,
      worst: DEAL_FIELDS.annualRatePercent.limits.max,
      apply: (annualRatePercent) => ({ ...deal, annualRatePercent }),
      words: words.rate,
    },
    {
      ...money,
      id: "taxes",
      label: "Property taxes",
      subject: "Property taxes",
      verb: "do",
      from: deal.propertyTax,
      best: 0,
      worst: MONEY_LIMIT,
      apply: (propertyTax) => withBills(deal, { propertyTax }),
    },
    {
      ...money,
      id: "insurance",
      label: "Insurance",
      subject: "Insurance",
      verb: "does",
      from: deal.insurance,
      best: 0,
      worst: MONEY_LIMIT,
      apply: (insurance) => withBills(deal, { insurance }),
    },
  ];
}

function marginOf(deal: Deal, mover: Mover): Margin {
  const { id, label, from, best, worst, unitsPerOne, apply } = mover;
  const holds = meetsTarget(deal);
  const start = Math.round(worst * unitsPerOne);
  const isMet = (units: number) => meetsTarget(apply(units / unitsPerOne));
  // Search from the worst value to the best: the first to meet the target is the edge.
  const edge = findFirst(start, Math.round(best * unitsPerOne), isMet);
  // A rate at which the payment disappears leaves no ratio to reach.
  const hasRatio = edge !== null && lenderRatioOf(apply(edge / unitsPerOne)) !== null;
  const isReachable = holds ? edge !== null && edge !== start : hasRatio;
  const to = isReachable && edge !== null ? edge / unitsPerOne : from;
  const describe = holds ? describeRoom : describeNeed;
  const sentence = describe(deal, mover, isReachable ? to : null);
  return { id, label, from, to, changePercent: shareOf(from, to), isReachable, holds, sentence };
}

/** Without a payment there is no ratio: the target counts as met, and no change of this figure matters. */
function marginWithoutPayment(deal: Deal, { id, label, subject, verb, from }: Mover): Margin {
  const reason = hasLoan(deal) ? "there is no payment to cover" : "nothing is borrowed";
  const sentence = `${subject} ${verb} not matter: ${reason}.`;
  const changePercent = shareOf(from, from);
  return { id, label, from, to: from, changePercent, isReachable: false, holds: true, sentence };
}

function describeRoom(deal: Deal, mover: Mover, to: number | null): string {
  const { id, subject, verb, any, from, worst, words } = mover;
  const target = formatRatio(deal.targetRatio);
  if (to === null) return `${subject} ${verb} not matter: the ratio holds ${target} at any ${any}.`;
  // A typed rate can lie between two steps; the last step that meets the target then lies before it.
  const direction = Math.sign(worst - from);
  if (Math.sign(to - from) !== direction || formatExactly(id, to) === formatExactly(id, from)) {
    return `${subject} cannot ${worst < from ? "fall" : "rise"}: the ratio is at ${target} now.`;
  }
  const stated = words.state(to, safeSideOf(id));
  const change =
    Math.sign(stated - from) === direction
      ? `${words.sayChange(from, stated)}, to ${words.format(stated)},`
      : words.least;
  return `${subject} can ${sayMove(from, to)} by ${change} before the ratio drops below ${target}.`;
}

/** With cents, or thousandths of a point. */
export function formatExactly(id: Margin["id"], value: number): string {
  return id === "rate" ? formatRate(value) : formatUsdExact(value);
}

function describeNeed(deal: Deal, mover: Mover, to: number | null): string {
  const { id, subject, from, best, words } = mover;
  const target = formatRatio(deal.targetRatio);
  if (to === null) {
    const most = best === 0 ? `, not even at ${words.format(0)}` : ": no amount is enough";
    return `${subject} alone cannot bring the ratio to ${target}${most}.`;
  }
  const stated = words.state(to, safeSideOf(id));
  return `${subject} must ${sayMove(from, to)} by ${words.sayChange(from, stated)}, to ${words.format(stated)}, for the ratio to reach ${target}.`;
}

/** The loan stays; the value it is compared with moves. */
function valueMargin(deal: Deal, maxLtv: number, words: FigureWords): Margin {
  const from = deal.price;
  const isReachable = hasLoan(deal);
  // A millionth of a cent of tolerance, for limits that binary fractions cannot represent.
  const lowest = Math.ceil((toCents(loanAmountOf(deal)) * 100) / maxLtv - 1e-6) / 100;
  const to = isReachable ? lowest : from;
  const holds = isWithinLtv(deal, maxLtv);
  return {
    id: "value",
    label: "Property value",
    from,
    to,
    changePercent: shareOf(from, to),
    isReachable,
    holds,
    sentence: isReachable
      ? describeValue({ from, to, maxLtv, holds }, words)
      : "The value does not matter: nothing is borrowed.",
  };
}

interface ValueEdge {
  readonly from: number;
  readonly to: number;
  readonly maxLtv: number;
  readonly holds: boolean;
}

function describeValue({ from, to, maxLtv, holds }: ValueEdge, words: FigureWords): string {
  const limit = `${formatLtv(maxLtv)} of it`;
  const stated = words.state(to, "up");
  const move = `${words.sayChange(from, stated)}, to ${words.format(stated)},`;
  if (!holds) return `The value must rise by ${move} for the loan to be no more than ${limit}.`;
  // Rounding the down payment can leave the loan half a cent above the limit, and the lowest value then exceeds the
  // current one.
  if (to >= from) return `The value cannot fall: the loan is ${limit} now.`;
  return `The value can fall by ${stated < from ? move : words.least} before the loan is more than ${limit}.`;
}

function sayMove(from: number, to: number): "fall" | "rise" {
  return to < from ? "fall" : "rise";
}
