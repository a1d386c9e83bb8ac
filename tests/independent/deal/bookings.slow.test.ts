import { expect, test } from "vitest";
import { withBookings } from "../../../src/calculators/deal/bookings/bookings.ts";
import { bookingsViewOf } from "../../../src/calculators/deal/bookings/bookings-view.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { brokenClaim, differentAmount, differentRatio } from "../test-agreement.ts";
import { deals, largestAmount } from "../test-deals.ts";
import { bookedMonths, bookedYear, breakEven, guestCosts, knownYear, readyCash } from "./bookings.ts";

const booked = deals.map((deal) => ({
  ...deal,
  ...(deal.rentRoll.length === 0 && { use: "short-term" as const }),
}));

test("a year of bookings, its months, its costs and its break-even are the same", () => {
  forAll(cases(1_000), [booked], (deal) => {
    const view = bookingsViewOf(deal);
    if (!view) {
      expect(deal.rentRoll.every(({ use }) => use === "long-term")).toBe(true);
      return;
    }
    const largest = largestAmount(deal);
    const exact = breakEven(deal);
    const months = bookedMonths(deal);
    expect([
      ...(deal.rentRoll.length === 0
        ? differentAmount(
            { known: withBookings(deal).shortTermGross },
            { known: knownYear(deal) },
            largest * 365,
          )
        : []),
      ...differentAmount(
        { year: view.year, ready: view.lowest?.needed ?? 0 },
        { year: bookedYear(deal), ready: readyCash(deal) },
        largest * 12,
      ),
      ...differentAmount({ ...view.costs }, guestCosts(deal), largest),
      ...differentRatio(
        {
          occupancy: view.occupancyPercent,
          percent: view.breakEvenPercent,
          target: view.targetPercent,
        },
        exact,
      ),
      ...brokenClaim(
        `nothing is left at ${view.breakEvenYear}`,
        (view.breakEvenYear === null) === (exact.year === null),
      ),
      ...view.months.flatMap((month, index) => {
        const other = months[index];
        return other ? differentAmount({ ...month }, other, largest) : ["a month is missing"];
      }),
    ]).toEqual([]);
  });
});
