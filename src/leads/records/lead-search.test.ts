import { expect, test } from "vitest";
import { foldText, readPhonePart, readReferencePart } from "./lead-search.ts";

test.each([
  ["Zoë O'NEILL", "zoe o'neill"],
  ["Muñoz y Peña", "munoz y pena"],
  ["ready", "ready"],
])("%s is looked for as %s", (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ["RR-NXGB2", "RRNXGB2"],
  ["nxgb2brs9n", "NXGB2BRS9N"],
  ["rr nxgb2 brs9n", "RRNXGB2BRS9N"],
  ["B2-BR", "B2BR"],
])("%s is a part of a reference: %s", (text, part) => {
  expect(readReferencePart(text)).toBe(part);
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
