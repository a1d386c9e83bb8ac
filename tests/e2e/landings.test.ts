import type { Page } from "playwright-core";
import { expect } from "vitest";
import { rates } from "../../content/landings/rates.ts";
import { formatRatio } from "../../src/dscr/dscr.ts";
import { formatAdder, formatRate, formatRateRange } from "../../src/dscr/rate-estimate.ts";
import { rateTable } from "../../src/landings/landings-catalog.server.ts";
import { estimateFromChoices, readRateChoices } from "../../src/landings/rates/rate-choices.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { test } from "./browser.ts";

const sectionNamed = (page: Page, name: string) => page.getByRole("region", { name });

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
  expect(text).toContain("Sample figures");
  expect(text).toContain(rates(shippedContent).estimator.aboveRange);
  expect(text).toContain(rates(shippedContent).estimator.notPriced);

  await page.getByLabel("DSCR").selectOption(labelOf("dscr-below-100"));
  await expect.poll(() => status.textContent()).toContain("No estimate");
  expect(await status.textContent()).toContain(`DSCR: ${labelOf("dscr-below-100")}`);

  await page.getByLabel("DSCR").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await result.getByText("Enter the monthly rent and the loan amount").waitFor();
  for (const factor of rateTable(shippedContent).factors.filter(({ id }) => id !== "dscr" && id !== "ltv")) {
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
