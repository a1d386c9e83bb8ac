import { expect, test } from "vitest";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { countiesOf, countyFile } from "../../../src/counties/counties-catalog.server.ts";
import { countyPlaces } from "../../../src/figures/map/counties/county-places.ts";
import { ratiosAt } from "../../../src/figures/map/map-ratios.ts";
import { Decimal } from "../decimal.ts";
import { countyRatio, middleOf } from "./county-ratios.ts";

const LOANS = [sampleLoan, { ...sampleLoan, downPaymentPercent: 60, ratePercent: 4 }];

/** From the published medians; taxes and premiums are checked in county-bills.test.ts. */
test.each(stateGuides.map(({ stateCode }) => stateCode))(
  "%s: the ratio of every colored county agrees",
  (code) => {
    const published = new Map(countiesOf(code).map((county) => [county.fips, county]));
    const { colored } = countyPlaces(countyFile(code));
    const differing = LOANS.flatMap((loan) =>
      ratiosAt(colored, loan).flatMap(({ place: { county, house, name }, ratio }) => {
        const { medianRent, medianValue } = published.get(county.fips) ?? {};
        const { low, high, percent, by } = house.tax;
        // The higher rate holds until a rental is enrolled.
        const isEnrolled = by === "by whether the rental is enrolled";
        const taxPercent = isEnrolled ? high : middleOf(Decimal.of(low), Decimal.of(high)).toNumber();
        const expected = countyRatio(
          {
            rent: medianRent ?? 0,
            value: medianValue ?? 0,
            taxPercent,
            insurancePercent: house.insurancePercent,
          },
          loan,
        ).toNumber();
        const isSame = taxPercent === percent && Math.abs(ratio - expected) < 1e-9;
        return isSame ? [] : [`${name}: ${ratio} and ${expected}, ${percent} and ${taxPercent}`];
      }),
    );
    expect(differing).toEqual([]);
  },
);
