import { describe, expect, test } from "vitest";
import { rentPrices } from "../../../content/figures/history/consumer-prices.ts";
import { stateIndexFrom2000Rows } from "../../../content/figures/history/state-index-from-2000.ts";
import { treasuryYields } from "../../../content/figures/history/treasury.ts";
import { rentMapContent } from "../../../src/figures/map/rent-map-catalog.server.ts";
import { ratioOn } from "../../../src/figures/median-house.ts";
import { highestCoveringRate, movedTo, rateOf } from "../../../src/price-history/years/past-years.ts";
import { pastYears } from "../../../src/price-history/years/years-file-catalog.server.ts";
import { pastHouse } from "./past-map.ts";

const LOANS = [
  { spread: 3, downPaymentPercent: 25 },
  { spread: 1.75, downPaymentPercent: 40 },
];
const YEARS = pastYears.treasury.map((_, index) => pastYears.first + index);

const since2000 = (months: Readonly<Record<number, string>>) =>
  YEARS.flatMap((year) => (months[year] ?? "").split(" "));
const rents = since2000(rentPrices).map((month) => (month === "-" ? null : Number(month)));
const treasury = since2000(treasuryYields).map(Number);

describe.each(rentMapContent.states)("$code", ({ code, house }) => {
  const [, row = ""] = Object.entries(stateIndexFrom2000Rows).find(([state]) => state === code) ?? [];
  const prices = row.split(" ").map(Number);
  const published = { ...house, taxPercent: house.tax.percent };
  const { published: from } = pastYears;

  test("rent, value, rate and ratio of every year agree", () => {
    for (const { spread, downPaymentPercent } of LOANS) {
      for (const year of YEARS) {
        const expected = pastHouse({ prices, rents, treasury }, published, { year, published: from, spread });
        const moved = movedTo(house, code, year, pastYears);
        const ratePercent = rateOf(year, spread, pastYears);
        expect([year, moved.rent, moved.value, ratePercent]).toEqual([
          year,
          expected.rent,
          expected.value,
          expected.ratePercent,
        ]);
        const ratio = ratioOn(moved, { downPaymentPercent, ratePercent, termYears: 30 });
        const independent = expected.ratioAt(ratePercent, downPaymentPercent).toNumber();
        expect(Math.abs(ratio - independent)).toBeLessThan(1e-9);
      }
    }
  });

  test("the rate at which it turns green does, and a hundredth more does not", () => {
    for (const year of [YEARS.at(0) ?? 0, 2012, YEARS.at(-1) ?? 0]) {
      const { ratioAt } = pastHouse({ prices, rents, treasury }, published, {
        year,
        published: from,
        spread: 0,
      });
      const { rent, value, ...rest } = movedTo(house, code, year, pastYears);
      const rate = highestCoveringRate(rent, value, { ...rest, downPaymentPercent: 25, termYears: 30 });
      const isGreenAt = (percent: number) => ratioAt(percent, 25).toNumber() >= 1;
      if (rate === undefined) expect(isGreenAt(0)).toBe(false);
      else expect([isGreenAt(rate), isGreenAt(rate + 0.01)]).toEqual([true, false]);
    }
  });
});
