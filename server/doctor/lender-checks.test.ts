import { describe, expect, test } from "vitest";
import { type ReviewedContent, reviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { checkLenders } from "./lender-checks.ts";

const NOW = Date.UTC(2026, 10, 16, 12);
type Reviewed = ReviewedContent["lenders"][number];
const check = (...lenders: readonly Reviewed[]) =>
  checkLenders({ lenders, statesServed: ["FL", "TX"] }, NOW).map(({ level, what }) => `${level}: ${what}`);
const sample = (name: string) => ({ name, takesDeals: true, states: ["FL", "TX"] });
const confirmed = (name: string, confirmedOn: string) => ({ ...sample(name), confirmedOn });

describe("the limits of the lenders", () => {
  test("as the site is shipped are samples, without people and states: each is a problem in one line", () => {
    const findings = checkLenders(reviewedContent(shippedContent), NOW);
    expect(findings).toEqual([
      {
        level: "problem",
        what: "Limits that the lender has not confirmed, shown as samples: Anchor Loans, Lima One, and Kiavi",
        remedy: expect.stringContaining("confirmedOn and confirmedBy: npm run operator -- lenders edit"),
      },
      {
        level: "problem",
        what: "Lenders where nobody receives deals: Anchor Loans, Lima One, and Kiavi",
        remedy: expect.stringContaining("as receivers: npm run operator -- lenders edit"),
      },
      {
        level: "problem",
        what: "Lenders that have not said in which states they lend: Anchor Loans, Lima One, and Kiavi",
        remedy: expect.stringContaining("as states: npm run operator -- lenders edit"),
      },
    ]);
  });

  test.each([
    ["today", "2026-11-16"],
    ["a year ago to the day", "2025-11-16"],
  ])("confirmed %s need nothing", (_, day) => {
    expect(check(confirmed("A", day))).toEqual([]);
  });

  test("confirmed longer ago than 12 months are to be asked for again", () => {
    expect(check(confirmed("A", "2025-11-15"), confirmed("B", "2026-11-01"))).toEqual([
      "advice: Limits confirmed more than 12 months ago: A (2025-11-15)",
    ]);
  });

  test("cannot have been confirmed tomorrow", () => {
    expect(check(confirmed("A", "2026-11-17"))).toEqual([
      "problem: Limits with a confirmation date in the future: A (2026-11-17)",
    ]);
  });

  test("leave no state that is served without a lender", () => {
    const { states, ...unsaid } = confirmed("A", "2026-11-01");
    const texan = { ...unsaid, states: ["TX"] };
    expect(check(texan)).toEqual(["problem: States that you serve, and where no lender lends: FL"]);
    expect(check(texan, { ...unsaid, name: "B" })).toEqual([
      "problem: Lenders that have not said in which states they lend: B",
    ]);
    expect(check(texan, confirmed("B", "2026-11-01"))).toEqual([]);
  });

  test("of a mixed list are named once each", () => {
    expect(check(sample("A"), confirmed("B", "2024-02-29"), sample("C"))).toEqual([
      "problem: Limits that the lender has not confirmed, shown as samples: A and C",
      "advice: Limits confirmed more than 12 months ago: B (2024-02-29)",
    ]);
  });
});
