import { expect, test } from "vitest";
import { reviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { checkFigures } from "./figure-checks.ts";

const table = {
  file: "state-rents",
  agency: "Census Bureau",
  period: "2023",
  nextEdition: "2025-09-15",
  isSeries: false,
};

test.each([
  ["the day before", "2026-03-14T23:59:59Z", 0],
  ["six months after the next edition was due", "2026-03-15T00:00:00Z", 1],
])("%s, doctor reports %j: %i findings", (_, now, findings) => {
  expect(checkFigures([table], Date.parse(now))).toHaveLength(findings);
});

test("the finding names the period, the agency, the date and the file", () => {
  const [finding] = checkFigures([table], Date.parse("2026-11-16T00:00:00Z"));
  expect(finding).toMatchObject({ level: "advice", what: expect.stringContaining("2023 (Census Bureau)") });
  expect(finding?.what).toContain("2025-09-15");
  expect(finding?.remedy).toContain("content/figures/state-rents.ts");
});

test("a series of months or quarters has other steps than a table", () => {
  const [finding] = checkFigures([{ ...table, file: "history/treasury", isSeries: true }], Date.now());
  expect(finding?.remedy).toMatch(/content\/figures\/history\/treasury\.ts by one newer release/);
});

test("doctor sees every series of the history", () => {
  const seen = reviewedContent(shippedContent)
    .figures.filter(({ isSeries }) => isSeries)
    .map(({ file }) => file);
  expect(seen).toEqual([
    "history/metro-index",
    "history/state-index-from-2000",
    "history/consumer-prices",
    "history/treasury",
  ]);
});
