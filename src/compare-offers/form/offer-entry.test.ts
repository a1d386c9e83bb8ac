import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { EXAMPLE_OFFERS } from "../../calculators/offers/example-offers.ts";
import {
  EMPTY_OFFERS_ENTRY,
  EXAMPLE_OFFERS_ENTRY,
  isSameOffersEntry,
  missingForComparison,
  offersEntryOf,
  readOffersEntry,
} from "./offer-entry.ts";

const example = { deal: EXAMPLE_DEAL, holdMonths: 60, offers: EXAMPLE_OFFERS };

test("the texts of the form read back as the offers they show, with what is not stated", () => {
  expect(readOffersEntry(EXAMPLE_OFFERS_ENTRY)).toEqual(example);
  expect(isSameOffersEntry(offersEntryOf(example), EXAMPLE_OFFERS_ENTRY)).toBe(true);
});

test("one changed line makes another entry", () => {
  const changed = {
    ...EXAMPLE_OFFERS_ENTRY,
    offers: EXAMPLE_OFFERS_ENTRY.offers.map((offer) => ({ ...offer, lockDays: "21" })),
  };
  expect(isSameOffersEntry(changed, EXAMPLE_OFFERS_ENTRY)).toBe(false);
});

test.each([
  ["the example", EXAMPLE_OFFERS_ENTRY, []],
  ["empty sheets", EMPTY_OFFERS_ENTRY, ["price", "rent", "rates"]],
  [
    "one rate",
    {
      ...EXAMPLE_OFFERS_ENTRY,
      offers: EXAMPLE_OFFERS_ENTRY.offers.map((offer, index) =>
        index === 0 ? offer : { ...offer, annualRatePercent: "" },
      ),
    },
    ["rates"],
  ],
  [
    "nothing borrowed",
    { ...EXAMPLE_OFFERS_ENTRY, deal: { ...EXAMPLE_OFFERS_ENTRY.deal, downPaymentPercent: "100" } },
    ["loan"],
  ],
  ["months that cannot be read", { ...EXAMPLE_OFFERS_ENTRY, holdMonths: "soon" }, []],
])("%s: what is missing for an answer", (_, entry, missing) => {
  expect(missingForComparison(entry)).toEqual(missing);
});
