import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { scrollToEnd, test } from "../browser.ts";
import { focusedText, holdFile, widthOf } from "../outcomes.ts";

const PATH = "/deal-analyzer";

const truth = (page: Page, which: "lender" | "simple" | "owner"): Locator =>
  page.locator(`[data-truth=${which}]`);
const lenderRatio = (page: Page) => truth(page, "lender").locator(".font-serif").textContent();
const section = (page: Page, name: string): Locator => page.getByRole("region", { name });
const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const type = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: false }).first().fill(text);

/** A deal with typed bills, whichever example the page starts with. */
const BILLED = "/deal-analyzer#v=1&price=300000&tax=375&ins=150&hoa=75&rent=2500";

async function openGroup(page: Page, name: string | RegExp): Promise<void> {
  await page.locator("summary").filter({ hasText: name }).click();
}

/** Opened groups stay open. */
async function takeExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Example Figures" }).click();
  await expect.poll(() => lenderRatio(page)).toBe("1.20");
}

describe("the answer", () => {
  test("without JavaScript is a worked example, with tables and no empty places for charts", async ({
    readPage,
  }) => {
    const page = await readPage(PATH);
    expect(await lenderRatio(page)).toBe("1.20");
    expect(await section(page, "From the lender's number to yours").getByRole("table").isVisible()).toBe(
      true,
    );
    // Where charts come, found by their markup: a hidden element has no role.
    const places = await page.locator("main [role=group][tabindex]").all();
    expect(places).toHaveLength(3);
    for (const place of places) expect(await place.isVisible()).toBe(false);
    expect(await page.getByText(/^Loading the/).count()).toBe(0);
  });

  test("has a part of its own for a rate that changes and a loan that falls due, and a link brings it back", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(BILLED);
    const resets = section(page, "When the rate changes or the loan falls due");
    await expect.poll(() => lenderRatio(page)).toBe("1.17");
    // The scroll bar jumps by as much as the sections below are higher or lower than they were said to be.
    const [estimated, actual] = await page.evaluate(() => {
      const { documentElement: root } = document;
      const sections = document.querySelector(".late-sections");
      const height = root.scrollHeight;
      sections?.toggleAttribute("data-jump", true);
      const heights = [height, root.scrollHeight] as const;
      sections?.toggleAttribute("data-jump", false);
      return heights;
    });
    expect(estimated).not.toBe(actual);
    expect(Math.abs(estimated / actual - 1)).toBeLessThan(0.05);
    expect(await resets.count()).toBe(0);
    await type(page, "Interest rate, %", "6.5");
    await openGroup(page, "Adjustable rate or balloon");
    expect(await page.getByLabel("Margin, %").count()).toBe(0);
    await page.getByLabel("The rate changes", { exact: true }).selectOption("7/6");
    expect(await page.getByLabel("First change at most, percentage points").inputValue()).toBe("5");
    await page.getByLabel("The rate changes", { exact: true }).selectOption("5/6");
    await resets
      .getByText(/^From month 61 on you pay \$1,522 a month at 7\.25% \(ratio 1\.18\)/)
      .last()
      .waitFor();
    await resets.scrollIntoViewIfNeeded();
    await resets.getByRole("cell", { name: "11.50%" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await openGroup(page, /^The loan$/);
    await page.getByLabel("Term", { exact: true }).selectOption("10 years");
    await page.getByLabel("The payments repay it over").selectOption("30 years");
    await resets
      .getByText(/After month 120 the rest falls due at once: \$192,618\./)
      .last()
      .waitFor();
    await expect.poll(() => page.url()).toContain("&amort=30&");
    await page.reload();
    await resets
      .getByText(/falls due at once/)
      .last()
      .waitFor();
  });

  test("takes a county found by a few letters, also if its figures come late, and says what is recorded there", async ({
    openPage,
  }) => {
    const page = await openPage();
    const held = Promise.withResolvers<void>();
    await page.route("**/data/counties/oh.json", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(BILLED);
    await type(page, "Property tax a month", "");
    await type(page, "Insurance a month", "");
    await page.getByLabel("State").first().selectOption("OH");
    await expect.poll(() => lenderRatio(page)).toBe("1.18");
    const county = page.getByRole("combobox", { name: "County" });
    await county.fill("cuy");
    await page.getByRole("status").filter({ hasText: "Loading the counties of Ohio..." }).waitFor();
    held.resolve();
    // Principal and interest 1,534.90, tax 597.50, insurance 167.50, dues 75.
    await expect.poll(() => lenderRatio(page)).toBe("1.05");
    await county.blur();
    await expect.poll(() => county.inputValue()).toBe("Cuyahoga County");
    await page.getByText("Fair Market Rent in Cuyahoga County").waitFor();
    await expect.poll(() => page.url()).toContain("&state=oh&county=cuyahoga-county&");
    expect(await findViolations(page)).toEqual([]);
    await scrollToEnd(page.getByRole("group", { name: "insurance record" }));
    await page.getByText("Premiums here rose 3.2% from 2018 to 2022; 0.92% of policies").waitFor();
  });

  test("follows every figure, is announced, and asks for what it lacks; the fields follow each other", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    await type(page, "Monthly rent", "2700");
    await expect.poll(() => lenderRatio(page)).toBe("1.35");
    await page.getByRole("status").filter({ hasText: "Lender's ratio 1.35" }).waitFor({ state: "attached" });
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
    await openGroup(page, "The rent in detail");
    await page.getByLabel("Rented by").selectOption("short-term");
    await page.getByText("Still needed for a first answer: Bookings in a year.").waitFor();
    await page.getByLabel("Bookings in a year").fill("60k");
    await expect.poll(() => lenderRatio(page)).toBe("2.00");
    await page.getByLabel("You know the bookings by").selectOption("months");
    await page.getByText("Still needed for a first answer: Bookings by month.").waitFor();
    // A column of a spreadsheet.
    const column = ["Jan 2026\t$1,000.00", ...Array.from({ length: 10 }, () => "$3,000"), "$14,000"];
    const months = page.getByLabel("Bookings by month");
    await months.fill(column.slice(0, 11).join("\n"));
    await page.getByText("11 amounts were found.").waitFor();
    await months.fill(column.join("\n").replace("Jan 2026\t", ""));
    await page.getByText("Read as $1,000 in January to $14,000 in December, $45,000 in all.").waitFor();
    await expect.poll(() => lenderRatio(page)).toBe("1.50");
    const year = section(page, "A year of bookings");
    await year.getByRole("group", { name: "year of bookings" }).scrollIntoViewIfNeeded();
    await year.getByText("Cash runs lowest at the end of").waitFor();

    await takeExample(page);
    await type(page, "Down payment, %", "20");
    expect(await page.getByLabel("Down payment, $").inputValue()).toBe("$60,000");
    await type(page, "Down payment, $", "400000");
    await page.getByText("This is more than the price, so it counts as $300,000.").waitFor();
    await expect.poll(() => truth(page, "lender").textContent()).toContain("No debt");
    const rate = section(page, "What the rate might be");
    await rate.getByText("there is no rate to estimate").waitFor();
    await section(page, "What would make it work").getByText("Nothing is borrowed").waitFor();
    await section(page, "The most this rent supports").getByText("Any price").first().waitFor();

    await takeExample(page);
    await openGroup(page, "The property and you");
    const score = page.getByLabel("Credit score");
    await score.fill("");
    expect(await score.getAttribute("placeholder")).toBe("720");
    await score.press("ArrowUp");
    expect(await score.inputValue()).toBe("730");
    await page.getByLabel("Units").selectOption("5");
    await page
      .locator("#results")
      .getByText("Net operating income over principal and interest:")
      .first()
      .waitFor();

    await takeExample(page);
    const papers = section(page, "Documents a lender will ask for");
    await papers.getByText("Personal guarantee of the owners").waitFor();
    await papers.getByLabel("Title is taken by").selectOption("personal");
    expect(await papers.getByText("Personal guarantee of the owners").count()).toBe(0);
    await openGroup(page, /^The loan$/);
    await page.getByLabel("Purpose", { exact: true }).selectOption("cash-out");
    await papers.getByText("Current mortgage statement and payoff letter").waitFor();
    expect(await page.getByLabel("Equity left in, $").inputValue()).toBe("$75,000");
    expect(await page.getByLabel("Purchase price").count()).toBe(0);
    await rate.getByText("Not priced here: the cash-out.").waitFor();
  });

  test("a state sets the bills, a rent roll has a line for each unit, a heat map moves by arrow keys; all survive a reload", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(BILLED);
    const tax = page.getByRole("textbox", { name: /^Property tax a month/ });
    await tax.fill("");
    await page.getByRole("combobox", { name: /^State/ }).selectOption("Ohio");
    await page
      .getByText(
        "what landlords in Ohio pay of the price a year: 1.46%, the middle of 1.26% to 1.65%, by county and city. Owners",
      )
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
    // The answer follows the fields a moment later: until then it is the example's.
    await expect.poll(() => lenderRatio(page)).not.toBe("1.17");
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
  test("one choice asks who borrows; the checks have reasons and sources, and stay in the link", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(BILLED);
    await openGroup(page, "The property and you");
    expect(await page.getByLabel("Title taken by").count()).toBe(0);
    await page.getByLabel("Who borrows, and where").selectOption({ label: "Something special" });
    await page.getByLabel("Borrower").selectOption("foreign-national");
    const lenders = section(page, "Lender by lender");
    await scrollToEnd(lenders.getByRole("group", { name: "borrower checks" }));
    await lenders.getByText("commonly 70% or less, yours 75%.").waitFor();
    await lenders.getByText("$12,810 more in the bank.").waitFor();
    expect(await lenders.getByRole("link", { name: "VMA Lending" }).count()).toBe(1);
    await expect.poll(() => page.url()).toContain("&checks=1&who=foreign-national");
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await scrollToEnd(lenders.getByRole("group", { name: "borrower checks" }));
    await lenders.getByText("no lender has confirmed them for you").waitFor();
  });

  test("closing costs are listed line by line if somebody asks, with the taxes of the state", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(BILLED);
    await openGroup(page, "Cash at closing");
    expect(await page.getByLabel("Days of interest").count()).toBe(0);
    await page.getByLabel("Closing costs are").selectOption({ label: "Listed line by line" });
    await page.getByLabel("State").first().selectOption("FL");
    await page.getByText("Half of what Florida takes on this price, until you type.").waitFor();
    expect(await page.getByLabel("Transfer tax you pay, %").inputValue()).toBe("0.35");
    await type(page, "Days of interest", "12");
    const statement = page.getByRole("table", { name: "Cash to close" });
    await scrollToEnd(page.getByRole("group", { name: "closing statement" }));
    // 75,000 + 5,987.50 + 3,761.30 + 2,250, and six months of 2,134.90: what has to be there is rounded up.
    await statement.getByRole("row", { name: "Due on closing day $86,999" }).waitFor();
    await statement.getByRole("row", { name: "Reserves to keep in the bank besides $12,810" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test("each lever says what it takes and opens as a scenario; the focus goes along", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(BILLED);
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
    // Each change of the list moves what is below it: a faster click could miss its button.
    await expect.poll(() => focused.textContent()).toMatch(/^Price/);
    const removeRent = scenarios.getByRole("button", { name: /^Remove Rent/ });
    await removeRent.click();
    await removeRent.waitFor({ state: "detached" });
    await expect.poll(() => focused.textContent()).toMatch(/^Price/);
    await scenarios.getByRole("button", { name: /^Remove Price/ }).click();
    await scenarios.waitFor({ state: "detached" });
    await expect.poll(() => focused.textContent()).toBe("Three numbers, one deal");

    await openGroup(page, /^The loan$/);
    await page.getByLabel("Target ratio").fill("1.22");
    await type(page, "Monthly rent", "2603.5");
    // Just below the visitor's own target, so it is not rounded up to it.
    await expect.poll(() => lenderRatio(page)).toBe("1.21");
  });

  test("the costs of leaving follow the years, and what was chosen and clicked too early is done", async ({
    openPage,
  }) => {
    const page = await openPage();
    const code = await holdFile(page, "**/assets/later-parts-*.js");
    await page.goto(PATH);
    const exit = section(page, "What leaving costs");
    await exit.getByText("and pay a penalty of $6,539.").waitFor();
    // Chosen and pressed before the code of the sections is there.
    await exit.getByLabel("You keep the loan for").selectOption("7 years");
    const points = exit.getByRole("button", { name: "Compare Points" });
    await points.press("Enter");
    await code.asked;
    expect(await points.getAttribute("aria-expanded")).toBe("false");
    code.release();
    await exit.getByText("and no penalty.").waitFor();
    await exit.getByRole("group", { name: "comparison of points" }).scrollIntoViewIfNeeded();
    await exit.getByText(/^Over 84 months, 3 points with 5-4-3-2-1, at /).waitFor();
    await exit.getByLabel("Rate that one point buys, %").fill("0");
    await exit.getByText(/^Over 84 months, no points with 5-4-3-2-1, at /).waitFor();
    await expect.poll(() => page.url()).toMatch(/keep=84.*ladder=1.*pointvalue=0/);
    await scrollToEnd(exit);
    await exit.getByRole("region", { name: "Every month" }).getByRole("row").nth(84).waitFor();
  });
});

test("the needle is pulled with the mouse, by touch and by keyboard, moves the chosen figure to where the ratio is, and stays where it was put", async ({
  openPage,
}) => {
  const page = await openPage({ hasTouch: true, reducedMotion: "reduce" });
  await page.goto(BILLED);
  const needle = page.getByRole("slider", { name: "Pull the needle: the lender's ratio" });
  const isPulled = async (ratio: string) => {
    await expect.poll(() => needle.getAttribute("aria-valuetext")).toMatch(ratio);
    await expect.poll(() => lenderRatio(page)).toBe(ratio);
  };
  /** On the screen, the scale being 1.50 wide. The input is 8 pixels wider at both sides. */
  const placeOf = async (ratio: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await needle.boundingBox()) ?? {};
    return [x + 8 + ((width - 16) * ratio) / 1.5, y + height / 2] as const;
  };
  await page.mouse.move(...(await placeOf(1.17)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(1.3)));
  await page.mouse.move(...(await placeOf(1.4)), { steps: 3 });
  await page.mouse.up();
  await isPulled("1.40");
  const price = page.getByLabel("Purchase price");
  expect(await price.inputValue()).toMatch(/^\$2\d\d,\d{3}$/);
  await page.touchscreen.tap(...(await placeOf(1.25)));
  await isPulled("1.25");

  const moves = page.getByLabel("What moves");
  for (const [lever, label] of [
    ["rent", "Monthly rent"],
    ["downPayment", "Down payment, $"],
    ["rate", "Interest rate, %"],
  ] as const) {
    const field = page.getByLabel(label).first();
    const before = await field.inputValue();
    const ratio = Number(await lenderRatio(page));
    await moves.selectOption(lever);
    await needle.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowLeft");
    await expect.poll(() => field.inputValue()).not.toBe(before);
    // Lenders quote rates in eighths of a point.
    const miss = async () => Math.abs(Number(await lenderRatio(page)) - (ratio - 0.05));
    await expect.poll(miss).toBeLessThan(0.02);
  }
  expect(await findViolations(page)).toEqual([]);
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
    // Closed to its heading and its answer, as on every phone.
    const safety = section(page, "How much can go wrong");
    await safety.getByRole("button", { expanded: false }).click();
    await scrollToEnd(safety);
    await page.getByRole("grid").waitFor();
    expect(await widthOf(page)).toBe(320);

    // The bar with the answer covers no field that has the focus.
    const bar = page.locator(".results-bar");
    for (const label of ["Purchase price", "State", "Interest rate, %", "Association dues"]) {
      const field = page.getByLabel(label).first();
      await field.focus();
      const under = await field.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(under, label).toBeLessThanOrEqual(await top(bar));
    }
  });
});
