import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { fragmentToWrite } from "../../calculators/tool/figures-address.ts";
import { holdFacts } from "../hold-projection-catalog.server.ts";
import { holdLink } from "./hold-address.ts";
import { EMPTY, EXAMPLE, type HoldEntry, isSameEntry } from "./hold-entry.ts";

const link = holdLink(holdFacts.rises);
const edited: HoldEntry = { ...EXAMPLE, hold: { ...EXAMPLE.hold, rentGrowthPercent: "-1" } };

test("the example and an empty sheet need no fragment, an edit does", () => {
  expect([EXAMPLE, EMPTY].map(link.write)).toEqual(["", ""]);
  expect(link.write(edited)).toMatch(/&rentgrowth=minus1&value=6\.1$/);
});

test("what was written is read back, and the state's own appreciation stays blank", () => {
  expect(link.read(link.write(edited))).toEqual({ kind: "inputs", inputs: edited });
  expect(fragmentToWrite(link, edited, link.write(edited))).toBeUndefined();
});

test("a typed appreciation is not taken for the state's", () => {
  const typed = { ...EXAMPLE, hold: { ...EXAMPLE.hold, appreciationPercent: "2" } };
  expect(link.read(link.write(typed))).toEqual({ kind: "inputs", inputs: typed });
});

test("another tool brings its deal", () => {
  const fragment = handDealTo("", EXAMPLE_DEAL);
  const shared = link.read(fragment);
  expect(shared.kind === "inputs" && shared.inputs.deal.leaseRent).toBe("$2,500");
  expect(fragmentToWrite(link, shared.kind === "inputs" ? shared.inputs : EMPTY, fragment)).toBeUndefined();
});

test("two entries are the same if every text is", () => {
  expect(isSameEntry(EXAMPLE, { ...EXAMPLE, hold: { ...EXAMPLE.hold } })).toBe(true);
  expect(isSameEntry(EXAMPLE, edited)).toBe(false);
});
