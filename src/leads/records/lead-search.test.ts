import { expect, test } from "vitest";
import { foldText, matchesSearch, readPhonePart, readReferencePart } from "./lead-search.ts";

const lead = {
  reference: "RR-NXGB2-BRS9N",
  phone: "+15125550142",
  texts: ["Zoë O'Neill-Smith", "Z.Smith@Acme.example", "A duplex in Round Rock", "Referred to Kiavi"],
};

test.each([
  ["zoe", true],
  ["ZOË", true],
  ["neill", true],
  ["smith zoe", true],
  ["acme", true],
  ["zoe @acme", true],
  ["round rock", true],
  ["zoe kiavi", true],
  ["zoe jones", false],
  ["zoé smyth", false],
])("the words %s match the lead: %s", (text, expected) => {
  expect(matchesSearch({ words: foldText(text).split(" ") }, lead)).toBe(expected);
});

test.each([
  ["RR-NXGB2", "RRNXGB2", true],
  ["nxgb2brs9n", "NXGB2BRS9N", true],
  ["rr nxgb2 brs9n", "RRNXGB2BRS9N", true],
  ["B2-BR", "B2BR", true],
  ["B2BX", "B2BX", false],
])("%s is a part of a reference, %s, and of this one: %s", (text, part, expected) => {
  const referencePart = readReferencePart(text);
  expect(referencePart).toBe(part);
  expect(matchesSearch({ words: ["?"], referencePart }, lead)).toBe(expected);
});

test.each(["b2b", "smith", "zoe oneill", "RR-NXGB2-BRS9N-2"])("%s is no part of a reference", (text) => {
  expect(readReferencePart(text)).toBeUndefined();
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
