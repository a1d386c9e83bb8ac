import { expect, test } from "vitest";
import { isSameEntry } from "../fields/field-rows.ts";
import type { Shared } from "../sharing/share-link.ts";
import { fragmentToWrite } from "./tool-figures.ts";

const entry = { price: "300k", units: [{ rent: "900" }, { rent: "950" }] };

test.each([
  ["the same texts", { price: "300k", units: [{ rent: "900" }, { rent: "950" }] }, true],
  ["another text", { ...entry, price: "$300,000" }, false],
  ["another text in a list", { ...entry, units: [{ rent: "900" }, { rent: "" }] }, false],
  ["a shorter list", { ...entry, units: [{ rent: "900" }] }, false],
  ["a longer list", { ...entry, units: [...entry.units, { rent: "" }] }, false],
])("%s: the same entry, %s", (_, other, isSame) => {
  expect(isSameEntry(entry, other)).toBe(isSame);
});

/** A tool that asks for one number. */
const figures = {
  example: "7",
  empty: "",
  readFragment: (fragment: string): Shared<string> => {
    if (!fragment.startsWith("#n=")) return { kind: "none" };
    const number = Number(fragment.slice(3));
    return Number.isNaN(number) ? { kind: "unreadable" } : { kind: "inputs", inputs: `${number}` };
  },
  writeFragment: (typed: string) => `#n=${Number(typed)}`,
};

test.each([
  ["an edit goes into a bare address", "5", "", "#n=5"],
  ["an edit takes the place of other figures", "5", "#n=4", "#n=5"],
  ["and of an anchor", "5", "#results", "#n=5"],
  ["and of a link that cannot be read", "5", "#n=x", "#n=5"],
  ["what is there already is left", "5", "#n=5", undefined],
  ["also if it is typed in another way", "5.0", "#n=5", undefined],
  ["the example needs no fragment", "7", "#n=5", ""],
  ["neither does an empty sheet", "", "#n=5", ""],
  ["nothing is written before the first edit", "7", "", undefined],
  ["nor over an anchor", "7", "#results", undefined],
  ["nor over a link that cannot be read", "7", "#n=x", undefined],
])("%s", (_, typed, present, written) => {
  expect(fragmentToWrite(figures, typed, present)).toBe(written);
});
