import { roundToCents } from "../../../dscr/cents.ts";
import { formatUsd, type Limits } from "../../../dscr/money.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import { type Deal, withPrice } from "../deal.ts";
import { isRatioMet, type LenderRatio, lenderRatioOf } from "../ratios/lender-view.ts";
import { rentInputOf } from "../rent/rent-input.ts";

export type Axis = "rate" | "rent" | "price" | "downPayment";

export type HeatLevel = "meets" | "near" | "below";

export interface HeatCell {
  readonly ratio: LenderRatio;
  readonly isCurrent: boolean;
  /** Reaches the deal's target, at least covers the payment, or neither. */
  readonly level: HeatLevel;
}

export interface AxisMark {
  readonly value: number;
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface HeatRow {
  readonly mark: AxisMark;
  readonly cells: readonly HeatCell[];
}

export interface HeatMap {
  readonly acrossLabel: string;
  readonly downLabel: string;
  readonly columns: readonly AxisMark[];
  readonly rows: readonly HeatRow[];
}

interface AxisKind {
  readonly label: string;
  readonly limits: Limits;
  readonly from: (deal: Deal) => number;
  /** The distance between two marks. */
  readonly stepOf: (value: number) => number;
  readonly apply: (deal: Deal, value: number) => Deal;
  readonly format: (value: number) => string;
}

const COLUMNS = 9;
const ROWS = 7;
const BREAK_EVEN = 1;
/** Share of the current rent or price. */
const STEP_SHARE = 0.025;
const NO_LIMIT: Limits = { min: 0, max: Number.POSITIVE_INFINITY };

const AXIS_KINDS: Readonly<Record<Axis, AxisKind>> = {
  rate: {
    label: "Rate",
    limits: { min: 0, max: 100 },
    from: ({ annualRatePercent }) => annualRatePercent,
    stepOf: () => 0.25,
    apply: (deal, annualRatePercent) => ({ ...deal, annualRatePercent }),
    format: formatRate,
  },
  rent: {
    label: "Rent a month",
    limits: NO_LIMIT,
    from: (deal) => rentInputOf(deal).rent,
    stepOf: (rent) => rent * STEP_SHARE,
    apply: (deal, rent) => rentInputOf(deal).moveTo(roundToCents(rent)),
    format: formatUsd,
  },
  price: {
    label: "Price",
    limits: NO_LIMIT,
    from: ({ price }) => price,
    stepOf: (price) => price * STEP_SHARE,
    apply: (deal, price) => withPrice(deal, roundToCents(price)),
    format: formatUsd,
  },
  downPayment: {
    label: "Down payment",
    limits: { min: 0, max: 100 },
    from: ({ downPaymentPercent }) => downPaymentPercent,
    stepOf: () => 2.5,
    apply: (deal, downPaymentPercent) => ({ ...deal, downPaymentPercent }),
    format: (percent) => `${Number(percent.toFixed(2))}%`,
  },
};

/**
 * The lender's ratio as two figures vary around the deal's own. Changing the price keeps the down payment percentage.
 */
export function heatMapOf(deal: Deal, { across, down }: { across: Axis; down: Axis }): HeatMap {
  const columns = marksOf(deal, AXIS_KINDS[across], COLUMNS);
  return {
    acrossLabel: labelOf(deal, across),
    downLabel: labelOf(deal, down),
    columns,
    rows: marksOf(deal, AXIS_KINDS[down], ROWS).map((mark) => {
      const rowDeal = moved(deal, down, mark);
      return {
        mark,
        cells: columns.map((column) => {
          const cellDeal = moved(rowDeal, across, column);
          const ratio = lenderRatioOf(cellDeal);
          return { ratio, isCurrent: mark.isCurrent && column.isCurrent, level: levelOf(cellDeal, ratio) };
        }),
      };
    }),
  };
}

function labelOf({ purpose }: Deal, axis: Axis): string {
  if (purpose !== "purchase" && axis === "price") return "Property value";
  if (purpose !== "purchase" && axis === "downPayment") return "Equity left in";
  return AXIS_KINDS[axis].label;
}

/** The deal itself at its own mark, so that the current cell shows the same ratio as everywhere else. */
function moved(deal: Deal, axis: Axis, { value, isCurrent }: AxisMark): Deal {
  return isCurrent ? deal : AXIS_KINDS[axis].apply(deal, value);
}

/** Centered on the current value as far as the limits allow. */
function marksOf(deal: Deal, { from, stepOf, limits, format }: AxisKind, count: number): readonly AxisMark[] {
  const current = from(deal);
  const step = stepOf(current);
  const half = Math.floor(count / 2);
  const below = step === 0 ? half : Math.min(half, Math.floor((current - limits.min) / step));
  const above = step === 0 ? half : Math.min(half, Math.floor((limits.max - current) / step));
  const first = below < half ? -below : above - count + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = current + (first + index) * step;
    return { value, label: format(value), isCurrent: first + index === 0 };
  });
}

function levelOf({ targetRatio }: Deal, ratio: LenderRatio): HeatLevel {
  if (isRatioMet(ratio, targetRatio)) return "meets";
  return isRatioMet(ratio, BREAK_EVEN) ? "near" : "below";
}
