import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { riseFor, settlePlan } from "../../../src/calculators/hold/appreciation.ts";
import { EXAMPLE_HOLD } from "../../../src/calculators/hold/example-hold.ts";
import { projectHold } from "../../../src/calculators/hold/hold-projection.ts";
import { describeExit } from "../../../src/calculators/hold/hold-text.ts";
import { holdFacts } from "../../../src/hold-projection/hold-projection-catalog.server.ts";
import { scrollToEnd, test } from "../browser.ts";
import { widthOf } from "../outcomes.ts";

const PATH = "/hold-projection";
/** The page starts with it. The published appreciation changes every quarter, so its answers are computed here. */
const PLAN = settlePlan(EXAMPLE_HOLD, holdFacts.rises);

const { rises } = holdFacts;

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const answer = (page: Page): Locator => page.locator("#results");
const type = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: false }).first().fill(text);

test("follows the deal and the years after it, is announced, and says what is missing", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(PATH);
  const field = page.getByLabel("Appreciation a year, %");
  // The lower of rent growth and the state's long run counts until a figure is typed.
  expect(await field.getAttribute("placeholder")).toBe("3");
  await page.getByLabel("Rent growth a year, %").fill("9");
  expect(await field.getAttribute("placeholder")).toBe(`${riseFor("TX", rises).since1991}`);
  // The last five years are a choice, which follows the state.
  await page.getByLabel(/^Expect the last five years to repeat: .* in Texas/).check();
  await answer(page).getByText("as if the last five years repeated").waitFor();
  await page.getByLabel(/^State\b/).selectOption("FL");
  expect(await field.inputValue()).toBe(`${riseFor("FL", rises).fiveYears}`);
  await page.getByLabel(/^Expect the last five years to repeat: .* in Florida/).uncheck();
  await page.getByText("the rise in Florida since 1991").first().waitFor();
  await page.getByLabel("Rent growth a year, %").fill("3");
  await field.press("ArrowUp");
  expect(await field.inputValue()).toBe("3.5");

  await field.fill("-2");
  await answer(page).getByText("less than you put in").waitFor();
  await page.getByLabel("You sell after").selectOption("3 years");
  await answer(page).getByText("Expected case: you get back").waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: "Sell after year 3. Low case: you get back" })
    .waitFor({ state: "attached" });
  await type(page, "Down payment, %", "100");
  await answer(page).getByText("Nothing breaks in 3 years: the cash flow is never negative.").waitFor();

  await field.fill("abc");
  await page.getByText("This is not a number we can read").waitFor();
  await field.fill("999");
  await page.getByText("The most this can be is 20, so it counts as 20.").waitFor();
  await page.getByRole("button", { name: "Empty Sheet" }).click();
  await page.getByText("Still needed for a first answer: Purchase price, Monthly rent.").waitFor();
  await page.goto(`${PATH}#v=1&price=300000&rent=2600&years=5&io=5`);
  await answer(page).getByText("The whole loan falls due after 5 years").waitFor();
  await page.goto(`${PATH}#v=1&price=300000&rent=2600&hold=99`);
  await page.getByText("This link is incomplete, or was made by a newer version of this page.").waitFor();
});

test("a rate that changes moves the years, and a loan that falls due ends them", async ({ openPage }) => {
  const page = await openPage();
  await page.goto(
    `${PATH}#v=1&price=300000&rate=6.5&arm=5-6&years=10&amort=30&tax=375&ins=150&rent=2600&hold=12`,
  );
  await section(page, "What breaks first")
    .getByText(/From year 6 on the rate is 7\.25% .* The rest of the loan falls due after 10 years/)
    .waitFor();
});

test("income tax is counted when it is chosen, with the dates of an exchange", async ({ openPage }) => {
  const page = await openPage();
  await page.goto(PATH);
  await page.locator("summary", { hasText: "After tax" }).click();
  await page.getByLabel("Income tax").selectOption("Counted");
  await answer(page)
    .getByText(/^After tax, expect [\d.]+% a year instead of/)
    .waitFor();
  await page.getByLabel("Exchange it when you sell").selectOption("Yes");
  await page
    .getByText(/the exchange puts off \$[\d,]+\./)
    .first()
    .waitFor();
  await page.getByLabel("Closing day of the sale").fill("2027-01-15");
  const taxes = section(page, "After tax");
  await taxes.getByRole("group", { name: "tax tables" }).scrollIntoViewIfNeeded();
  await taxes
    .getByText("Name the next house in writing by March 1, 2027, and own it by July 14, 2027")
    .waitFor();
  // The chosen case, on screen; the expected one on paper.
  await taxes.getByLabel("Show").selectOption("Low case");
  await taxes.getByRole("table", { name: "Sold at the end of each year, low case" }).waitFor();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-report]");
  await paper
    .getByRole("table", { name: "The house kept, year by year, expected case, after tax" })
    .waitFor();
  await paper.getByText("Next house bought by").waitFor();
  await page.emulateMedia({ media: "screen" });
  // A link brings it back, and a refinance is told why there is nothing.
  await page.reload();
  await taxes.getByRole("group", { name: "tax tables" }).scrollIntoViewIfNeeded();
  await taxes.getByText("own it by July 14, 2027").waitFor();
  await page.goto(`${PATH}#v=1&price=300000&rent=2600&for=cash-out&aftertax=1`);
  await section(page, "After tax").getByText("After tax is counted for a purchase only.").last().waitFor();
});

test("the chart comes by itself, the tables follow the case, and a narrow phone holds thirty years of a house of two million", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(PATH);
  const returns = section(page, "When selling pays");
  await scrollToEnd(returns);
  await returns.getByRole("img", { name: /^Return a year if sold then/ }).waitFor();
  const exits = section(page, "Every year you could sell");
  await exits.getByLabel("Show").selectOption("Low case");
  const [first] = projectHold(PLAN).low.exits;
  if (!first) throw new Error("The example has no first year.");
  await exits.getByText(describeExit(first)).waitFor();
  await section(page, "Year by year").getByRole("region", { name: "Year by year, low case" }).waitFor();

  // Every start of the record: its state's, then one of its areas'.
  const past = section(page, "If you had bought then");
  await scrollToEnd(past);
  await past.getByText(/^Of 123 holds of 10 years in Texas since 1985, /).waitFor();
  const place = past.getByLabel("Prices of");
  await place.focus();
  await place.selectOption("the Austin area");
  await past.getByText(/^Of 124 holds of 10 years in the Austin area since 1985, /).waitFor();
  await past.getByRole("row", { name: /^Year 10 124 / }).waitFor();
  expect(await place.evaluate((select) => select === document.activeElement)).toBe(true);
  // The sheet has them, too, with the rule for rents.
  await past.getByLabel("Rents follow").selectOption("the rent growth of the form");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("[data-report]");
  await sheet
    .getByText(/^Of 124 holds of 10 years in the Austin area .* Rents follow the rent growth of the form\.$/)
    .waitFor();
  await sheet.getByRole("img", { name: /^Return a year by year of sale/ }).waitFor();
  await sheet.getByText(/^After .* Without any rent, /).waitFor();
  // The head, which stays in sight on a screen, stands above the rows on paper.
  await page.setViewportSize({ width: 1280, height: 300 });
  const years = sheet.getByRole("table", { name: "Year by year, expected case" });
  const tops = await years.getByRole("row").evaluateAll((rows) => {
    rows.at(-1)?.scrollIntoView({ behavior: "instant" });
    return rows.map((row) => row.getBoundingClientRect().top);
  });
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${PATH}#v=1&price=2000000&rent=15000&hold=30&value=9`);
  await answer(page).getByText("Sell after year 30").waitFor();
  await page.evaluate(() => {
    for (const group of document.querySelectorAll("details")) group.open = true;
  });
  await exits.getByText("year 30").first().waitFor();
  expect(await widthOf(page)).toBe(320);
});
