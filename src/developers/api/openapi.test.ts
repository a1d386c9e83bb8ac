import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { apiCalls } from "./calls.server.ts";
import { describeApi } from "./openapi.server.ts";

const document: unknown = JSON.parse(JSON.stringify(describeApi(shippedContent, "https://www.example.com")));

/** Every object in the document, with its place. */
function* walk(value: unknown, place = "#"): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== "object" || value === null) return;
  const entries = Object.entries(value);
  yield [place, Object.fromEntries(entries)];
  for (const [key, child] of entries) yield* walk(child, `${place}/${key.replaceAll("/", "~1")}`);
}

const places = new Map(walk(document));

test("is a document of OpenAPI 3.1 with every call", () => {
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://www.example.com" }] });
  const paths = Object.keys(places.get("#/paths") ?? {});
  expect(paths).toEqual([
    ...apiCalls(shippedContent).map(({ name }) => `/api/v1/${name}`),
    "/api/v1/figures/states",
  ]);
});

test("every reference leads somewhere", () => {
  const references = [...places.values()].flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : []));
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((reference) => !places.has(reference))).toEqual([]);
});

test("every field has a description", () => {
  const fields = [...places].filter(([place]) => /\/properties\/[^/]+$/.test(place));
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
});

test("answers may gain fields, requests may not", () => {
  const bodies = [...places].filter(([place]) => place.endsWith("/content/application~1json/schema"));
  for (const [place, { additionalProperties }] of bodies) {
    expect([place, additionalProperties]).toEqual([place, place.includes("requestBody") ? false : undefined]);
  }
});

/** Those of each call, by their own names. Version 1 promises that none joins them. */
const NULLABLE: Readonly<Record<string, readonly string[]>> = {
  dscr: [],
  "cash-flow": ["cashOnCashPercent", "dscr"],
  deal: [
    "afterInterestOnlyMonthlyPaymentUsd",
    "afterInterestOnlyRatio",
    "amortizingRatio",
    "balloon",
    "bookings",
    "breakEvenMonth",
    "breakEvenOccupancyPercent",
    "breakEvenYearUsd",
    "cashOnCashPercent",
    "changePercent",
    "firstChange",
    "higherRatePercent",
    "highest",
    "indexAndMarginPercent",
    "interestOnlyRatio",
    "lowest",
    "occupancyPercent",
    "ratePercent",
    "ratio",
    "ratioAtThatRate",
    "resets",
    "simpleRatio",
    "targetOccupancyPercent",
  ],
  "path-to-target": ["costUsd", "ratio"],
  projection: [
    "afterTax",
    "equityMultiple",
    "exchangeDays",
    "firstYearBelowOne",
    "firstYearPayingIn",
    "internalRatePercent",
    "ratio",
  ],
  packet: [],
  portfolio: ["ownRatio", "ratio"],
  refinance: [
    "appraisalForAllCashUsd",
    "appraisalStoppedBy",
    "delayedFinancing",
    "month",
    "monthsToRepayCosts",
    "rateTerm",
  ],
  "compare-offers": [
    "conventional",
    "dtiPercent",
    "leadUsd",
    "leastLeadUsd",
    "mostLeadUsd",
    "ratio",
    "reservesUsd",
    "worstTotalCostUsd",
    "yearlyCostPercent",
  ],
  "figures/counties": [
    "fiveYearPriceChangePercent",
    "insurancePercent",
    "landlordPropertyTaxHighPercent",
    "landlordPropertyTaxLowPercent",
    "landlordPropertyTaxPercent",
    "medianMonthlyRentUsd",
    "medianValueUsd",
    "notRenewedPercent",
    "oneYearPriceChangePercent",
    "ownerPropertyTaxPercent",
    "premiumChangePercent",
    "sampleRatio",
    "yearlyPremiumUsd",
  ],
  "figures/history": ["recoveredQuarter", "yearsFromHighToRecovery"],
};

test.each(apiCalls(shippedContent))("$name answers null only where programs expect it", ({ name }) => {
  const answer = `#/paths/~1api~1v1~1${name.replaceAll("/", "~1")}/post/responses/200/`;
  const nullable = [...places].flatMap(([place, { type, anyOf }]) => {
    const types = [type, ...(Array.isArray(anyOf) ? anyOf.map((option) => option.type) : [])].flat();
    const field = /\/properties\/([^/]+)$/.exec(place)?.[1];
    return place.startsWith(answer) && field && types.includes("null") ? [field] : [];
  });
  expect([...new Set(nullable)].toSorted()).toEqual(NULLABLE[name]);
});

describe.each(apiCalls(shippedContent))("$name", ({ name, input, output, cost }) => {
  const path = `#/paths/~1api~1v1~1${name.replaceAll("/", "~1")}/post`;
  const at = (part: string) => places.get(`${path}/${part}/content/application~1json/example`);

  test("says what it costs and that it may be refused, and so does docs/api.md", async () => {
    const described = JSON.stringify(places.get(path));
    expect(described.includes(`counts as ${cost} requests`)).toBe(cost > 1);
    expect(described).toContain("Status429");
    expect(described).toContain("Status503");
    const docs = await readFile("docs/api.md", "utf8");
    expect(docs).toContain(`| \`POST /api/v1/${name}\` | ${cost} |`);
  });

  test("its examples pass its schemas", () => {
    expect(input.safeParse(at("requestBody")).error).toBeUndefined();
    expect(output.strict().safeParse(at("responses/200")).error).toBeUndefined();
  });
});
