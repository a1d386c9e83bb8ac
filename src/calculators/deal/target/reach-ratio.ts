import { MONEY_LIMIT } from "../../../dscr/money.ts";
import type { Deal } from "../deal.ts";
import { type Lever, type LeverId, leversOf } from "./levers.ts";
import { findFirst, meetsTarget } from "./target-search.ts";

/** The figures that somebody can move by pulling the needle of the gauge. */
export const PULLED_LEVERS = ["price", "rent", "downPayment", "rate"] as const satisfies readonly LeverId[];
export type PulledLever = (typeof PULLED_LEVERS)[number];

/** Beyond this nobody lends. */
const HIGHEST_RATE = 20;

export interface Reached {
  readonly lever: Lever;
  readonly to: number;
  readonly deal: Deal;
}

/**
 * The deal with one figure moved until the lender's ratio just reaches this one. Unlike the levers of "What would make it
 * work", a figure can also move the other way: a deal above 1.25 affords a higher price. Null if no value reaches it.
 */
export function reachRatio(deal: Deal, id: PulledLever, ratio: number): Reached | null {
  const lever = leversOf(deal).find((each) => each.id === id);
  if (!lever) return null;
  const { stepsPerUnit } = lever.lattice;
  const applyStep = (step: number) => lever.apply(step / stepsPerUnit);
  const [worst, best] = rangeOf(id, deal);
  const step = findFirst(worst * stepsPerUnit, best * stepsPerUnit, (candidate) =>
    meetsTarget({ ...applyStep(candidate), targetRatio: ratio }),
  );
  return step === null ? null : { lever, to: step / stepsPerUnit, deal: applyStep(step) };
}

/** From the value with the lowest ratio to the one with the highest. */
function rangeOf(id: PulledLever, { price }: Deal): readonly [worst: number, best: number] {
  switch (id) {
    case "price":
      return [MONEY_LIMIT, 1];
    case "rent":
      return [0, MONEY_LIMIT];
    case "downPayment":
      return [0, Math.floor(price)];
    case "rate":
      return [HIGHEST_RATE, 0];
  }
}
