import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../tests/setup/properties.ts";
import { canonicalJson, type Json } from "./canonical-json.ts";

test("the order in which keys were written does not matter", () => {
  expect(canonicalJson({ b: [1, { d: null, c: true }], a: "x" })).toBe(
    '{"a":"x","b":[1,{"c":true,"d":null}]}',
  );
});

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("value"), { maxKeys: 4 }),
  ),
})).value;

test("any value reads back as it was, and is written the same way again", () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    cases(200),
  );
});
