import { describe, expect, test } from "vitest";
import { OFFER_FIELDS, offerNames } from "./offer.ts";

describe("not stated is not 0", () => {
  test.each([
    ["", null, ""],
    ["0", 0, "$0"],
    ["1,295", 1295, "$1,295"],
    ["a lot", null, ""],
  ])("a fee typed as %o", (text, value, shown) => {
    const { parse, show } = OFFER_FIELDS.underwritingFee;
    expect(parse(text)).toBe(value);
    expect(show(parse(text))).toBe(shown);
  });

  test("a rate that cannot be read is not 0%", () => {
    const { parse } = OFFER_FIELDS.annualRatePercent;
    expect(["seven", "", " 7.25 % ", "0", "-1", "400"].map(parse)).toEqual([null, null, 7.25, 0, 0, 100]);
  });

  test.each([
    ["", null, "not stated"],
    ["none", [], "none"],
    ["No penalty", [], "none"],
    ["5/4/3", [5, 4, 3], "5-4-3"],
    ["?", null, "not stated"],
  ])("a penalty typed as %o", (text, value, said) => {
    const { parse, say } = OFFER_FIELDS.prepayment;
    expect(parse(text)).toEqual(value);
    expect(say(parse(text))).toBe(said);
  });
});

test.each([
  ["Öst & Co.", "Öst & Co."],
  ["=1+1", "11"],
  ["@sum", "sum"],
  ["<b>Bank</b>", "bBankb"],
  ["a".repeat(99), "a".repeat(40)],
])("a name like %o is safe in links and files", (text, name) => {
  expect(OFFER_FIELDS.name.parse(text)).toBe(name);
});

test("a name cut within a character still makes a link", () => {
  const name = OFFER_FIELDS.name.parse(`${"a".repeat(39)}𝔸`);
  expect(OFFER_FIELDS.name.read(OFFER_FIELDS.name.write(name))).toBe("a".repeat(39));
});

test("an offer without a name has a letter, and so have two of the same name", () => {
  const names = ["", "First Bank", " ", "First Bank"].map((name) => ({ name }));
  expect(offerNames(names)).toEqual(["Offer A", "First Bank (B)", "Offer C", "First Bank (D)"]);
});
