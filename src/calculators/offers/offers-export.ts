import { toCsv } from "../sharing/csv.ts";
import { compareOffers } from "./comparison.ts";
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
  };
  return `${JSON.stringify({ version: FORMAT_VERSION, ...set, results }, null, 2)}\n`;
}

/** Terms, results, and the total cost by month. */
export function offersToCsv({ deal, offers, holdMonths }: OfferSet): string {
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
  return toCsv([["label", ...offerNames(offers)], ...rows, ...months]);
}
