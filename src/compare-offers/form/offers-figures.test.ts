import { expect, test } from "vitest";
import { STARTING_DEAL } from "../../calculators/deal/example-deal.ts";
import { EXAMPLE_OFFERS } from "../../calculators/offers/example-offers.ts";
import { OFFERS_FIGURES } from "./offers-figures.ts";

const { example, empty, answerTo, missingIn, readFragment, writeFragment } = OFFERS_FIGURES;

test("the texts of the form read back as the offers they show, with what is not stated", () => {
  expect(answerTo(example).set).toEqual({
    deal: STARTING_DEAL,
    holdMonths: 60,
    borrower: null,
    offers: EXAMPLE_OFFERS,
  });
});

test("a reload brings the same figures back", () => {
  const edited = {
    ...example,
    set: { ...example.set, holdMonths: "24", isConventional: "1", monthlyIncome: "$8,000" },
  };
  expect(readFragment(writeFragment(edited))).toEqual({ kind: "inputs", inputs: edited });
});

test.each([
  ["the example", example, []],
  ["empty sheets", empty, ["price", "rent", "rates"]],
  [
    "one rate",
    {
      ...example,
      offers: example.offers.map((offer, index) =>
        index === 0 ? offer : { ...offer, annualRatePercent: "" },
      ),
    },
    ["rates"],
  ],
  ["nothing borrowed", { ...example, deal: { ...example.deal, downPaymentPercent: "100" } }, ["loan"]],
  ["months that cannot be read", { ...example, set: { ...example.set, holdMonths: "soon" } }, []],
])("%s: what is missing for an answer", (_, entry, missing) => {
  expect(missingIn(entry)).toEqual(missing);
});
