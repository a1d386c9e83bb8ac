import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, type Json } from "../../../src/calculators/packet/canonical-json.ts";
import { packetOf } from "../../../src/calculators/packet/packet.ts";
import { digestOf } from "../../../src/calculators/packet/packet-digest.browser.ts";
import { cases } from "../../setup/properties.ts";
import { deals } from "../test-deals.ts";

/** Formula "packet-digest", written from its text: names in order, shortest numbers, no spaces. */
function textOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields: [string, Json][] = Object.entries(value);
  const inOrder = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${inOrder.map(([name, field]) => `${JSON.stringify(name)}:${textOf(field)}`).join()}}`;
}

const rows = fc.array(
  fc.record({
    name: fc.string({ unit: "binary", maxLength: 20 }),
    value: fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100),
    loan: fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100),
    fullPayment: fc.constantFrom(0, 1534.9, 2000),
    rent: fc.constantFrom(0, 2500),
    cashFlow: fc.constantFrom(-210.4, 0, 98),
  }),
  { maxLength: 4 },
);

test("random packets have the same digest, and another one after any change", async () => {
  await fc.assert(
    fc.asyncProperty(deals, rows, fc.string({ unit: "binary" }), async (deal, schedule, client) => {
      const made = { deal, schedule, client, broker: "", preparedOn: "2026-11-19", formulasVersion: "1.9" };
      const packet = packetOf(made);
      const text = canonicalJson(packet);
      expect(text).toBe(textOf(packet));
      // What a reader finds in the file.
      const read: Json = JSON.parse(JSON.stringify(packet));
      expect(canonicalJson(read)).toBe(text);
      const digest = await digestOf(text);
      expect(digest).toBe(createHash("sha256").update(textOf(packet), "utf8").digest("hex"));
      expect(await digestOf(canonicalJson(packetOf({ ...made, client: `${client}.` })))).not.toBe(digest);
    }),
    cases(400),
  );
});
