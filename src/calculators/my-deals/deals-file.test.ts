import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { writeDealFragment } from "../deal/sharing/deal-link.ts";
import { importDeals } from "./deals-file.ts";
import { keepDeal, NO_DEALS, writeKeptDeals } from "./kept-deals.ts";

const kept = keepDeal(NO_DEALS, {
  name: "Elm Street",
  keptOn: "2026-11-17",
  tool: "/deal-analyzer",
  figures: writeDealFragment(EXAMPLE_DEAL),
});
const file = writeKeptDeals({ ...kept, unread: ["from the future"] });

test("an exported file brings its deals, and says what it could not read", () => {
  const { kept: imported, message } = importDeals(NO_DEALS, file);
  expect(imported).toEqual(kept);
  expect(message).toBe("1 deal added. 1 entry could not be read and left out.");
});

test("the same file again changes nothing", () => {
  expect(importDeals(kept, file)).toEqual({
    message: "No deals added. 1 deal kept already. 1 entry could not be read and left out.",
  });
});

test.each([
  [
    "a deal's own JSON",
    '{"version":1,"deal":{},"results":{}}',
    /not a file of My Deals.*Nothing was changed/,
  ],
  ["a newer file", '{"kind":"kept-deals","version":9,"deals":[]}', /newer version.*Nothing was changed/],
  ["a picture", "\u0089PNG\r\n", /not a file of My Deals/],
])("%s is refused in words", (_, text, message) => {
  const imported = importDeals(kept, text);
  expect(imported.kept).toBeUndefined();
  expect(imported.message).toMatch(message);
});

test("an import never throws and never loses a deal", () => {
  forAll(cases(), [fc.oneof(fc.string({ unit: "binary" }), fc.json())], (text) => {
    const { kept: imported = kept } = importDeals(kept, text);
    expect(imported.deals.slice(0, 1)).toEqual(kept.deals);
  });
});
