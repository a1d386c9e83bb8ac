import { expect, test } from "vitest";
import { countyTaxRules } from "../../../content/figures/counties/county-tax-rules.ts";
import { landlordTaxes } from "../../../content/figures/landlord-taxes.ts";
import { stateTaxes } from "../../../content/figures/state-taxes.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { countiesOf, estimatesOf, findCounty } from "../../../src/counties/counties-catalog.server.ts";
import type { CountyFigures } from "../../../src/counties/county-figures.ts";
import { Decimal } from "../decimal.ts";
import { landlordRange, shareOf } from "./county-bills.ts";

const mediansOf = ({ medianTax, medianValue }: CountyFigures) => ({
  tax: medianTax?.amount ?? 0,
  value: medianValue ?? 0,
});

const STATES = stateGuides.map(({ stateCode }) => stateCode);

/** Both ends of what a landlord pays, and the share that insurance takes, in all 3,143 counties. */
test.each(STATES)("%s: every county's estimates agree", (code) => {
  const rule = countyTaxRules[code] ?? { kind: "state" };
  const { medianTax, medianValue } = stateTaxes.rows[code];
  const city = "county" in rule ? findCounty(code, rule.county) : undefined;
  const { low, high } = landlordTaxes[code].tax;
  const state = {
    low,
    high,
    owners: { tax: medianTax, value: medianValue },
    rule,
    ...(city && { city: mediansOf(city) }),
  };
  const differing = countiesOf(code).flatMap((county) => {
    const { gap, tax, insurancePercent } = estimatesOf(county);
    const isComputed = !gap && county.medianTax?.is !== "under";
    const range = isComputed ? landlordRange(mediansOf(county), county === city, state) : null;
    const [least = null, most = null] = range ?? [];
    // Of a floor, only the lower end is known.
    const ends = tax && [tax.low, tax.isFloor ? tax.low : tax.high];
    const exact = least && most && [least.toNumber(), (tax?.isFloor ? least : most).toNumber()];
    const premium = gap ? undefined : county.premiums.at(-1);
    const share = premium ? shareOf(premium, county.medianValue ?? 0).toNumber() : null;
    const isSame = JSON.stringify([ends, insurancePercent]) === JSON.stringify([exact, share]);
    return isSame ? [] : [`${county.name}: ${ends} and ${exact}, ${insurancePercent} and ${share}`];
  });
  expect(differing).toEqual([]);
});

test("a range has its middle as the estimate, half a hundredth rounded up", () => {
  const county = findCounty("OH", "39035");
  expect(county && estimatesOf(county).tax).toMatchObject({ low: 2.07, high: 2.7, percent: 2.39 });
  expect(Decimal.of(2.07).plus(Decimal.of(2.7)).over(Decimal.of(2)).cents().toNumber()).toBe(2.39);
});
