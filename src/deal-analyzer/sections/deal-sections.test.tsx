import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { dealAnalyzer } from "../../../content/calculators/deal-analyzer.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { type AnalyzerFacts, analyzerFacts } from "../deal-analyzer-catalog.server.ts";
import { PrintedDeal } from "../printed-deal.tsx";
import BookingsPanel from "./bookings-panel.tsx";
import { EligibilitySection } from "./eligibility-section.tsx";
import { LimitsSection } from "./limits-section.tsx";

/** Lenders for this test only: no lender on the site has confirmed its limits. */
const limits = { minDSCR: 1, maxLTV: 80, minLoanAmount: 100_000, maxLoanAmount: 1_000_000 };
const confirmed = { ...limits, id: "north", name: "North", confirmedOn: "2026-11-03" };
const sample = { ...limits, id: "south", name: "South", confirmedOn: null };

const factsOf = (lender: AnalyzerFacts["lenders"][number]): AnalyzerFacts => ({
  ...analyzerFacts(shippedContent),
  lenders: [lender],
  limitSources: "As the catalog says.",
});
const wordsOf = (node: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>).replaceAll(/(<[^>]+>|\s)+/g, " ");

const { sections, ltvNotes } = dealAnalyzer;

test("a refinance is told its limits without a price", () => {
  const limitsOf = (purpose: "purchase" | "cash-out") =>
    wordsOf(
      <LimitsSection
        deal={{ ...EXAMPLE_DEAL, purpose }}
        facts={factsOf(sample)}
        content={sections.limits}
        ltvNotes={ltvNotes}
      />,
    );
  expect(limitsOf("cash-out")).not.toContain("price");
  expect(limitsOf("purchase")).toContain("price");
});

describe("in the list of lenders", () => {
  const listOf = (lender: typeof confirmed | typeof sample) =>
    wordsOf(
      <EligibilitySection
        deal={EXAMPLE_DEAL}
        facts={factsOf(lender)}
        content={sections.eligibility}
        borrowerContent={dealAnalyzer.borrower}
      />,
    );

  test("a lender that has confirmed its limits has the day under its verdict", () => {
    const words = listOf(confirmed);
    expect(words).toContain("Meets all 4 limits Limits confirmed by the lender on November 3, 2026");
    expect(words).not.toMatch(/sample/i);
  });

  test("one that has not has sample limits", () => {
    const words = listOf(sample);
    expect(words).toContain("Meets all 4 sample limits");
    expect(words).not.toMatch(/confirmed/i);
  });

  test("the introduction says which are which", () => {
    expect(listOf(sample)).toContain("As the catalog says.");
  });
});

describe("on paper", () => {
  const paperOf = (lender: typeof confirmed | typeof sample) =>
    wordsOf(<PrintedDeal deal={EXAMPLE_DEAL} facts={factsOf(lender)} />);

  test("a verdict says whose limits they are, on one line", () => {
    expect(paperOf(confirmed)).toContain("Meets all 4 limits, confirmed by the lender on November 3, 2026");
    expect(paperOf(sample)).toContain("South Meets all 4 sample limits");
  });

  test("what lenders pay for is disclosed beside them", () => {
    expect(paperOf(sample)).toContain(analyzerFacts(shippedContent).compensation);
  });
});

describe("a year of bookings", () => {
  const booked = { ...EXAMPLE_DEAL, use: "short-term", shortTermGross: 60_000, marketRent: 2000 } as const;
  const yearOf = (lender: AnalyzerFacts["lenders"][number]) =>
    wordsOf(<BookingsPanel deal={booked} lenders={[lender]} content={dealAnalyzer.bookings} />);

  test("has the cash of every month, and each rule with the ratio that it gives", () => {
    const words = yearOf(sample);
    expect(words).toMatch(/January \$5,000 .* December \$5,000/);
    expect(words).toContain("80% of 12-month gross (yours) $4,000");
    expect(words).toContain("No lender in the directory states its rule for bookings.");
  });

  test("names the lender that states a rule", () => {
    const words = yearOf({ ...sample, bookingsRules: ["market-only"] });
    expect(words).toMatch(/Long-term market rent only \$2,000 .* South/);
    expect(words).not.toContain("No lender in the directory");
  });

  test("stands on paper, too", () => {
    const words = wordsOf(<PrintedDeal deal={booked} facts={factsOf(sample)} />);
    expect(words).toMatch(/A year of bookings January \$5,000 booked/);
  });
});
