import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { countPrintedPages, download, watchRequests } from "../outcomes.ts";

/** What a visitor of each tool can keep. */
const TOOLS = [
  {
    path: "/deal-analyzer",
    name: "deal",
    csv: "Loan amount,225000",
    json: '"price": 300000',
    formula: "<f>ROUND(price-downPayment,2)</f><v>225000</v>",
    report: "Deal summary",
    says: ["An estimate, not a credit decision."],
    mostPages: 1,
  },
  {
    path: "/hold-projection",
    name: "hold-projection",
    csv: "expected,10,",
    json: '"price": 300000',
    formula: "<f>ROUND(price-downPayment,2)</f>",
    report: "Hold projection",
    says: ["Before tax. An estimate, not a promise."],
    mostPages: 1,
  },
  {
    path: "/refinance-planner",
    name: "refinance-plan",
    csv: "Cash left in the deal,33667.01",
    json: '"purchasePrice": 240000',
    formula: "<f>ROUND(",
    report: "Refinance plan",
    says: ["An estimate, not a credit decision."],
    mostPages: 1,
  },
  {
    path: "/compare-offers",
    name: "offers",
    csv: "Rate,7.5,6.875,7.375",
    json: '"holdMonths": 60',
    formula: "<f>ROUND(",
    report: "Offer comparison, before tax",
    mostPages: 2,
    says: ["No prepayment terms stated: ask.", "An estimate, not a credit decision."],
  },
] as const;

const isWorkbookScript = (address: string) => /\/[^/?]*(workbook|xlsx)/.test(address);

test.for(TOOLS)(
  "$path gives CSV, JSON and a spreadsheet, made in the browser with code that comes with the click, and prints as one short report instead of the page",
  async (tool, { openPage }) => {
    const page = await openPage();
    const requested = watchRequests(page);
    const keep = (name: string) => download(page, () => page.getByRole("button", { name }).press("Enter"));
    await page.goto(tool.path);

    const csv = await keep("Download CSV");
    expect(csv.name).toBe(`${tool.name}.csv`);
    expect(csv.bytes.toString()).toContain(tool.csv);

    const json = await keep("Download JSON");
    expect(json.name).toBe(`${tool.name}.json`);
    expect(json.bytes.toString()).toContain(tool.json);

    expect(requested.filter(isWorkbookScript)).toEqual([]);
    const workbook = await keep("Download Spreadsheet");
    expect(workbook.name).toBe(`${tool.name}.xlsx`);
    const sheets = Object.entries(unzipSync(workbook.bytes)).filter(([name]) => name.includes("worksheets/"));
    expect(sheets.map(([, sheet]) => strFromU8(sheet)).join("\n")).toContain(tool.formula);
    expect(requested.filter(isWorkbookScript)).not.toEqual([]);

    expect(await countPrintedPages(page)).toBeLessThanOrEqual(tool.mostPages);
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { name: tool.report, level: 2 }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    const disclaimers = await page.getByText("RentRatio LLC is an educational and referral service.").all();
    const visible = await Promise.all(disclaimers.map((disclaimer) => disclaimer.isVisible()));
    expect(visible.filter(Boolean)).toHaveLength(1);
    const report = await page.locator("[data-report]").textContent();
    for (const text of tool.says) expect(report).toContain(text);
  },
);

test("a projection of thirty years prints on two pages", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/hold-projection");
  await page.getByLabel("You sell after").selectOption("30 years");
  await page.locator("#results").getByText("Sell after year 30").waitFor();
  expect(await countPrintedPages(page)).toBe(2);
});
