import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CHECK_COMMAND, EXAMPLE_DIGEST } from "../../../content/calculators/packet-formulas.ts";
import { INITIAL_RENT } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { canonicalJson } from "./canonical-json.ts";
import { packetOf, rentRollOf, scheduleRowOf, sourcesOf } from "./packet.ts";
import { digestOf } from "./packet-digest.browser.ts";
import { packetVectors } from "./packet-vectors.ts";

const made = {
  deal: EXAMPLE_DEAL,
  client: "Ana",
  broker: "B. Broker",
  preparedOn: "2026-11-19",
  formulasVersion: "1.9",
  schedule: [scheduleRowOf({ name: "Elm", deal: EXAMPLE_DEAL })],
};

test("the published digest is that of the published text", async () => {
  const [vector] = packetVectors;
  expect(
    createHash("sha256")
      .update(vector?.expected ?? "")
      .digest("hex"),
  ).toBe(EXAMPLE_DIGEST);
  expect(await digestOf(vector?.expected ?? "")).toBe(EXAMPLE_DIGEST);
  expect(CHECK_COMMAND).toContain("sort_keys=True");
});

test("a packet has the deal, its rents, the schedule and where figures come from", () => {
  const packet = packetOf(made);
  expect(packet).toMatchObject({
    client: "Ana",
    rentRoll: [{ unit: "Whole property", lease: 2500, counts: 2500 }],
    schedule: [{ name: "Elm", value: 300_000, loan: 225_000, equity: 75_000, fullPayment: 2134.9 }],
  });
  expect(canonicalJson(packet)).toContain('{"label":"Loan amount","text":"$225,000","value":225000}');
  expect(JSON.stringify(packet)).not.toMatch(/signed|signature/i);
});

test("each unit of a rent roll is a line with its own rule", () => {
  const rentRoll = [
    { ...INITIAL_RENT, leaseRent: 900 },
    { ...INITIAL_RENT, marketRent: 1000, isVacant: true },
  ];
  expect(rentRollOf({ ...EXAMPLE_DEAL, units: 2, rentRoll })).toMatchObject([
    { unit: "Unit 1", use: "Leased", counts: 900 },
    { unit: "Unit 2", use: "Vacant", counts: 900, rule: "90% of market when vacant" },
  ]);
});

test("an estimate is called one, with its place", () => {
  const deal = { ...EXAMPLE_DEAL, estimatedTaxPercent: 1.6, state: "TX", county: "travis-county" };
  expect(sourcesOf(deal)).toContainEqual({
    figure: "Property taxes",
    source: "Estimated: 1.6% of the price a year, Travis County, TX",
  });
  expect(sourcesOf(deal)).toContainEqual({ figure: "Insurance", source: "Entered by the sender" });
});
