import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { Deal, PrepaymentId } from "../deal.ts";
import { type LadderRow, pointsLadder } from "../rate/points-ladder.ts";
import { type FormulaVector, leased, ratio, usd, vectors } from "./vector-builders.ts";
import { given } from "./vector-inputs.ts";

const priced = [
  ...leased,
  given.points(1),
  given.prepayment("5-4-3-2-1"),
  given.other("Rate that one point buys", "0.25%"),
];
const kept = given.other("Months kept", "36");
const others = (points: number, penalty: string) =>
  given.other("Compared with", `${points} points, ${penalty}`);

const row =
  (points: number, structure: PrepaymentId, answer: (row: LadderRow) => string) =>
  (deal: Deal): string => {
    const found = pointsLadder(deal).find((one) => one.points === points && one.structure === structure);
    return found ? answer(found) : "";
  };

/** The example deal's loan. */
export const pointsVectors: readonly FormulaVector[] = vectors("points-ladder", [
  [
    [...priced, others(0, "no penalty")],
    "Its rate",
    "8.00%",
    row(0, "none", ({ annualRatePercent }) => formatRate(annualRatePercent)),
  ],
  [
    [...priced, kept, others(0, "no penalty")],
    "Its cost",
    "$53,315.27",
    row(0, "none", ({ cost }) => usd(cost)),
  ],
  [
    [...priced, kept, others(2, "5-4-3-2-1")],
    "Its cost",
    "$57,554.24",
    row(2, "5-4-3-2-1", ({ cost }) => usd(cost)),
  ],
  [
    [...priced, others(2, "5-4-3-2-1")],
    "Its ratio, at 7%",
    "1.1922",
    row(2, "5-4-3-2-1", (found) => ratio(found.ratio ?? 0)),
  ],
  [
    [...priced, others(2, "5-4-3-2-1")],
    "It pays off from",
    "month 48",
    row(2, "5-4-3-2-1", ({ breakEvenMonth }) => `month ${breakEvenMonth}`),
  ],
]);
