import { expect, test } from "vitest";
import { lenders } from "../../content/lenders.ts";
import { publicLenders, toPublicLender } from "./lenders-catalog.server.ts";

test("what a lender pays is in nothing that leaves the server", () => {
  for (const lender of publicLenders) {
    expect(Object.keys(lender)).not.toContain("commissionRate");
    expect(Object.keys(lender)).not.toContain("ratingSubstantiation");
  }
  const sent = JSON.stringify(publicLenders);
  for (const { commissionRate } of lenders) expect(sent).not.toContain(commissionRate);
});

test("of a confirmation visitors get the day, and not who gave it", () => {
  const [record] = lenders;
  const confirmed = toPublicLender({ ...record, confirmedOn: "2026-11-03", confirmedBy: "Ann Lee, by mail" });
  expect(confirmed.confirmedOn).toBe("2026-11-03");
  expect(JSON.stringify(confirmed)).not.toContain("Ann Lee");
});

test("the directory has the specification's three lenders with its figures", () => {
  expect(publicLenders).toMatchObject([
    {
      id: "anchor-loans",
      minDSCR: 1,
      maxLTV: 80,
      minLoanAmount: 100_000,
      maxLoanAmount: 5_000_000,
      rating: 4.8,
    },
    { id: "lima-one", minDSCR: 1, maxLTV: 85, minLoanAmount: 75_000, maxLoanAmount: 3_000_000, rating: 4.6 },
    { id: "kiavi", minDSCR: 1.1, maxLTV: 80, minLoanAmount: 150_000, maxLoanAmount: 2_500_000, rating: 4.7 },
  ]);
  expect(publicLenders.map(({ closingTime }) => closingTime)).toEqual([
    "21-30 days",
    "14-21 days",
    "18-25 days",
  ]);
});
