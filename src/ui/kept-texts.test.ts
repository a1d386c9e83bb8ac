import { expect, test } from "vitest";
import { isTexts } from "./kept-texts.ts";

test.each([
  ["other texts by the same names", { price: "", rent: "$2,900" }, true],
  ["one more", { price: "1", rent: "2", down: "3" }, true],
  ["one less", { price: "1" }, false],
  ["a number", { price: "1", rent: 2 }, false],
  ["nothing", undefined, false],
  ["null", null, false],
  ["a text", "price", false],
  ["what every object has", Object.create({ price: "1", rent: "2" }), false],
])("kept texts, %s: %s", (_, kept, isKept) => {
  expect(isTexts(kept, { price: "300000", rent: "2500" })).toBe(isKept);
});
