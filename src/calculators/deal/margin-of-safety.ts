import { formatRatio } from "../dscr.ts";
import { formatPercent, formatUsdExact, roundToCents } from "../money.ts";
import { formatRate } from "../rate-estimate.ts";
import { type Deal, loanAmountOf } from "./deal.ts";
import { formatLtv, isWithinLtv } from "./loan-to-value.ts";
import { LTV_LIMITS } from "./maximum-loan.ts";
import { rentInputOf } from "./rent-input.ts";
import { firstMeeting, meetsTarget } from "./target-search.ts";

/** How far one figure can move, alone, before the target ratio (or for the value, the LTV limit) breaks. */
export interface Margin {
  readonly id: "rent" | "value" | "rate" | "taxes" | "insurance";
  readonly label: string;
  readonly from: number;
  /** The last value that still holds, or where the target is missed, the first that would. */
  readonly to: number;
  /** Null where the figure is 0 now. */
  readonly changePercent: number | null;
  readonly holds: boolean;
  readonly sentence: string;
}

/** The ends of the search: nothing that anybody would type lies beyond. */
const MAX_RATE = 25;
const MAX_MONTHLY = 10_000_000;

interface Mover {
  readonly id: Exclude<Margin["id"], "value">;
  readonly label: string;
  /** How the sentence begins. */
  readonly subject: string;
  readonly from: number;
  /** Parts of a dollar or of a percent in which it is searched. */
  readonly unitsPerOne: number;
  /** The end that helps the ratio most, and the one that hurts it most. */
  readonly best: number;
  readonly worst: number;
  readonly apply: (value: number) => Deal;
  readonly format: (value: number) => string;
  /** After a difference: " a month". */
  readonly per: string;
}

export function marginsOf(deal: Deal, maxLtv: number = LTV_LIMITS[deal.purpose].percent): readonly Margin[] {
  const [rent, rate, taxes, insurance] = moversOf(deal).map((mover) => marginOf(deal, mover));
  return [rent, valueMargin(deal, maxLtv), rate, taxes, insurance].filter((margin) => margin !== undefined);
}

function moversOf(deal: Deal): readonly Mover[] {
  const money = { unitsPerOne: 100, format: formatUsdExact, per: " a month" } as const;
  const rentInput = rentInputOf(deal);
  const isBooked = deal.use === "short-term" && deal.hasShortTermHistory;
  return [
    {
      ...money,
      id: "rent",
      label: isBooked ? "Monthly bookings" : "Rent",
      subject: isBooked ? "Monthly bookings" : "The rent",
      from: rentInput.rent,
      best: MAX_MONTHLY,
      worst: 0,
      apply: rentInput.moveTo,
    },
    {
      id: "rate",
      label: "Rate",
      subject: "The rate",
      from: deal.annualRatePercent,
      unitsPerOne: 1000,
      best: 0,
      worst: Math.max(MAX_RATE, deal.annualRatePercent),
      apply: (annualRatePercent) => ({ ...deal, annualRatePercent }),
      format: formatRate,
      per: "",
    },
    {
      ...money,
      id: "taxes",
      label: "Property taxes",
      subject: "Property taxes",
      from: deal.propertyTax,
      best: 0,
      worst: MAX_MONTHLY,
      apply: (propertyTax) => ({ ...deal, propertyTax }),
    },
    {
      ...money,
      id: "insurance",
      label: "Insurance",
      subject: "Insurance",
      from: deal.insurance,
      best: 0,
      worst: MAX_MONTHLY,
      apply: (insurance) => ({ ...deal, insurance }),
    },
  ];
}

function marginOf(deal: Deal, mover: Mover): Margin {
  const { id, label, from, best, worst, unitsPerOne, apply } = mover;
  const holds = meetsTarget(deal);
  const isMet = (units: number) => meetsTarget(apply(units / unitsPerOne));
  // From the hopeless end towards the value that helps most: the first to hold is the edge.
  const edge = firstMeeting(Math.round(worst * unitsPerOne), Math.round(best * unitsPerOne), isMet);
  const to = edge === null ? best : edge / unitsPerOne;
  const changePercent = from === 0 ? null : ((to - from) / from) * 100 + 0;
  const sentence = holds
    ? describeRoom(deal, mover, to)
    : describeNeed(deal, mover, edge === null ? null : to);
  return { id, label, from, to, changePercent, holds, sentence };
}

function describeRoom(deal: Deal, { subject, from, worst, format, per }: Mover, to: number): string {
  const target = formatRatio(deal.targetRatio);
  if (to === worst) return `${subject} can go to ${format(to)} and the ratio still holds ${target}.`;
  if (format(to) === format(from)) return `${subject} cannot move: the ratio is at ${target} now.`;
  return `${subject} can ${to < from ? "fall" : "rise"} by ${difference(from, to, format, per)} before the ratio drops below ${target}.`;
}

function describeNeed(deal: Deal, { subject, from, best, format, per }: Mover, to: number | null): string {
  const target = formatRatio(deal.targetRatio);
  if (to === null)
    return `${subject} alone cannot bring the ratio to ${target}, not even at ${format(best)}.`;
  return `${subject} must ${to < from ? "fall" : "rise"} by ${difference(from, to, format, per)} for the ratio to reach ${target}.`;
}

/** `$64 a month (2.6%), to $2,564,`. */
function difference(from: number, to: number, format: (value: number) => string, per: string): string {
  const share = from === 0 ? "" : ` (${formatPercent((Math.abs(to - from) / from) * 100)})`;
  return `${format(Math.abs(to - from))}${per}${share}, to ${format(to)},`;
}

/** The loan stays as it is; what it is compared with moves. */
function valueMargin(deal: Deal, maxLtv: number): Margin {
  const from = deal.price;
  const to = roundToCents(Math.ceil((loanAmountOf(deal) * 100 * 100) / maxLtv - 1e-6) / 100);
  const holds = isWithinLtv(deal, maxLtv);
  const limit = `${formatLtv(maxLtv)} of it`;
  const moved = difference(from, to, formatUsdExact, "");
  return {
    id: "value",
    label: "Property value",
    from,
    to,
    changePercent: from === 0 ? null : ((to - from) / from) * 100 + 0,
    holds,
    sentence: holds
      ? `The value can fall by ${moved} before the loan is more than ${limit}.`
      : `The value must rise by ${moved} for the loan to be no more than ${limit}.`,
  };
}
