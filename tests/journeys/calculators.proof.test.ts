import { describe, expect } from "vitest";
import { calculate } from "./dscr-calculation.ts";
import { showPrintStyles } from "./print-styles.ts";
import { test } from "./visit.ts";

describe("the DSCR calculator", () => {
  test("Compare Scenarios takes the figures along", async ({ openVisit }) => {
    const visit = await openVisit();
    await calculate(visit);
    await visit.click("button", "Compare Scenarios");
    await visit.untilAddress("/dscr-calculator?tab=scenarios");
    await visit.untilShown("button", "Calculate This Scenario");
    expect(await visit.value(/^Monthly Rent/)).toBe("$2,500");
  });

  test("Reset empties the fields and the result", async ({ openVisit }) => {
    const visit = await openVisit();
    await calculate(visit);
    await visit.click("button", "Reset");
    await visit.untilGone("button", "Copy Summary");
    expect(await visit.value(/^Monthly Rent/)).toBe("");
  });

  test("is printed as a sheet, without the page around it", async ({ openVisit }) => {
    const visit = await openVisit();
    await calculate(visit);
    await visit.evaluate(showPrintStyles);
    await visit.untilShown("heading", "DSCR 1.25: Qualified");
    await visit.untilText("$2,500 − $500 = $2,000");
    await visit.untilGone("navigation", "Main");
    await visit.untilGone("button", "Calculate");
  });
});

test("the scenario planner compares two scenarios", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/dscr-calculator");
  await visit.click("tab", "Scenario Planning");
  await visit.untilAddress("/dscr-calculator?tab=scenarios");
  await visit.untilShown("button", "Calculate This Scenario");
  await visit.fill(/^Monthly Rent/, "2500");
  await visit.fill(/^Monthly Expenses/, "500");
  await visit.fill(/^Monthly Debt Service/, "1600");
  await visit.click("button", "Add Scenario");
  expect(await visit.value("Scenario Name")).toBe("Scenario 1");
  await visit.fill(/^Monthly Rent/, "2800");
  await visit.click("button", "Calculate All");
  await visit.untilShown("table", "Comparison of the scenarios");
  await visit.untilText("▲ higher by 0.19");
  await visit.click("button", "Remove Scenario 1");
  await visit.untilGone("table", "Comparison of the scenarios");
});

test("the cash flow calculator follows every key", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/cash-flow-calculator");
  await visit.untilText("Enter property details to see cash flow analysis.");
  await visit.fill("Purchase Price", "$300k");
  await visit.fill("Monthly Rent", "2");
  await visit.untilText("-$1,728");
  await visit.type("800");
  await visit.untilText("$1,070");
  await visit.fill("Interest Rate (%)", "zero", "spinbutton");
  await visit.untilText("Enter property details to see cash flow analysis.");
});

test("the deal analyzer answers, and its heat map is read by the keyboard", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/deal-analyzer");
  const untilRatio = (ratio: string) =>
    visit.until(
      (wanted) => document.querySelector("[data-truth=lender] .font-serif")?.textContent === wanted,
      ratio,
    );
  await untilRatio("1.20");
  await visit.fill(/^Monthly rent/, "2700");
  await untilRatio("1.35");
  await visit.focus("link", "How much can go wrong");
  await visit.press("Enter");
  await visit.until(() => {
    const top = document.getElementById("safety")?.getBoundingClientRect().top;
    return top !== undefined && Math.abs(top - 93) < 10;
  });
  await visit.untilShown("grid", /./);
  await visit.evaluate(() => document.querySelector<HTMLElement>("[role=grid] [aria-current]")?.focus());
  const label = () => visit.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const here = await label();
  expect(here).toContain("1.35");
  await visit.press("ArrowUp");
  const above = await label();
  expect(above).not.toBe(here);
  await visit.press("End");
  expect(await label()).not.toBe(above);
  await visit.evaluate(showPrintStyles);
  await visit.untilGone("navigation", "Main");
});
