import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { type Axis, heatMapOf } from "./heat-map.ts";

const AXES = ["rate", "rent", "price", "downPayment"] as const satisfies readonly Axis[];
const axes = fc.shuffledSubarray([...AXES], { minLength: 2, maxLength: 2 });
const map = (changes: Partial<Deal>, across: Axis, down: Axis) =>
  heatMapOf({ ...EXAMPLE_DEAL, ...changes }, { across, down });

test("nine columns and seven rows around the deal", () => {
  const { columns, rows, acrossLabel, downLabel } = map({}, "rate", "rent");
  expect([acrossLabel, downLabel]).toEqual(["Rate", "Rent a month"]);
  expect(columns.map(({ label }) => label).join(" ")).toBe(
    "6.25% 6.50% 6.75% 7.00% 7.25% 7.50% 7.75% 8.00% 8.25%",
  );
  expect(rows.map(({ mark }) => mark.label).join(" ")).toBe(
    "$2,313 $2,375 $2,438 $2,500 $2,563 $2,625 $2,688",
  );
  expect(rows[3]?.cells[4]).toEqual({ ratio: lenderRatioOf(EXAMPLE_DEAL), isCurrent: true, level: "near" });
});

test.each<[string, Partial<Deal>, Axis, string, string]>([
  ["no down payment", { downPaymentPercent: 0 }, "downPayment", "0%", "20%"],
  ["a small one", { downPaymentPercent: 6 }, "downPayment", "1%", "21%"],
  ["all of it", { downPaymentPercent: 100 }, "downPayment", "80%", "100%"],
  ["a rate near zero", { annualRatePercent: 0.5 }, "rate", "0.00%", "2.00%"],
  ["a price", {}, "price", "$270,000", "$330,000"],
])("%s stays within the limits", (_, changes, axis, first, last) => {
  const { columns } = map(changes, axis, axis === "rate" ? "rent" : "rate");
  expect([columns[0]?.label, columns.at(-1)?.label]).toEqual([first, last]);
  expect(columns.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test("a refinance has a value and equity", () => {
  const { acrossLabel, downLabel } = map({ purpose: "cash-out" }, "price", "downPayment");
  expect([acrossLabel, downLabel]).toEqual(["Property value", "Equity left in"]);
});

test("levels are those of the target, and 1.00", () => {
  const levels = (changes: Partial<Deal>) => map(changes, "rate", "rent").rows[3]?.cells[4]?.level;
  expect(levels({ targetRatio: 1.1 })).toBe("meets");
  expect(levels({})).toBe("near");
  expect(levels({ leaseRent: 2100 })).toBe("below");
  expect(levels({ basis: "noi", downPaymentPercent: 100 })).toBe("meets");
});

test("the current cell is the deal, and each cell is better than its dearer neighbor", () => {
  forAll(cases(50), [arbitraryDeals(fc), axes], (deal, [across = "rate", down = "rent"]) => {
    const { columns, rows } = heatMapOf(deal, { across, down });
    expect(columns).toHaveLength(9);
    expect(rows).toHaveLength(7);
    const cells = rows.flatMap((row) => row.cells);
    expect(cells.filter(({ isCurrent }) => isCurrent).map(({ ratio }) => ratio)).toEqual([
      lenderRatioOf(deal),
    ]);
    if (across !== "rate") return;
    for (const row of rows) {
      const ratios = row.cells.flatMap(({ ratio }) => (ratio !== null && ratio > 0 ? [ratio] : []));
      expect(ratios).toEqual(ratios.toSorted((one, other) => other - one));
    }
  });
});
