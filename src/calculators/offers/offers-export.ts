import { toCsv } from "../sharing/csv.ts";
import { compareOffers } from "./comparison.ts";
import { testConventional } from "./conventional/conventional-test.ts";
import { conventionalRowsOf } from "./conventional/conventional-text.ts";
import { type OfferSet, offerNames } from "./offer.ts";
import { resultRowsOf, termRowsOf } from "./offer-rows.ts";

const FORMAT_VERSION = 1;

/** For programs: the offers as typed, with null where a sheet states nothing, and the results unrounded. */
export function offersToJson(set: OfferSet): string {
  const { lastMonth, wins, held, offers, holdMonths } = compareOffers(set.deal, set.offers, set.holdMonths);
  const results = {
    holdMonths,
    lastMonth,
    cheapestAfterHolding: held,
    cheapestByMonth: wins,
    offers: offers.map(({ deal: _, lender, ...offer }) => ({ ...offer, ratio: lender.ratio })),
    conventional: testConventional(set),
  };
  return `${JSON.stringify({ version: FORMAT_VERSION, ...set, results }, null, 2)}\n`;
}

/** Terms, results, the test of a conventional loan under the first offer, and the total cost by month. */
export function offersToCsv(set: OfferSet): string {
  const { deal, offers, holdMonths } = set;
  const comparison = compareOffers(deal, offers, holdMonths);
  const rows = [...termRowsOf(offers), ...resultRowsOf(comparison, offers.length)].map(({ label, cells }) => [
    label,
    ...cells.map(({ figure }) => figure),
  ]);
  const months = Array.from({ length: comparison.lastMonth + 1 }, (_, month) => [
    `Total cost after month ${month}`,
    ...offers.map((_offer, place) => {
      const offer = comparison.offers.find(({ index }) => index === place);
      return offer?.costs[month]?.total ?? "";
    }),
  ]);
  const test = testConventional(set);
  const tested = (test ? conventionalRowsOf(test) : []).map(({ label, figure }) => [
    `Conventional loan: ${label}`,
    figure,
    ...offers.slice(1).map(() => ""),
  ]);
  return toCsv([["label", ...offerNames(offers)], ...rows, ...tested, ...months]);
}
