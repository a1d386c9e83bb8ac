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
import type { HtmlElement } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { openSite, test } from "./browser.ts";
import { fetchPage, linksIn } from "./sent-page.ts";

const sectionNamed = (page: Page, name: string) => page.getByRole("region", { name });

/** The rows of the table with this caption, as texts. */
const rowsOf = (page: Awaited<ReturnType<typeof fetchPage>>, caption: string) =>
  page
    .all("table")
    .find(({ within }) => within.some(({ tag, text }) => tag === "caption" && text === caption))
    ?.within.filter(({ tag }) => tag === "tr")
    .slice(1)
    .map(({ within }) => within.filter(({ tag }) => /^t[hd]$/.test(tag)).map(({ text }) => text)) ?? [];

const itemsIn = (part: HtmlElement | undefined) => part?.within.filter(({ tag }) => tag === "li") ?? [];

/** The estimate from the page's own table: its figures may change, but the page must still add them up. */
const estimated = (query: string) =>
  estimateFromChoices(
    rateTable(shippedContent),
    readRateChoices(rateTable(shippedContent), new URLSearchParams(query)),
  );

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
  const option = rateTable(shippedContent)
    .factors.flatMap(({ options }) => options)
    .find((candidate) => candidate.id === id);
  if (!option) throw new Error(`The rate table has no option ${id}.`);
  return option.label;
}

describe("/dscr-loan-rates", () => {
  test("compares the sample lenders at their rates, as of a date, and lists the adders", async () => {
    const page = await fetchPage("/dscr-loan-rates");
    const rows = rowsOf(page, "Sample lenders by rate and terms");
    expect(rows.map((row) => row[2])).toEqual(
      rates(shippedContent).lenders.map(({ rate }) => formatRate(rate)),
    );
    expect(page.part("Four sample rates")?.text).toContain("Illustrative, as of November 1, 2026.");
    const compare = page.all("a").find(({ text }) => text === "Compare Rates With Lenders");
    expect(compare?.attributes.href).toBe("/contact?source=rates");
    for (const { label, adder } of rateTable(shippedContent).factors.flatMap(({ options }) => options)) {
      expect(page.part("What moves a rate")?.text).toContain(`${label}${formatAdder(adder)}`);
    }
  });

  test("an estimate has an address; the estimator adds what is picked, lists every adder, guesses nothing, and works the ratio out", async ({
    openPage,
  }) => {
    const page = await openPage();
    const opened = "credit=credit-620&ltv=ltv-75";
    await page.goto(`/dscr-loan-rates?${opened}#estimator`);
    const result = sectionNamed(page, "Estimated rate");
    const status = result.getByRole("status");
    expect(await status.textContent()).toBe(estimatedRate(opened));
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/dscr-loan-rates$/);

    await page.getByLabel("Credit score").selectOption(labelOf("credit-below-620"));
    await page.getByLabel("Units").selectOption(labelOf("multi-unit"));
    await page.getByLabel("Rental type").selectOption(labelOf("short-term"));
    await page.getByLabel("Experience").selectOption(labelOf("new-investor"));
    await page.getByLabel("Prepayment penalty").selectOption(labelOf("none"));
    const query =
      "credit=credit-below-620&ltv=ltv-75&units=multi-unit&rental-type=short-term&experience=new-investor&prepayment=none";
    await expect.poll(() => status.textContent()).toBe(estimatedRate(query));
    const { estimate } = estimated(query);
    const lines = await page
      .getByRole("table", { name: "How the estimated rate adds up" })
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent)));
    expect(lines).toEqual([
      ["Base rate", formatRate(rateTable(shippedContent).baseRate)],
      ...(estimate?.isPriced
        ? estimate.lines.map(({ label, option, adder }) => [`${label}: ${option}`, formatAdder(adder)])
        : []),
    ]);
    const text = await result.textContent();
    expect(text).toContain("Illustrative, as of November 1, 2026.");
    expect(text).toContain(rates(shippedContent).estimator.aboveRange);
    expect(text).toContain(rates(shippedContent).estimator.notPriced);

    await page.getByLabel("DSCR").selectOption(labelOf("dscr-below-100"));
    await expect.poll(() => status.textContent()).toContain("No estimate");
    expect(await status.textContent()).toContain(`DSCR: ${labelOf("dscr-below-100")}`);

    await page.getByLabel("DSCR").focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await result.getByText("Enter the monthly rent and the loan amount").waitFor();
    for (const factor of rateTable(shippedContent).factors.filter(
      ({ id }) => id !== "dscr" && id !== "ltv",
    )) {
      await page.getByLabel(factor.label, { exact: true }).selectOption({ index: 0 });
    }
    await page.getByLabel("Loan amount").fill("$240,000");
    await page.getByLabel("Monthly taxes, insurance and dues").fill("400");
    for (const hasSecondAnswer of [false, true]) {
      const { rent, query } = rentWhere(hasSecondAnswer);
      await page.getByLabel("Monthly rent").fill(rent);
      await expect.poll(() => status.textContent()).toBe(estimatedRate(query));
      const text = await result.textContent();
      expect(text).toContain(formatRatio(estimated(query).ratio ?? 0));
      expect(text?.includes(rates(shippedContent).estimator.twoAnswers)).toBe(hasSecondAnswer);
    }
  });

  test("without scripts the estimator asks the server", async ({ readPage }) => {
    const page = await readPage("/dscr-loan-rates");
    await page.getByLabel("Credit score").selectOption(labelOf("credit-below-620"));
    await page.getByLabel("DSCR").selectOption("Work it out from my figures");
    await page.getByRole("button", { name: "Estimate" }).click();
    await page.getByLabel("Monthly rent").fill("3000");
    await page.getByLabel("Loan amount").fill("240,000");
    await page.getByRole("button", { name: "Estimate" }).click();
    const result = sectionNamed(page, "Estimated rate");
    const query = "credit=credit-below-620&dscr=from-figures&monthlyRent=3000&loanAmount=240000";
    await expect.poll(() => result.getByRole("status").textContent()).toBe(estimatedRate(query));
    expect(await result.textContent()).toContain(formatRatio(estimated(query).ratio ?? 0));
  });
});

test("/dscr-loan-requirements has its box, three cards, lists and disqualifying factors, and offers the guide as a PDF file", async () => {
  const page = await fetchPage("/dscr-loan-requirements");
  expect(itemsIn(page.part("TLDR"))).toHaveLength(5);
  const headings = page.all("h3").map(({ text }) => text);
  expect(headings).toEqual(expect.arrayContaining(["DSCR minimum", "Down payment", "Documentation"]));
  for (const list of ["Property requirements", "Borrower requirements", "Loan requirements"]) {
    expect(itemsIn(page.part(list)).length).toBeGreaterThanOrEqual(5);
  }
  expect(itemsIn(page.part("Disqualifying factors"))).toHaveLength(10);
  const link = page.all("a").find(({ text }) => text === "Download the Requirements Guide (PDF)");
  expect(link?.attributes).toMatchObject({
    href: "/downloads/dscr-loan-requirements.pdf",
    download: expect.any(String),
  });
  const response = await fetch(`${openSite()}${link?.attributes.href}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect((await response.text()).slice(0, 5)).toBe("%PDF-");
});

test("/investment-property-loans sets four loans against each other, with two consultation buttons", async () => {
  const page = await fetchPage("/investment-property-loans");
  for (const id of ["dscr", "conventional", "portfolio", "bridge"]) {
    const loan = page.elements.find(({ attributes }) => attributes.id === id);
    for (const part of ["Pros", "Cons", "Best for:"]) expect(loan?.text).toContain(part);
  }
  const rows = rowsOf(page, "Four loan types by rate, timeline and terms");
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    loanOptions(shippedContent).comparison.map(({ name, rates: range, timeline }) => [name, range, timeline]),
  );
  const buttons = page.all("a").filter(({ text }) => text.endsWith("Consultation"));
  expect(buttons.map(({ attributes }) => attributes.href)).toEqual([
    "/contact?source=loan-options",
    "/contact?source=loan-options",
  ]);
});

test("/dscr-loan-pros-and-cons has six of each, their impact, eight features, and who should and should not", async () => {
  const page = await fetchPage("/dscr-loan-pros-and-cons");
  for (const heading of ["Six advantages", "Six disadvantages"]) {
    const items = itemsIn(page.part(heading));
    expect(items).toHaveLength(6);
    for (const { text } of items) expect(text).toMatch(/(High|Medium) impact/);
  }
  const rows = rowsOf(page, "DSCR and conventional loans by eight features");
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(["DSCR", "Conventional", "Depends"]).toContain(row[3]);
  expect(itemsIn(page.part("Who should use one"))).toHaveLength(5);
  expect(itemsIn(page.part("Who should not"))).toHaveLength(5);
});

const MARKETS: readonly MarketLanding[] = [austin, dallas, florida, texas];

test.for(MARKETS)(
  "$path shows the market's figures, its ratio on the scale, lenders, requirements, strategy and targets",
  async ({ path, market, stats, medianDscr, lenders }) => {
    const page = await fetchPage(path);
    const figures = page.part(`${market} in figures`);
    const { medianHomePrice, avgRent, appreciationRate, vacancyRate } = stats;
    for (const figure of [
      formatUsd(medianHomePrice),
      formatUsd(avgRent),
      formatPercent(appreciationRate),
      formatPercent(vacancyRate),
      "Illustrative, as of November 1, 2026.",
    ]) {
      expect(figures?.text).toContain(figure);
    }
    const scale = `DSCR ${formatRatio(medianDscr)} on a scale`;
    expect(figures?.within.some(({ attributes }) => attributes["aria-label"]?.startsWith(scale))).toBe(true);
    const details = page.all("a").filter(({ text }) => text.startsWith("View Details"));
    expect(details).toHaveLength(lenders.length);
    expect(details[0]?.attributes.href).toBe("/lender-partners");
    for (const heading of [`What lenders ask for in ${market}`, `A strategy for ${market}`]) {
      expect(page.part(heading), heading).toBeDefined();
    }
    for (const { label, range } of landingDscrBands) {
      expect(page.part("Which ratio to aim for")?.text).toContain(label + range);
    }
    const quote = page.all("a").find(({ text }) => text === `Get ${market} Quote`);
    expect(quote?.attributes.href).toBe(`/contact?source=${market.toLowerCase()}`);
  },
);

test.for([
  ["/dscr-loan-florida", "Florida"],
  ["/dscr-loan-texas", "Texas"],
] as const)("%s draws six cities by price and rent beside a table", async ([path, market]) => {
  const page = await fetchPage(path);
  expect(page.part("TLDR")).toBeDefined();
  const labels = page
    .part("Six cities by price and rent")
    ?.within.flatMap(({ attributes }) => attributes["aria-label"] ?? []);
  const rows = rowsOf(page, `Cities of ${market} by price, rent and ratio`);
  expect(rows).toHaveLength(6);
  for (const [city, price, rent] of rows) {
    expect(labels?.find((label) => label.startsWith("Median price"))).toContain(`${city} ${price}`);
    expect(labels?.find((label) => label.startsWith("Average rent"))).toContain(`${city} ${rent}`);
  }
  expect(labels?.filter((label) => label.startsWith("DSCR 0."))).toHaveLength(6);
});

test("Texas adds growth, sample ratings, reasons and tips, and a city page leads up to it", async () => {
  const page = await fetchPage("/dscr-loan-texas");
  const ratings = page.part("Four sample lenders in Texas")?.text.match(/\d\.\d of 5/g);
  expect(ratings?.toSorted()).toEqual(
    texas.lenders.map(({ rating }) => `${rating.toFixed(1)} of 5`).toSorted(),
  );
  expect(page.all("th").filter(({ text }) => text === "Growth a year")).toHaveLength(1);
  expect(itemsIn(page.part("Six reasons investors choose Texas"))).toHaveLength(6);
  expect(itemsIn(page.part("Tips before you make an offer"))).toHaveLength(5);
  const dallas = await fetchPage("/dallas-dscr-loans");
  expect(linksIn(dallas.part("Breadcrumb"))).toContain("/dscr-loan-texas");
});
