import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { isProof } from "../../setup/budget.ts";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { widthOf } from "../outcomes.ts";

const PATH = "/refinance-planner";

const cashLeft = (page: Page) => page.locator("[data-answer=cash-left]").textContent();
const results = (page: Page): Locator => page.locator("#results");
const section = (page: Page, name: string): Locator => page.getByRole("region", { name });
const type = (page: Page, label: string, text: string) => page.getByLabel(label).first().fill(text);

async function openGroup(page: Page, name: string): Promise<void> {
  await page.locator("summary").filter({ hasText: name }).click();
}

test("follows every figure, is announced, says what limits the loan, and explains bad input", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(PATH);
  // The page starts with a house that is owned.
  await results(page).getByText("Refinancing would bring back $42,051 and cost $239 more a month.").waitFor();
  await type(page, "Value today", "300k");
  await results(page).getByText("Refinancing would bring back $28,191").waitFor();
  await page.getByRole("button", { name: "Example Figures" }).click();
  await results(page).getByText("bring back $42,051").waitFor();
  await page.getByRole("button", { name: "Buy, repair, rent, refinance" }).click();
  await type(page, "Value after repair", "280k");
  await expect.poll(() => cashLeft(page)).toBe("$16,801");
  await page
    .getByRole("status")
    .filter({ hasText: "$76,540 comes out, and $16,801 stays in." })
    .waitFor({ state: "attached" });
  await type(page, "Monthly rent", "1600");
  await results(page).getByText("The rent limits the loan.").waitFor();
  await type(page, "Months until refinanced", "4");
  await results(page).getByText("seasoning takes 6").waitFor();
  await results(page).getByText("No appraisal is enough before seasoning ends").waitFor();

  await type(page, "Purchase price", "lots");
  await page.getByText("Still needed for a first answer: Purchase price.").waitFor();
  await type(page, "Purchase price", "999999999999");
  await type(page, "Repairs", "-5");
  await type(page, "Months until refinanced", "0");
  await results(page).getByText("Refinanced on the day of the purchase").waitFor();
  await page.getByRole("button", { name: "Empty Sheet" }).click();
  await page
    .getByText("Still needed for a first answer: Purchase price, Value after repair, Monthly rent.")
    .waitFor();
  await page.getByRole("button", { name: "Example Figures" }).click();
  await expect.poll(() => cashLeft(page)).toBe("$27,196");

  // By keyboard alone.
  await page.getByLabel("State").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  expect(await page.locator(":focus").inputValue()).toBe("4");
  await page.locator("summary").filter({ hasText: "The new loan" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Cash-out limit, %").focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowUp");
  await results(page).getByText("Set by 75% of value").waitFor();

  // What the record says loads when somebody asks for it.
  const low = section(page, "If the appraisal comes in low");
  await low.locator("summary").filter({ hasText: "since 1985" }).click();
  await low.getByText("Choose the state of the house").waitFor();
  await page.getByLabel("State").first().selectOption({ label: "Florida" });
  await low.getByText(/^In Florida, the appraisal would have been .* of 161 starts at month 6, /).waitFor();
  await low.getByRole("row", { name: /^Month 24 / }).waitFor();
  await low.getByLabel("Prices of").selectOption("the Tampa area");
  await low
    .getByText(/^In the Tampa area, the appraisal would have been .* of 162 starts at month 6, /)
    .waitFor();
  await page.emulateMedia({ media: "print" });
  await page
    .locator("[data-report]")
    .getByText(/^In the Tampa area, the appraisal would have been /)
    .waitFor();
  await page.emulateMedia({ media: "screen" });

  // A house that is owned has its own questions.
  await page.getByRole("button", { name: "Refinance a house I own" }).click();
  await page.getByLabel("Value today").waitFor();
  await page.getByLabel("Months since you bought").waitFor();
  expect(await page.getByLabel("Months until rented").count()).toBe(0);
  await type(page, "Old loan, as borrowed", "0");
  await section(page, "Cash-out, rate and term, or wait").getByText("nothing to replace here").waitFor();
  await results(page).getByText("every new loan counts as cash-out").waitFor();
});

// The walk over every page looks at what is shown at first, in every run.
if (isProof) {
  test("has no accessibility problem in either theme, with every group open, and does not make a phone scroll sideways, whatever the amounts", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(PATH);
    for (const group of [
      "The loan to pay off",
      "The new loan",
      "Rent and bills",
      "What only the owner pays",
    ]) {
      await openGroup(page, group);
    }
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(
      `${PATH}#v=1&bought=999999999999&value=99999999&repairs=999999&rent=99999&oldloan=9999999`,
    );
    await expect.poll(() => cashLeft(page)).toContain("$999,");
    expect(await widthOf(page)).toBe(320);
  });
}
