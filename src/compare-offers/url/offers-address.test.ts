import { expect, test } from "vitest";
import { fragmentToWrite } from "../../calculators/tool/figures-address.ts";
import { EMPTY_OFFERS_ENTRY, EXAMPLE_OFFERS_ENTRY } from "../form/offer-entry.ts";
import { OFFERS_LINK } from "./offers-address.ts";

const edited = { ...EXAMPLE_OFFERS_ENTRY, holdMonths: "24" };
const fragment = OFFERS_LINK.write(edited);

test.each([
  ["an edit goes into a bare address", edited, "", fragment],
  ["what is there already is left", edited, fragment, undefined],
  ["the example needs no fragment", EXAMPLE_OFFERS_ENTRY, fragment, ""],
  ["neither do empty sheets", EMPTY_OFFERS_ENTRY, fragment, ""],
  ["nothing is written before the first edit", EXAMPLE_OFFERS_ENTRY, "#months", undefined],
])("%s", (_, entry, present, kept) => {
  expect(fragmentToWrite(OFFERS_LINK, entry, present)).toBe(kept);
});

test("a reload brings the same figures back", () => {
  expect(OFFERS_LINK.read(fragment)).toEqual({ kind: "inputs", inputs: edited });
});
