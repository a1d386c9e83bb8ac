import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { scrollToEnd, test } from "../browser.ts";
import { storedBy, watchRequests, widthOf } from "../outcomes.ts";

const PATH = "/compare-offers";
const TERM_SHEET = [
  "Lender: Oak Capital",
  "Loan Amount: $225,000",
  "Interest Rate: 6.5%",
  "Origination: 1.00% ($2,250)",
  "Underwriting Fee ........ $1,295",
  "Appraisal: $650 - $800",
  "Prepayment: 5/4/3/2/1",
  "Rate lock 45 days",
  "Escrows required",
].join("\n");

const sheet = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });
const verdict = (page: Page): Locator => page.locator("#results");
const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

async function openPaste(offer: Locator): Promise<Locator> {
  await offer.locator("summary").click();
  return offer.getByLabel("Text of the term sheet");
}

/** Pastes as a visitor does. The clipboard cannot be read here, but an input event tells a paste from typing. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    if (element instanceof HTMLTextAreaElement) element.value = pasted;
    element.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
  }, text);
}

test("follows the rate, the fees and the months held, and says what is missing", async ({ openPage }) => {
  const page = await openPage();
  await page.goto(PATH);
  await page.getByLabel("Months you keep the loan").fill("36");
  await expect.poll(() => verdict(page).textContent()).toContain("Example C costs least");
  await sheet(page, "Example C").getByLabel("Penalty, % by year").fill("5-4-3-2-1");
  await expect.poll(() => verdict(page).textContent()).toContain("Example A costs least");
  await sheet(page, "Example A").getByLabel("Other fees, $").fill("9k");
  await expect.poll(() => verdict(page).textContent()).toContain("Example B costs least");
  await sheet(page, "Example B").getByLabel("Lender (optional)").fill("First Bank");
  await expect.poll(() => verdict(page).textContent()).toContain("First Bank costs least");

  await page.getByRole("button", { name: "Empty Sheets" }).click();
  await page
    .getByText("Still needed for a first answer: the price, the rent, the rate of two offers.")
    .waitFor();
  await page.getByLabel("Purchase price").fill("300k");
  await page.getByLabel("Monthly rent").fill("2500");
  await sheet(page, "Offer A").getByLabel("Rate, %").fill("7");
  await sheet(page, "Offer B").getByLabel("Rate, %").fill("7.5");
  await expect.poll(() => verdict(page).textContent()).toContain("Offer A costs least");
  for (const text of ["-1", "999999999", "0"]) {
    await sheet(page, "Offer A").getByLabel("Rate, %").fill(text);
    await sheet(page, "Offer A").getByLabel("Appraisal, $").fill(text);
    await page.getByLabel("Months you keep the loan").fill(text);
    await expect.poll(() => verdict(page).textContent()).toContain("costs least");
  }
  await sheet(page, "Offer A").getByLabel("Rate, %").fill("abc");
  await page.getByText("This is not a number we can read, so it counts as not stated.").waitFor();
  await page.getByText("Still needed for a first answer: the rate of two offers.").waitFor();
});

test("a sheet can have a rate that changes, and be tested as a conventional loan; a reload brings both back", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(PATH);
  const example = sheet(page, "Example A");
  expect(await page.getByLabel("Margin, %").count()).toBe(0);
  await example.getByLabel("Rate changes").selectOption("5/6");
  await example.getByLabel("Margin, %").fill("4");
  const figures = section(page, "The offers in figures");
  await figures.getByText("Total if the rate rises as the caps allow").waitFor();
  await figures.getByText("Ratio after the first change, expected").waitFor();
  await section(page, "What to ask each lender")
    .getByText(/^An adjustable rate\. Ask for index, margin/)
    .waitFor();
  await expect.poll(() => page.url()).toContain("margina=4");
  // The deal in its usual form asks nothing of the borrower.
  await page.getByText("Conventional or DSCR").first().click();
  expect(await page.getByLabel("Your income a month, $").count()).toBe(0);
  await page.getByLabel("The first offer is").selectOption("A conventional loan");
  await page.getByLabel("Your income a month, $").fill("9k");
  await page.getByLabel("Your debts a month, $").fill("1,500");
  await page.getByRole("group", { name: "test of the conventional loan" }).scrollIntoViewIfNeeded();
  await verdict(page).getByText("The conventional loan would pass:").waitFor();
  await page.getByLabel("Financed properties").fill("11");
  await verdict(page).getByText("11 financed properties are more than 10").waitFor();
  await expect.poll(() => page.url()).toContain("financed=11");
  await page.reload();
  await section(page, "Would the conventional loan pass").getByText("11 of at most 10").waitFor();
  await figures.getByText("Total if the rate rises as the caps allow").waitFor();
  expect(await sheet(page, "Conventional").getByLabel("Margin, %").inputValue()).toBe("4");
});

test("without scripts every sheet can be read on a phone, and nothing asks to change one", async ({
  readPage,
}) => {
  const page = await readPage(PATH);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ["Example A", "Example B", "Example C"]) {
    expect(await sheet(page, name).isVisible(), name).toBe(true);
    expect(await page.getByRole("button", { name, exact: true }).count(), name).toBe(0);
  }
  // Each figure says whose it is: the names of the columns are not there.
  const figure = page
    .getByRole("table", { name: /^What each offer costs/ })
    .locator("td")
    .first();
  expect(await figure.evaluate((cell) => getComputedStyle(cell, "::before").content)).toBe('"Example A"');
});

test("a pasted term sheet fills what it states, says from which line, and is sent to nobody", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(PATH);
  const example = await openPaste(sheet(page, "Example C"));
  const requests = watchRequests(page);
  await paste(example, TERM_SHEET);
  const offer = sheet(page, "Oak Capital");
  const field = offer.getByLabel("Text of the term sheet");
  const reading = offer.getByRole("status");
  await reading.getByText("Taken from the text: 7").waitFor();
  const said = await reading.textContent();
  for (const text of [
    "Rate, %: 6.5Interest Rate: 6.5%",
    "Points, % of loan: 1Origination: 1.00% ($2,250)",
    "Penalty, % by year: 5-4-3-2-1Prepayment: 5/4/3/2/1",
    "A fact of the deal, which is asked once above.Loan Amount: $225,000",
    "It gives two values, so neither was taken.Appraisal: $650 - $800",
  ]) {
    expect(said).toContain(text);
  }
  expect(await offer.getByLabel("Rate, %").inputValue()).toBe("6.5");
  expect(await offer.getByLabel("Underwriting, $").inputValue()).toBe("$1,295");
  // Not on the sheet, so the example's is gone, and the page asks.
  expect(await offer.getByLabel("Title, closing, $").inputValue()).toBe("");
  await section(page, "What to ask each lender")
    .getByText(/title and settlement/)
    .first()
    .waitFor();
  await page.getByText("Still examples: sheets named Example").waitFor();
  await expect.poll(() => new URL(page.url()).hash).toContain("ratec=6.5");
  expect(page.url()).not.toContain("Underwriting");
  // Files of the site may still load: their addresses say nothing of the text.
  expect(requests.filter((request) => !/\/(favicon\.svg|assets\/[\w.-]+) $/.test(request))).toEqual([]);
  expect(await storedBy(page)).toBe("");

  // Typed text is read on request.
  await field.fill("no terms here");
  await offer.getByRole("button", { name: "Fill In What It States" }).click();
  await offer.getByText("No line of this text was recognized.").waitFor();
  await paste(field, "5-4-".repeat(250_000));
  await offer.getByText("This text is longer than a term sheet.").waitFor();
});

describe("the offers", () => {
  test("are added, duplicated and removed by keyboard, two to four of them, and the focus follows", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    const focused = () => page.locator(":focus").textContent();
    await page.getByRole("button", { name: "Add Offer" }).press("Enter");
    await expect.poll(focused).toBe("Offer D");
    expect(await page.getByRole("button", { name: "Add Offer" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: /^Duplicate/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove Example A" }).press("Enter");
    await expect.poll(focused).toBe("Example B");
    await page.getByRole("button", { name: "Remove Example C" }).press("Enter");
    await expect.poll(focused).toBe("Offer B");
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Duplicate Example B" }).press("Enter");
    await expect.poll(focused).toBe("Example B (B)");
    expect(await sheet(page, "Example B (B)").getByLabel("Rate, %").inputValue()).toBe("6.875");
  });

  test("have no axe finding with everything open, and are edited one at a time on a phone", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    await paste(await openPaste(sheet(page, "Example C")), TERM_SHEET);
    await scrollToEnd(section(page, "The cost by month"));
    await page.getByRole("img", { name: /^Total cost by month/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole("button", { name: "Add Offer" }).click();
    await page.getByRole("button", { name: "Example B", exact: true }).click();
    expect(await sheet(page, "Example A").isVisible()).toBe(false);
    expect(await sheet(page, "Example B").isVisible()).toBe(true);
    await sheet(page, "Example B").getByLabel("Lender (optional)").fill("A".repeat(40));
    await section(page, "The offers in figures")
      .getByText("A".repeat(40))
      .first()
      .waitFor({ state: "attached" });
    expect(await widthOf(page)).toBe(320);
  });
});
