import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { austin } from "../../content/landings/austin.ts";
import { dallas } from "../../content/landings/dallas.ts";
import { florida } from "../../content/landings/florida.ts";
import { loanOptions } from "../../content/landings/loan-options.ts";
import type { MarketLanding } from "../../content/landings/market-landing.ts";
import { rates } from "../../content/landings/rates.ts";
import { texas } from "../../content/landings/texas.ts";
import { landingDscrBands } from "../../content/loan-facts.ts";
import { formatRatio } from "../../src/dscr/dscr.ts";
import { formatPercent, formatUsd } from "../../src/dscr/money.ts";
import { formatAdder, formatRate, formatRateRange } from "../../src/dscr/rate-estimate.ts";
import { rateTable } from "../../src/landings/landings-catalog.server.ts";
import { estimateFromChoices, readRateChoices } from "../../src/landings/rates/rate-choices.ts";
import { openSite, test } from "./browser.ts";

const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole("table", { name: caption })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? "")));

const sectionNamed = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** The estimate from the page's own table: its figures may change, but the page must still add them up. */
const estimated = (query: string) =>
  estimateFromChoices(rateTable, readRateChoices(rateTable, new URLSearchParams(query)));

function estimatedRate(query: string): string {
  const { estimate } = estimated(query);
  if (!estimate?.isPriced) throw new Error(`There is no rate for ${query}.`);
  return formatRateRange(estimate);
}

/** A rent at which rate and ratio agree once, or twice: $240,000 at 75% LTV, $400 of bills a month. */
function rentWhere(hasSecondAnswer: boolean): { readonly rent: string; readonly query: string } {
  for (let rent = 2000; rent < 4000; rent += 10) {
    const query = `dscr=from-figures&ltv=ltv-75&loanAmount=240000&taxesInsuranceDues=400&monthlyRent=${rent}`;
    const { estimate, hasSecondAnswer: isDouble } = estimated(query);
    if (estimate?.isPriced && isDouble === hasSecondAnswer) return { rent: `${rent}`, query };
  }
  throw new Error("No rent up to $4,000 lies where it was looked for.");
}

/** The option's label, as a visitor sees it. */
function labelOf(id: string): string {
  const option = rateTable.factors.flatMap(({ options }) => options).find((candidate) => candidate.id === id);
  if (!option) throw new Error(`The rate table has no option ${id}.`);
  return option.label;
}

describe("/dscr-loan-rates", () => {
  test("compares the sample lenders at their rates, as of a date", async ({ readPage }) => {
    const page = await readPage("/dscr-loan-rates");
    const rows = await rowsOf(page, "Sample lenders by rate and terms");
    expect(rows.map((row) => row[2])).toEqual(rates.lenders.map(({ rate }) => formatRate(rate)));
    expect(await sectionNamed(page, "Four sample rates").textContent()).toContain(
      "Illustrative, as of November 1, 2026.",
    );
    expect(
      await page.getByRole("link", { name: "Compare Rates With Lenders" }).first().getAttribute("href"),
    ).toBe("/contact?source=rates");
  });

  test("the estimator adds what is picked, and lists every adder", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    const result = sectionNamed(page, "Estimated rate");
    expect(await result.getByRole("status").textContent()).toBe(estimatedRate(""));

    await page.getByLabel("Credit score").selectOption(labelOf("credit-below-620"));
    await page.getByLabel("Units").selectOption(labelOf("multi-unit"));
    await page.getByLabel("Rental type").selectOption(labelOf("short-term"));
    await page.getByLabel("Experience").selectOption(labelOf("new-investor"));
    await page.getByLabel("Prepayment penalty").selectOption(labelOf("none"));
    const query =
      "credit=credit-below-620&units=multi-unit&rental-type=short-term&experience=new-investor&prepayment=none";
    expect(await result.getByRole("status").textContent()).toBe(estimatedRate(query));
    const { estimate } = estimated(query);
    expect(await rowsOf(page, "How the estimated rate adds up")).toEqual([
      ["Base rate", formatRate(rateTable.baseRate)],
      ...(estimate?.isPriced
        ? estimate.lines.map(({ label, option, adder }) => [`${label}: ${option}`, formatAdder(adder)])
        : []),
    ]);
    const text = await result.textContent();
    expect(text).toContain("Illustrative, as of November 1, 2026.");
    expect(text).toContain(rates.estimator.aboveRange);
    expect(text).toContain(rates.estimator.notPriced);
  });

  test("the estimator guesses nothing where no adder is published", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    await page.getByLabel("DSCR").selectOption(labelOf("dscr-below-100"));
    const status = sectionNamed(page, "Estimated rate").getByRole("status");
    expect(await status.textContent()).toContain("No estimate");
    expect(await status.textContent()).toContain(`DSCR: ${labelOf("dscr-below-100")}`);
  });

  test("the estimator works the ratio out, and says when two answers are consistent", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    await page.getByLabel("DSCR").focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    const result = sectionNamed(page, "Estimated rate");
    await result.getByText("Enter the monthly rent and the loan amount").waitFor();

    await page.getByLabel("Loan to value").selectOption(labelOf("ltv-75"));
    await page.getByLabel("Loan amount").fill("$240,000");
    await page.getByLabel("Monthly taxes, insurance and dues").fill("400");
    for (const hasSecondAnswer of [false, true]) {
      const { rent, query } = rentWhere(hasSecondAnswer);
      await page.getByLabel("Monthly rent").fill(rent);
      expect(await result.getByRole("status").textContent()).toBe(estimatedRate(query));
      const text = await result.textContent();
      expect(text).toContain(formatRatio(estimated(query).ratio ?? 0));
      expect(text?.includes(rates.estimator.twoAnswers)).toBe(hasSecondAnswer);
    }
  });

  test("without scripts the adders stand in the page, and the estimator asks the server", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/dscr-loan-rates");
    const factors = await sectionNamed(page, "What moves a rate").textContent();
    for (const { label, adder } of rateTable.factors.flatMap(({ options }) => options)) {
      expect(factors).toContain(`${label}${formatAdder(adder)}`);
    }
    await page.getByLabel("Credit score").selectOption(labelOf("credit-below-620"));
    await page.getByLabel("DSCR").selectOption("Work it out from my figures");
    await page.getByRole("button", { name: "Estimate" }).click();
    await page.getByLabel("Monthly rent").fill("3000");
    await page.getByLabel("Loan amount").fill("240,000");
    await page.getByRole("button", { name: "Estimate" }).click();
    const result = sectionNamed(page, "Estimated rate");
    const query = "credit=credit-below-620&dscr=from-figures&monthlyRent=3000&loanAmount=240000";
    expect(await result.getByRole("status").textContent()).toBe(estimatedRate(query));
    expect(await result.textContent()).toContain(formatRatio(estimated(query).ratio ?? 0));
  });

  test("an estimate has an address that can be opened", async ({ openPage }) => {
    const page = await openPage();
    const query = "credit=credit-620&ltv=ltv-75";
    await page.goto(`/dscr-loan-rates?${query}#estimator`);
    expect(await sectionNamed(page, "Estimated rate").getByRole("status").textContent()).toBe(
      estimatedRate(query),
    );
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/dscr-loan-rates$/);
  });
});

describe("/dscr-loan-requirements", () => {
  test("has its box, three cards, lists and disqualifying factors", async ({ readPage }) => {
    const page = await readPage("/dscr-loan-requirements");
    expect(await sectionNamed(page, "TLDR").getByRole("listitem").count()).toBe(5);
    for (const card of ["DSCR minimum", "Down payment", "Documentation"]) {
      await page.getByRole("heading", { name: card, level: 3 }).waitFor();
    }
    for (const list of ["Property requirements", "Borrower requirements", "Loan requirements"]) {
      expect(await sectionNamed(page, list).getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
    }
    expect(await sectionNamed(page, "Disqualifying factors").getByRole("listitem").count()).toBe(10);
  });

  test("offers the guide as a PDF file", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-requirements");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the Requirements Guide (PDF)" }).first().click();
    expect((await download).suggestedFilename()).toBe("dscr-loan-requirements.pdf");
    const response = await fetch(`${openSite()}/downloads/dscr-loan-requirements.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });
});

test("/investment-property-loans sets four loans against each other, with two consultation buttons", async ({
  readPage,
}) => {
  const page = await readPage("/investment-property-loans");
  for (const id of ["dscr", "conventional", "portfolio", "bridge"]) {
    const text = await page.locator(`#${id}`).textContent();
    for (const part of ["Pros", "Cons", "Best for:"]) expect(text).toContain(part);
  }
  const rows = await rowsOf(page, "Four loan types by rate, timeline and terms");
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    loanOptions.comparison.map(({ name, rates: range, timeline }) => [name, range, timeline]),
  );
  const buttons = page.getByRole("link", { name: /Consultation$/ });
  expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/contact?source=loan-options",
    "/contact?source=loan-options",
  ]);
});

test("/dscr-loan-pros-and-cons has six of each, their impact, eight features, and who should and should not", async ({
  readPage,
}) => {
  const page = await readPage("/dscr-loan-pros-and-cons");
  for (const heading of ["Six advantages", "Six disadvantages"]) {
    const items = sectionNamed(page, heading).getByRole("listitem");
    expect(await items.count()).toBe(6);
    for (const text of await items.allTextContents()) expect(text).toMatch(/(High|Medium) impact/);
  }
  const rows = await rowsOf(page, "DSCR and conventional loans by eight features");
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(["DSCR", "Conventional", "Depends"]).toContain(row[3]);
  expect(await sectionNamed(page, "Who should use one").getByRole("listitem").count()).toBe(5);
  expect(await sectionNamed(page, "Who should not").getByRole("listitem").count()).toBe(5);
});

const MARKETS: readonly MarketLanding[] = [austin, dallas, florida, texas];

describe.for(MARKETS)("$path", ({ path, market, stats, medianDscr, lenders }) => {
  test("shows the market's figures, its ratio on the scale, lenders, requirements, strategy and targets", async ({
    readPage,
  }) => {
    const page = await readPage(path);
    const figuresSection = sectionNamed(page, `${market} in figures`);
    const text = await figuresSection.textContent();
    const { medianHomePrice, avgRent, appreciationRate, vacancyRate } = stats;
    for (const figure of [
      formatUsd(medianHomePrice),
      formatUsd(avgRent),
      formatPercent(appreciationRate),
      formatPercent(vacancyRate),
    ]) {
      expect(text).toContain(figure);
    }
    expect(text).toContain("Illustrative, as of November 1, 2026.");
    const scale = new RegExp(`^DSCR ${formatRatio(medianDscr)} on a scale`);
    await figuresSection.getByRole("img", { name: scale }).waitFor();
    const details = page.getByRole("link", { name: /^View Details/ });
    expect(await details.count()).toBe(lenders.length);
    expect(await details.first().getAttribute("href")).toBe("/lender-partners");
    for (const heading of [`What lenders ask for in ${market}`, `A strategy for ${market}`]) {
      await sectionNamed(page, heading).waitFor();
    }
    const targets = await sectionNamed(page, "Which ratio to aim for").textContent();
    for (const { label, range } of landingDscrBands) expect(targets).toContain(label + range);
    const quotes = page.getByRole("link", { name: `Get ${market} Quote` });
    expect(await quotes.first().getAttribute("href")).toBe(`/contact?source=${market.toLowerCase()}`);
  });
});

describe("state landing pages", () => {
  test.for([
    ["/dscr-loan-florida", "Florida"],
    ["/dscr-loan-texas", "Texas"],
  ] as const)(
    "%s draws six cities by price and rent beside a table",
    async ([path, market], { readPage }) => {
      const page = await readPage(path);
      await sectionNamed(page, "TLDR").waitFor();
      const cities = sectionNamed(page, "Six cities by price and rent");
      const rows = await rowsOf(page, `Cities of ${market} by price, rent and ratio`);
      expect(rows).toHaveLength(6);
      const prices = await cities.getByRole("img", { name: /^Median price/ }).getAttribute("aria-label");
      const rents = await cities.getByRole("img", { name: /^Average rent/ }).getAttribute("aria-label");
      for (const [city, price, rent] of rows) {
        expect(prices).toContain(`${city} ${price}`);
        expect(rents).toContain(`${city} ${rent}`);
      }
      expect(await cities.getByRole("img", { name: /^DSCR 0\./ }).count()).toBe(6);
    },
  );

  test("Texas adds growth, sample ratings, reasons and tips", async ({ readPage }) => {
    const page = await readPage("/dscr-loan-texas");
    const ratings = await sectionNamed(page, "Four sample lenders in Texas")
      .getByText(/^\d\.\d of 5$/)
      .allTextContents();
    expect(ratings.toSorted()).toEqual(
      texas.lenders.map(({ rating }) => `${rating.toFixed(1)} of 5`).toSorted(),
    );
    expect(await page.getByRole("columnheader", { name: "Growth a year" }).count()).toBe(1);
    expect(await sectionNamed(page, "Six reasons investors choose Texas").getByRole("listitem").count()).toBe(
      6,
    );
    expect(await sectionNamed(page, /^Tips/).getByRole("listitem").count()).toBe(5);
  });

  test("a city page leads up to its state", async ({ readPage }) => {
    const page = await readPage("/dallas-dscr-loans");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "DSCR Loans in Texas" })
      .click();
    await page.getByRole("heading", { level: 1, name: "DSCR Loans in Texas" }).waitFor();
  });
});
