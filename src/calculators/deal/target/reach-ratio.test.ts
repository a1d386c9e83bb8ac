import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { PULLED_LEVERS, reachRatio } from "./reach-ratio.ts";
import { solveLevers } from "./solve-levers.ts";

describe("a pulled needle", () => {
  test.each(PULLED_LEVERS)("moves the %s to where What would make it work says", (id) => {
    const solved = solveLevers(EXAMPLE_DEAL).find((lever) => lever.id === id);
    expect(reachRatio(EXAMPLE_DEAL, id, 1.25)?.to).toBe(solved?.to);
  });

  test.each(PULLED_LEVERS.flatMap((id) => [0.9, 1, 1.1, 1.3, 1.4].map((ratio) => [id, ratio] as const)))(
    "moves the %s both ways until the ratio just reaches %d",
    (id, ratio) => {
      const reached = reachRatio(EXAMPLE_DEAL, id, ratio);
      const got = Number(reached && lenderRatioOf(reached.deal));
      expect(got).toBeGreaterThanOrEqual(ratio);
      // A rate moves by eighths of a point, the others by dollars. Less than nothing down is not possible.
      if (reached?.to === 0) return;
      expect(got).toBeLessThan(ratio + (id === "rate" ? 0.02 : 0.001));
    },
  );

  test("finds nothing where no value is enough, and a refinance has no price to move", () => {
    const dear = { ...EXAMPLE_DEAL, propertyTax: 3_000 };
    expect(reachRatio(dear, "rate", 1.25)).toBeNull();
    expect(reachRatio({ ...EXAMPLE_DEAL, purpose: "cash-out" }, "price", 1.25)).toBeNull();
  });
});
