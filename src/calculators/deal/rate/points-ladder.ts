import { toCents } from "../../../dscr/cents.ts";
import { type Deal, hasLoan, type PrepaymentId } from "../deal.ts";
import { breakEvenOf, TIE_CENTS } from "../prepayment/break-even.ts";
import {
  chosenStructure,
  holdingCostsOf,
  type PrepaymentStructure,
  structuresFor,
} from "../prepayment/exit-cost.ts";
import { type LenderRatio, lenderRatioOf } from "../ratios/lender-view.ts";
import { cashNeededOf } from "../ratios/owner-view.ts";

const LADDER_POINTS = [0, 0.5, 1, 1.5, 2, 2.5, 3] as const;

/** One price of the loan: points and a penalty for a rate. */
export interface LadderRow {
  readonly points: number;
  readonly structure: PrepaymentId;
  readonly structureName: string;
  readonly annualRatePercent: number;
  readonly ratio: LenderRatio;
  /** What the owner brings to closing, reserves included. */
  readonly cash: number;
  /** Interest, points and penalty over the months the loan is kept. */
  readonly cost: number;
  /** From this month on, the points have paid for themselves. Null without points, or if they never do. */
  readonly breakEvenMonth: number | null;
  /** True for the lowest cost of all, and for what is a tie with it. */
  readonly isBest: boolean;
}

/**
 * Points under every penalty. The typed rate is the price of the deal's own points and penalty; every other price differs
 * from it by the points and by the adders of the penalties.
 */
export function pointsLadder(deal: Deal): readonly LadderRow[] {
  if (!hasLoan(deal)) return [];
  const priced = structuresFor(deal).flatMap((structure) => structureRows(deal, structure));
  const lowest = Math.min(...priced.map(({ cost }) => toCents(cost)));
  return priced.map((row) => ({ ...row, isBest: toCents(row.cost) - lowest < TIE_CENTS }));
}

function structureRows(deal: Deal, structure: PrepaymentStructure): readonly Omit<LadderRow, "isBest">[] {
  const shift = structure.rateAdder - chosenStructure(deal).rateAdder;
  const rungs = LADDER_POINTS.map((points) => {
    const bought = (points - deal.points) * deal.pointValuePercent;
    const annualRatePercent = Math.max(deal.annualRatePercent + shift - bought, 0);
    const priced: Deal = {
      ...deal,
      points,
      annualRatePercent,
      prepayment: "custom",
      customPrepayment: structure.percentByYear,
    };
    return { points, priced, costs: holdingCostsOf(priced, Math.round(deal.termYears * 12)) };
  });
  const free = rungs[0]?.costs ?? [];
  const last = free.length - 1;
  return rungs.map(({ points, priced, costs }) => {
    const at = (month: number) => costs[month]?.total ?? 0;
    return {
      points,
      structure: structure.id,
      structureName: structure.name,
      annualRatePercent: priced.annualRatePercent,
      ratio: lenderRatioOf(priced),
      cash: cashNeededOf(priced).total,
      cost: at(Math.min(deal.keepMonths, last)),
      breakEvenMonth: points === 0 ? null : breakEvenOf(at, (month) => free[month]?.total ?? 0, last),
    };
  });
}

/** The lowest cost with the least cash. Undefined without a loan. */
export function bestOfLadder(rows: readonly LadderRow[]): LadderRow | undefined {
  return rows.filter(({ isBest }) => isBest).toSorted((one, other) => one.cash - other.cash)[0];
}
