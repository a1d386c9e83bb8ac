import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../../../src/calculators/deal/example-deal.ts";
import { estimateDealRate } from "../../../src/calculators/deal/rate/deal-rate.ts";
import { findRateCliffs } from "../../../src/calculators/deal/rate/rate-cliffs.ts";
import { analyzerFacts } from "../../../src/deal-analyzer/deal-analyzer-catalog.server.ts";
import { shippedContent } from "../../setup/shipped-content.ts";
import { findViolations } from "../axe.ts";
import { scrollToEnd, test } from "../browser.ts";
import { focusedText, widthOf } from "../outcomes.ts";

const PATH = "/deal-analyzer";

const truth = (page: Page, which: "lender" | "simple" | "owner"): Locator =>
  page.locator(`[data-truth=${which}]`);
const lenderRatio = (page: Page) => truth(page, "lender").locator(".font-serif").textContent();
const section = (page: Page, name: string): Locator => page.getByRole("region", { name });
const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const type = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: false }).first().fill(text);

/** The lines the estimate lists for a deal: its figures may change, but the page must still list them. */
function rateLines(deal: Deal): readonly string[] {
  const { estimate } = estimateDealRate(deal, analyzerFacts(shippedContent).rateTable);
  if (!estimate.isPriced) throw new Error("The deal has no estimated rate.");
  return estimate.lines.map(({ label, option }) => `${label}: ${option}`);
}

async function openGroup(page: Page, name: string): Promise<void> {
  await page.locator("summary").filter({ hasText: name }).click();
}

/** Opened groups stay open. */
async function takeExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Example Figures" }).click();
  await expect.poll(() => lenderRatio(page)).toBe("1.17");
}

describe("the answer", () => {
  test("one deal is 1.17 to a lender, 1.24 by the formula, and -$210 to its owner, without JavaScript too", async ({
    readPage,
  }) => {
    const page = await readPage(PATH);
    expect(await lenderRatio(page)).toBe("1.17");
    expect(await truth(page, "simple").textContent()).toContain("1.24");
    expect(await truth(page, "owner").textContent()).toContain("-$210");
    const results = page.locator("#results");
    for (const text of ["Interest-only1.28", "After 10 interest-only years1.05"]) {
      expect((await results.textContent())?.replaceAll(/\s+/g, " ")).toContain(text);
    }
    await page.getByText("Without JavaScript this page shows a worked example.").waitFor();

    const bridge = section(page, "From the lender's number to yours");
    expect(await bridge.getByRole("table").isVisible()).toBe(true);
    // Where charts come, found by their markup: a hidden element has no role.
    const places = await page.locator("main [role=group][tabindex]").all();
    expect(places).toHaveLength(3);
    for (const place of places) expect(await place.isVisible()).toBe(false);
    expect(await page.getByText(/^Loading the/).count()).toBe(0);

    const addresses = await contents(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses).toHaveLength(11);
    for (const address of addresses) expect(await page.locator(address).count(), address).toBe(1);
  });

  test("follows every figure, is announced, says which rent counts, and asks for what it lacks", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    await type(page, "Monthly rent", "2700");
    await expect.poll(() => lenderRatio(page)).toBe("1.26");
    await page.getByRole("status").filter({ hasText: "Lender's ratio 1.26" }).waitFor({ state: "attached" });
    await type(page, "Monthly rent", "2500");
    await openGroup(page, "The rent in detail");
    await page.getByLabel("Today it is").selectOption("Vacant");
    await expect.poll(() => lenderRatio(page)).toBe("1.05");
    await page.locator("#results").getByText("90% of market when vacant: $2,250 counts.").waitFor();

    await page.getByRole("button", { name: "Empty Sheet" }).click();
    await page.getByText("Still needed for a first answer: Purchase price, Monthly rent.").waitFor();
    // What is not there is not listed.
    await expect.poll(() => contents(page).getByRole("link").count()).toBe(1);
    await type(page, "Purchase price", "300k");
    await type(page, "Monthly rent", "2500");
    // Principal and interest 1,534.90, tax 312.50, insurance 150.
    await expect.poll(() => lenderRatio(page)).toBe("1.25");
    expect(await page.getByText("These are example figures.").count()).toBe(0);
    await takeExample(page);
    await page.getByText("These are example figures.").waitFor();

    await page.getByLabel("Rented by").selectOption("short-term");
    await page.getByText("Still needed for a first answer: Bookings in a year.").waitFor();
    await page.getByLabel("Management and platform fees, %").waitFor();
    const bookings = page.getByLabel("Bookings in a year");
    expect(await bookings.getAttribute("required")).not.toBeNull();
    await bookings.fill("60k");
    await expect.poll(() => lenderRatio(page)).toBe("1.87");
    await page.getByLabel("That figure comes from").selectOption("A projection");
    await type(page, "Monthly rent", "");
    await page.getByText("Still needed for a first answer: Market rent a month.").waitFor();

    await takeExample(page);
    await type(page, "Interest rate, %", "");
    await page.getByText("Still needed for a first answer: Interest rate, %.").waitFor();
    await type(page, "Interest rate, %", "0");
    // $225,000 in 360 parts is $625, plus $600 of bills.
    await expect.poll(() => lenderRatio(page)).toBe("2.04");
  });

  test("the fields follow each other, and an impossible amount is explained beside its field", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    const rate = section(page, "What the rate might be");
    await type(page, "Down payment, %", "20");
    expect(await page.getByLabel("Down payment, $").inputValue()).toBe("$60,000");
    await type(page, "Down payment, $", "90000");
    expect(await page.getByLabel("Down payment, %").inputValue()).toBe("30");
    await type(page, "Down payment, $", "400000");
    await page.getByText("This is more than the price, so it counts as $300,000.").waitFor();
    await type(page, "Purchase price", "-5");
    await page.getByText("This cannot be less than $0, so it counts as $0.").waitFor();
    await page.getByText("Still needed for a first answer: Purchase price.").waitFor();

    await takeExample(page);
    await type(page, "Down payment, %", "10");
    const limits = section(page, "The most this rent supports");
    await limits.getByText("It needs 20% down").waitFor();
    await type(page, "Down payment, %", "100");
    await limits.getByText("Any price").first().waitFor();
    await expect.poll(() => truth(page, "lender").textContent()).toContain("No debt");
    expect(await truth(page, "simple").textContent()).toContain("No debt");
    await rate.getByText("there is no rate to estimate").waitFor();
    await section(page, "What would make it work").getByText("Nothing is borrowed").waitFor();

    await takeExample(page);
    await openGroup(page, "The property and you");
    const score = page.getByLabel("Credit score");
    await score.fill("");
    expect(await score.getAttribute("placeholder")).toBe("720");
    const [credit = ""] = rateLines({ ...EXAMPLE_DEAL, creditScore: 720 });
    expect(credit).toContain("Credit score: ");
    await rate.getByText(credit).first().waitFor();
    await score.press("ArrowUp");
    expect(await score.inputValue()).toBe("730");
    await openGroup(page, "The loan");
    await page.getByLabel("Target ratio").fill("");
    await page.getByText("Your target is 1.25.").waitFor();

    await page.getByLabel("Units").selectOption("5");
    await page.locator("#results").getByText("Net operating income over principal and interest:").waitFor();
    expect(await page.getByLabel("The lender divides").inputValue()).toBe("noi");

    await takeExample(page);
    const papers = section(page, "Documents a lender will ask for");
    await papers.getByText("Personal guarantee of the owners").waitFor();
    await papers.getByLabel("Title is taken by").selectOption("personal");
    expect(await papers.getByText("Personal guarantee of the owners").count()).toBe(0);
    await page.getByLabel("Purpose", { exact: true }).selectOption("cash-out");
    await papers.getByText("Current mortgage statement and payoff letter").waitFor();
    await page.getByLabel("Property value").waitFor();
    expect(await page.getByLabel("Equity left in, $").inputValue()).toBe("$75,000");
    expect(await page.getByLabel("Purchase price").count()).toBe(0);
    await page.getByText("The largest loan at your target, and which limit stops you first.").waitFor();
    await rate.getByText("Not priced here: the cash-out.").waitFor();
  });

  test("a state sets the bills, a rent roll has a line for each unit, a heat map moves by arrow keys; all survive a reload", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    const tax = page.getByRole("textbox", { name: /^Property tax a month/ });
    await tax.fill("");
    await page.getByRole("combobox", { name: /^State/ }).selectOption("Ohio");
    await page
      .getByText(/the median for owners in Ohio who live in their house \(Census ACS 2024, B25103\)/)
      .waitFor();
    await openGroup(page, "The property and you");
    await page.getByLabel("Seller's tax bill a month").fill("100");
    await page.getByText("On the seller's tax bill of $100 a month the ratio would read 1.34.").waitFor();
    await page.getByLabel("Units").selectOption("2");
    const roll = page.getByRole("group", { name: "Rent roll" });
    await roll.getByText("Together $2,500 a month counts").waitFor();
    const second = roll.getByRole("group", { name: "Unit 2" });
    await openGroup(page, "Unit 2");
    await second.getByLabel("Rented by").selectOption("Short-term rental");
    await second.getByLabel("Bookings in a year").fill("30000");
    await roll.getByText("$2,000 counts: 80% of 12-month gross").waitFor();
    await roll.getByText("Together $3,250 a month counts").waitFor();
    await expect.poll(() => page.url()).toMatch(/state=oh.*gross2=30000/);
    await page.reload();
    await roll.getByText("Together $3,250 a month counts").waitFor();
    expect(await page.getByRole("combobox", { name: /^State/ }).inputValue()).toBe("OH");
    expect(await tax.inputValue()).toBe("");

    const safety = section(page, "How much can go wrong");
    await scrollToEnd(safety);
    const grid = safety.getByRole("grid");
    const current = grid.locator("[aria-current]");
    const ratio = (await lenderRatio(page)) ?? "";
    await expect.poll(() => current.getAttribute("aria-label")).toContain(ratio);
    await current.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    const focused = page.locator(":focus");
    expect(await focused.getAttribute("role")).toBe("gridcell");
    expect(await focused.getAttribute("aria-label")).not.toContain(ratio);
    expect(await grid.locator("[tabindex='0']").count()).toBe(1);
    await safety.getByLabel("Across").selectOption("price");
    await safety.getByRole("grid", { name: /price/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await openGroup(page, "Unit 2");
    await second.getByRole("button", { name: "Same as Unit 1" }).click();
    await roll.getByText("Together $2,500 a month counts").waitFor();
    // A link with one rent for all units opens as it was, and can be split.
    await page.goto(`${PATH}#v=1&price=600000&units=4&rent=6000`);
    await openGroup(page, "The rent in detail");
    await page.getByRole("button", { name: "Enter Each Unit" }).click();
    await roll.getByText("$1,500 counts").first().waitFor();
    expect(await roll.locator("details").count()).toBe(4);
  });
});

describe("the sections", () => {
  test("each lever says what it takes and opens as a scenario; the focus goes along", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    const path = section(page, "What would make it work");
    const scenarios = section(page, "Your scenarios");
    const inContents = contents(page).getByRole("link", { name: "Your scenarios" });
    expect(await inContents.count()).toBe(0);
    await path.getByText("Rent on the lease $2,669 a month").first().waitFor();
    await path.getByText("Not enough alone: term (at most 1.23).").waitFor();
    await path.getByRole("heading", { name: "Nothing now, more later" }).waitFor();
    await path.getByRole("button", { name: /^Try Rent on the lease/ }).click();
    const focused = page.locator(":focus");
    await expect.poll(() => focused.textContent()).toMatch(/^Rent on the lease/);
    expect(await focused.getAttribute("aria-current")).toBe("true");
    const top = () => focused.evaluate((row) => row.getBoundingClientRect().top / innerHeight);
    await expect.poll(top).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(1);
    await page
      .getByRole("status")
      .filter({ hasText: "Opened as a scenario: Rent on the lease $2,669 a month." })
      .waitFor({ state: "attached" });
    expect(await page.getByLabel("Monthly rent").inputValue()).toBe("$2,669");
    await expect.poll(() => lenderRatio(page)).toBe("1.25");
    await path.getByText("the deal meets your target of 1.25").waitFor();
    await inContents.waitFor();

    await scenarios.getByRole("button", { name: /^Your deal/ }).click();
    expect(await page.getByLabel("Monthly rent").inputValue()).toBe("$2,500");
    await path.getByRole("button", { name: /^Try Price/ }).click();
    await scenarios.getByRole("button", { name: /^Remove Rent/ }).click();
    await expect.poll(() => focused.textContent()).toMatch(/^Price/);
    await scenarios.getByRole("button", { name: /^Remove Price/ }).click();
    await scenarios.waitFor({ state: "detached" });
    await expect.poll(() => focused.textContent()).toBe("Three numbers, one deal");

    await openGroup(page, "The loan");
    await page.getByLabel("Target ratio").fill("1.22");
    await type(page, "Monthly rent", "2603.5");
    // Just below the visitor's own target, so it is not rounded up to it.
    await expect.poll(() => lenderRatio(page)).toBe("1.21");
  });

  test("the bridge adds up, the rate names its adders and cliffs, the exit costs follow the years", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    const bridge = section(page, "From the lender's number to yours");
    const amounts = await bridge.locator("td").allTextContents();
    const cents = amounts.map((text) => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100));
    // Rent, payment, taxes, insurance and dues add up to the lender's figure; the simple formula gives the same; then
    // come the owner's four.
    expect(cents.slice(0, 5).reduce((sum, amount) => sum + amount, 0)).toBe(cents[5]);
    expect(cents.slice(-5, -1).reduce((sum, amount) => sum + amount, cents[5] ?? 0)).toBe(cents.at(-1));
    await scrollToEnd(bridge);
    await bridge.getByRole("img", { name: /^Waterfall/ }).waitFor();

    const rate = section(page, "What the rate might be");
    for (const line of rateLines(EXAMPLE_DEAL)) await rate.getByText(line).first().waitFor();
    for (const { sentence } of findRateCliffs(EXAMPLE_DEAL, analyzerFacts(shippedContent).rateTable)) {
      await rate.getByText(sentence).waitFor();
    }
    await rate.getByText("Illustrative, as of November 1, 2026.").waitFor();

    const exit = section(page, "What leaving costs");
    await exit.getByText("and pay a penalty of $6,539.").waitFor();
    await exit.getByLabel("You keep the loan for").selectOption("1");
    await exit.getByText("What each prepayment structure costs over 1 year", { exact: true }).waitFor({
      state: "attached",
    });
    await exit.getByLabel("You keep the loan for").selectOption("7");
    await exit.getByText("and no penalty.").waitFor();
    await scrollToEnd(exit);
    await exit.getByRole("region", { name: "Every month" }).getByRole("row").nth(84).waitFor();
  });
});

describe("the contents", () => {
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

  test("mark the part that is read, a jump keeps the figures in the address, and none is printed", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    await type(page, "Monthly rent", "2345");
    await expect.poll(() => new URL(page.url()).hash).toContain("rent=2345");
    const entries = await page.evaluate(() => history.length);
    for (const name of ["Documents a lender will ask for", "How much can go wrong", "Lender by lender"]) {
      await contents(page).getByRole("link", { name }).press("Enter");
      await expect.poll(() => contents(page).locator("[aria-current=location]").textContent()).toBe(name);
      expect(await focusedText(page)).toBe(name);
      await expect.poll(() => top(section(page, name))).toBeLessThan(150);
    }
    expect(new URL(page.url()).hash).toContain("rent=2345");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.emulateMedia({ media: "print" });
    expect(await contents(page).count()).toBe(0);
  });

  test("wait above the form on a phone, collapsed, and nothing scrolls sideways", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 700 } });
    await page.goto(PATH);
    expect(await contents(page).getByRole("link").count()).toBe(0);
    await page.locator("summary").filter({ hasText: "Contents" }).click();
    await contents(page).getByRole("link", { name: "What leaving costs" }).click();
    await expect.poll(() => top(section(page, "What leaving costs"))).toBeLessThan(150);
    await scrollToEnd(section(page, "How much can go wrong"));
    await page.getByRole("grid").waitFor();
    expect(await widthOf(page)).toBe(320);
  });
});
