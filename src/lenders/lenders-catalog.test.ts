import { expect, test } from "vitest";
import { shippedLenders as lenders } from "../../content/lenders.ts";
import type { Lender } from "../../content/record-types.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { publicLenders, toPublicLender } from "./lenders-catalog.server.ts";

test("what a lender pays is in nothing that leaves the server", () => {
  for (const lender of publicLenders(shippedContent)) {
    expect(Object.keys(lender)).not.toContain("commissionRate");
    expect(Object.keys(lender)).not.toContain("ratingSubstantiation");
  }
  const sent = JSON.stringify(publicLenders(shippedContent));
  for (const { commissionRate } of lenders) expect(sent).not.toContain(commissionRate);
});

test("of a confirmation visitors get the day, and not who gave it", () => {
  const [record] = lenders;
  const confirmed = toPublicLender({ ...record, confirmedOn: "2026-11-03", confirmedBy: "Ann Lee, by mail" });
  expect(confirmed.confirmedOn).toBe("2026-11-03");
  expect(JSON.stringify(confirmed)).not.toContain("Ann Lee");
});

test("of who receives deals visitors get nothing, of the limits that a lender states everything", () => {
  const [record] = lenders;
  const stated = {
    minCreditScore: 680,
    maxUnits: 4,
    propertyTypes: ["duplex"],
    uses: ["long-term"],
    states: ["TX"],
  } as const;
  const shown = toPublicLender({
    ...record,
    ...stated,
    receivers: [{ name: "Ann Lee", email: "ann@lender.example" }],
    webhookUrl: "https://lender.example/ann",
  });
  expect(shown).toMatchObject(stated);
  expect(JSON.stringify(shown)).not.toMatch(/ann|lender\.example/i);
});

test("everything else in a lender's record is shown", () => {
  const records: readonly Lender[] = lenders;
  const shown = records.map(({ commissionRate, ratingSubstantiation, confirmedBy, ...rest }) => rest);
  expect(publicLenders(shippedContent)).toMatchObject(shown);
});
