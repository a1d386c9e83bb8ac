import type { FormulaId } from "../../../../content/calculators/formulas.ts";
import { blanketVectors } from "../../my-deals/blanket/blanket-vectors.ts";
import { conventionalVectors } from "../../offers/conventional/conventional-vectors.ts";
import { offerVectors } from "../../offers/offer-vectors.ts";
import { packetVectors } from "../../packet/packet-vectors.ts";
import { refinanceVectors } from "../../refinance/refinance-vectors.ts";
import { adjustableVectors } from "./adjustable-vectors.ts";
import { bookingsVectors } from "./bookings-vectors.ts";
import { costVectors } from "./cost-vectors.ts";
import { countyVectors } from "./county-vectors.ts";
import { holdVectors } from "./hold-vectors.ts";
import { pastMapVectors } from "./past-map-vectors.ts";
import { pointsVectors } from "./points-vectors.ts";
import { viewVectors } from "./ratio-vectors.ts";
import type { FormulaVector } from "./vector-builders.ts";
import { answerVectors } from "./what-if-vectors.ts";

/**
 * LibreOffice Calc 7.4.7, which shares no code with this site, computed the expected figures. A few of the simple ones
 * were computed by hand; break-even months, APRs, loans whose rate changes, holds, refinance plans, loans on several houses and the comparison of offers by 40-digit decimal
 * arithmetic. In Calc: write one
 * formula per row of a CSV file, then run `soffice --headless --infilter="CSV:44,34,76,1,,0,false,true" --convert-to
 * fods`. With r the yearly rate / 1200 and n the months:
 *
 *   payments             =ROUND(-PMT(r; n; loan); 2), and =ROUND(loan * r; 2) for interest only
 *   largest loan         =ROUNDDOWN(-PV(r; n; P + 0.005); 2), P being the largest payment in whole cents: anything
 *                        below half a cent more still rounds to it
 *   highest rate         =ROUNDDOWN(RATE(n; -(P + 0.005); loan) * 1200; 3)
 *   balance              =ROUND(-FV(r; k; PMT(r; n; loan); loan); 2)
 *   interest paid        =ROUND(-CUMIPMT(r; n; loan; 1; k; 0); 2)
 *
 * Everything else is as /formulas writes it, with ROUND(...; 2) wherever it says whole cents.
 */
export const formulaVectors: readonly FormulaVector[] = [
  ...viewVectors,
  ...pastMapVectors,
  ...countyVectors,
  ...answerVectors,
  ...costVectors,
  ...pointsVectors,
  ...adjustableVectors,
  ...bookingsVectors,
  ...refinanceVectors,
  ...blanketVectors,
  ...packetVectors,
  ...offerVectors,
  ...conventionalVectors,
  ...holdVectors,
];

/** What a page prints: everything but the code. */
export type PrintedVector = Omit<FormulaVector, "compute">;

export function printVectors(formula: FormulaId): readonly PrintedVector[] {
  return formulaVectors
    .filter((candidate) => candidate.formula === formula)
    .map(({ compute, ...printed }) => printed);
}
