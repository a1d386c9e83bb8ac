import type { Deal } from "../deal.ts";
import { type LenderRatio, lenderRatioOf } from "../ratios/lender-view.ts";
import { formatRatioBeside } from "../ratios/ratio-text.ts";
import { type Lever, type LeverId, type LeverKind, type LeverUnit, leversOf } from "./levers.ts";
import { findFirst, meetsTarget } from "./target-search.ts";

export interface LeverSolution {
  readonly id: LeverId;
  readonly label: string;
  readonly status: "met" | "reaches" | "falls-short";
  readonly from: number;
  /** The smallest change that meets the target, in the lever's own unit, or the best value if it falls short. */
  readonly to: number;
  readonly unit: LeverUnit;
  /** The lender's ratio with the lever applied. Null if the deal has none to raise. */
  readonly ratio: LenderRatio;
  readonly kind: LeverKind;
  /** The cost, for ranking within its kind. Null if no amount is enough. */
  readonly dollars: number | null;
  readonly dollarsMeaning: string;
  readonly deal: Deal;
}

/**
 * What would lift the deal to its target ratio, one lever at a time, sorted by kind and then by cost. The rate stays as
 * typed: a larger down payment may earn a lower one, but here it only shrinks the loan.
 */
export function solveLevers(deal: Deal): readonly LeverSolution[] {
  const levers = leversOf(deal);
  const ratio = lenderRatioOf(deal);
  if (ratio === null || ratio >= deal.targetRatio) {
    return levers.map((lever) => leaveAlone(lever, deal, ratio));
  }
  return levers.map((lever) => solve(lever, deal, ratio)).sort(compareAnswers);
}

function solve(lever: Lever, deal: Deal, ratioBefore: number): LeverSolution {
  const { start, end, stepsPerUnit } = lever.lattice;
  const at = (step: number) => lever.apply(step / stepsPerUnit);
  const step = findFirst(start, end, (candidate) => meetsTarget(at(candidate)));
  const to = (step ?? end) / stepsPerUnit;
  const applied = lever.apply(to);
  const ratio = lenderRatioOf(applied);
  const { id, label, kind, unit, from, limit = "at its limit" } = lever;
  const lead = { id, label, kind, unit, from } as const;
  if (ratio !== null && ratio >= deal.targetRatio) {
    return { ...lead, status: "reaches", to, ratio, ...lever.costOf(to, applied), deal: applied };
  }
  const short = { ...lead, status: "falls-short", dollars: null } as const;
  if (ratio === null || ratio <= ratioBefore) {
    const dollarsMeaning =
      ratio === null
        ? "Only without a payment, and then there is no ratio to raise."
        : "Does not raise the ratio of this deal.";
    return { ...short, to: from, ratio: ratioBefore, dollarsMeaning, deal };
  }
  const dollarsMeaning = `Even ${limit} the ratio stays at ${formatRatioBeside(ratio, deal.targetRatio)}.`;
  return { ...short, to, ratio, dollarsMeaning, deal: applied };
}

function leaveAlone({ id, label, kind, unit, from }: Lever, deal: Deal, ratio: LenderRatio): LeverSolution {
  const dollarsMeaning = "The deal already meets the target.";
  return { id, label, kind, unit, status: "met", from, to: from, ratio, dollars: 0, dollarsMeaning, deal };
}

/** First, what the buyer controls; last, what costs nothing now and more later. */
const KINDS: readonly LeverKind[] = ["cash", "negotiation", "monthly", "later"];

/** By kind, then by dollars; levers that fall short come last, the nearest first. */
function compareAnswers(one: LeverSolution, other: LeverSolution): number {
  if (one.dollars === null && other.dollars === null) return Number(other.ratio) - Number(one.ratio);
  return rankOf(one) - rankOf(other) || (one.dollars ?? 0) - (other.dollars ?? 0);
}

function rankOf({ dollars, kind }: LeverSolution): number {
  return dollars === null ? KINDS.length : KINDS.indexOf(kind);
}
