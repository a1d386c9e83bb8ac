import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { EXAMPLE_OFFERS } from "./example-offers.ts";
import { EMPTY_OFFER } from "./offer.ts";
import { offersToCsv, offersToJson } from "./offers-export.ts";

const set = { deal: EXAMPLE_DEAL, holdMonths: 60, offers: EXAMPLE_OFFERS, borrower: null };

test("the spreadsheet has a column for each offer, and a row for each term, result and month", () => {
  const lines = offersToCsv(set).split("\r\n");
  expect(lines[0]).toBe("label,Example A,Example B,Example C");
  expect(lines).toContain("Rate,7.5,6.875,7.375");
  expect(lines).toContain("Prepayment penalty,3-2-1,5-4-3-2-1,not stated");
  expect(lines).toContain("Total cost to month 60,87298.19,85691.18,87838.75");
  expect(lines).toContain("Total cost after month 0,11765,19630,4870");
  expect(lines.filter((line) => line.startsWith("Total cost after month"))).toHaveLength(121);
});

test("an offer without a rate has empty cells", () => {
  const lines = offersToCsv({ ...set, offers: [...EXAMPLE_OFFERS, EMPTY_OFFER] }).split("\r\n");
  expect(lines).toContain("Total cost after month 0,11765,19630,4870,");
});

test("the file for programs tells not stated from 0", () => {
  const file = JSON.parse(offersToJson(set));
  expect(file.offers[2].prepayment).toBeNull();
  expect(file.offers[0].points).toBe(0);
  expect(file.results.cheapestAfterHolding).toEqual({ winners: [1], lead: 1607.01 });
  expect(file.results.offers[0].costs).toHaveLength(121);
});
