import { expect, test } from "vitest";
import { foldText, matchesWords, readPhonePart } from "./lead-search.ts";

const lead = { name: "Zoë O'Neill-Smith", email: "Z.Smith@Acme.example" };

test.each([
  ["zoe", true],
  ["ZOË", true],
  ["neill", true],
  ["smith zoe", true],
  ["acme", true],
  ["zoe @acme", true],
  ["zoe jones", false],
  ["zoé smyth", false],
])("%s matches the lead: %s", (text, expected) => {
  expect(matchesWords(foldText(text).split(" "), lead)).toBe(expected);
});

test.each([
  ["555-0142", "5550142"],
  ["(512) 555", "512555"],
  ["512.555.0142", "5125550142"],
  ["0142", "0142"],
  ["014", undefined],
  ["5 Elm", undefined],
])("%s is a part of a phone number: %s", (text, expected) => {
  expect(readPhonePart(text)).toBe(expected);
});
