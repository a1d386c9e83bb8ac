import type { Deal } from "../deal/deal.ts";
import { listedNumber, type NumberRow, number, percent } from "../fields/field-kinds.ts";
import { type FieldRow, fillRows, type RowsOf, type ValuesOf } from "../fields/field-rows.ts";
import { TAX_FIELDS } from "./tax/tax-fields.ts";

const MOST_YEARS = 30;
/** Beyond 20% a year in either direction, a projection over years says nothing. */
const GROWTH = { min: -20, max: 20 };

/** Written before a negative figure: a link holds only digits and lowercase letters. */
const MINUS = "minus";

/**
 * What a hold adds to a deal: form, limits, links, files and print follow from these rows. Percent a year. The initial
 * growth rates are this site's assumptions.
 */
export const HOLD_FIELDS = {
  holdYears: listedNumber(
    "Sold after",
    "hold",
    10,
    { min: 1, max: MOST_YEARS, isWhole: true },
    Array.from({ length: MOST_YEARS }, (_, index) => [`${index + 1}`, sayYears(index + 1)]),
  ),
  rentGrowthPercent: growth("Rent growth", "rentgrowth", 3),
  taxGrowthPercent: growth("Property tax growth", "taxgrowth", 3),
  insuranceGrowthPercent: growth("Insurance growth", "insgrowth", 5),
  /** For association dues and utilities. The other costs are shares of the rent and grow with it. */
  costGrowthPercent: growth("Growth of dues and utilities", "costgrowth", 3),
  /** Null: the lower of rent growth and the state's long run. */
  appreciationPercent: optionalGrowth("Appreciation", "value"),
  /** In the low case. Never above the expected figure. Null: the state's worst years. */
  lowAppreciationPercent: optionalGrowth("Appreciation in the low case", "lowvalue"),
  /** Percentage points between the expected case and the other two. */
  swingPercent: percent("Low and high case differ by", "swing", 1, 0.5),
  /** Percent of the value on the day of the sale. */
  saleCostPercent: percent("Cost of the sale", "sale", 6, 0.5),
  ...TAX_FIELDS,
} as const;

export type HoldFigures = ValuesOf<typeof HOLD_FIELDS>;

/** The field rows, typed so that any field can be looked up. */
export const HOLD_TABLE: RowsOf<HoldFigures> = { ...HOLD_FIELDS };

export const INITIAL_HOLD: HoldFigures = fillRows(HOLD_TABLE, (row) => row.initial);

/** A deal and what is expected of the years after it, with every figure settled. */
export interface HoldPlan extends HoldFigures {
  readonly deal: Deal;
  readonly appreciationPercent: number;
  readonly lowAppreciationPercent: number;
}

export const HOLD_CASES = ["low", "expected", "high"] as const;
export type HoldCase = (typeof HOLD_CASES)[number];

/** Percent a year in one case. */
export interface Growth {
  readonly rent: number;
  readonly tax: number;
  readonly insurance: number;
  readonly costs: number;
  readonly value: number;
}

/**
 * In the low case, rents grow more slowly and bills faster, and prices follow their own low figure; in the high case
 * the reverse.
 */
export function growthIn(holdCase: HoldCase, plan: HoldPlan): Growth {
  const { appreciationPercent, lowAppreciationPercent, swingPercent } = plan;
  const swing = { low: -swingPercent, expected: 0, high: swingPercent }[holdCase];
  return {
    rent: plan.rentGrowthPercent + swing,
    tax: plan.taxGrowthPercent - swing,
    insurance: plan.insuranceGrowthPercent - swing,
    costs: plan.costGrowthPercent - swing,
    value:
      holdCase === "low"
        ? Math.min(lowAppreciationPercent, appreciationPercent)
        : appreciationPercent + swing,
  };
}

export function sayYears(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}

/** Percent a year that may be negative. */
function growth(name: string, key: string, initial: number): NumberRow {
  const row = number(name, key, initial, GROWTH, 0.5);
  return {
    ...row,
    write: (percent) => (percent < 0 ? `${MINUS}${row.write(-percent)}` : row.write(percent)),
    read: (text) => {
      if (!text.startsWith(MINUS)) return row.read(text);
      const size = row.read(text.slice(MINUS.length));
      return size === undefined ? undefined : -size + 0;
    },
    say: (percent) => `${Number(percent.toFixed(3))}%`,
  };
}

/** Null if nobody typed a figure: a published one then stands in for it. */
function optionalGrowth(name: string, key: string): FieldRow<number | null> {
  const row = growth(name, key, 0);
  return {
    ...row,
    initial: null,
    write: (percent) => (percent === null ? "" : row.write(percent)),
    show: (percent) => (percent === null ? "" : row.show(percent)),
    parse: (text) => (text.trim() === "" ? null : row.parse(text)),
    say: (percent) => (percent === null ? "" : row.say(percent)),
  };
}
