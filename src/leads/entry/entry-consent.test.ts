import { describe, expect, test } from "vitest";
import { readEntryConsent, type TypedConsent, writeRecordedConsent } from "./entry-consent.ts";

const TODAY = "2026-11-17";
const GIVEN: TypedConsent = {
  channels: ["phone"],
  way: "on the phone",
  day: "2026-11-16",
  words: "Yes, call me on Friday.",
};
const NONE: TypedConsent = { channels: [], way: "", day: "", words: "" };

test("a consent has channels, a way, a day and words; without any of them there is none", () => {
  expect(readEntryConsent(GIVEN, TODAY)).toEqual({ consent: { ...GIVEN, channels: ["phone"] } });
  expect(readEntryConsent(NONE, TODAY)).toEqual({ consent: null });
});

describe("half a consent is refused:", () => {
  test.each<[keyof TypedConsent, Partial<TypedConsent>]>([
    ["channels", { channels: [] }],
    ["channels", { channels: ["fax"] }],
    ["way", { way: "" }],
    ["way", { way: "by pigeon" }],
    ["day", { day: "" }],
    ["day", { day: "2026-11-18" }],
    ["words", { words: "" }],
    ["words", { words: "x".repeat(2_001) }],
  ])("%s of %o", (field, changes) => {
    expect(readEntryConsent({ ...GIVEN, ...changes }, TODAY)).toEqual({
      problems: { [field]: expect.any(String) },
    });
  });
});

test("the record says that the operator wrote it, in words, when and how, and that the site showed nothing", () => {
  const text = writeRecordedConsent(
    { channels: ["email", "phone"], way: "in person", day: "2026-11-16", words: "Call or write.\nAny time." },
    "Ann Lee",
  );
  expect(
    text,
  ).toBe(`Recorded by the operator (Ann Lee), who entered this lead by hand. The site has shown the person no text.
On 2026-11-16, in person, the person agreed to be called or written to by e-mail. In words:
Call or write.
Any time.`);
  expect(writeRecordedConsent(null, "Ann Lee")).toMatch(
    /no text\.\nThe person has not agreed to be contacted\.$/,
  );
});
