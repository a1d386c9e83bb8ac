import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { test } from "../browser.ts";
import { enter, enterBySession, sendLead } from "./desk-visit.ts";

/** What the operator does every day, click by click: docs/operations.md promises the counts. */

const site = siteOfAllTests({ isBuilt: true, hasDesk: true });

const OPERATIONS = readFileSync(path.resolve(import.meta.dirname, "../../../docs/operations.md"), "utf8");

/** The last column of the task's row: how many clicks it takes the first time, and "then" from the second on. */
function promised(task: string, time: "first" | "then"): number {
  const row = OPERATIONS.split("\n").find((line) => line.startsWith(`| ${task}`)) ?? "";
  const [first, again] = (row.split("|").at(-2) ?? "").split(", then ");
  return Number(time === "first" ? first : again);
}

/** Does a task on a page, and counts its clicks. */
async function countClicks(
  task: string,
  page: Page,
  work: (click: (target: Locator) => Promise<void>) => Promise<void>,
  time: "first" | "then" = "first",
): Promise<void> {
  let clicks = 0;
  await work(async (target) => {
    clicks += 1;
    await target.click();
    await page.waitForLoadState();
  });
  expect(clicks, task).toBe(promised(task, time));
  expect(clicks, task).toBeLessThanOrEqual(3);
}

test("no task of every day takes more than three clicks", { timeout: 120_000 }, async ({ openPage }) => {
  const first = await sendLead(site, { name: "First Caller", state: "TX", source: "search-texas" });
  const second = await sendLead(site, { name: "Second Caller", state: "TX" });
  const third = await sendLead(site, { name: "Third Caller", state: "TX" });
  await sendLead(site, { name: "Fourth Caller", state: "TX" });
  // A colleague, who has been here once.
  await enterBySession(site, "Eve Poe");
  const page = await enter(site, openPage, { name: "Dana" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const notice = () => page.getByRole("status").first().textContent();
  const inbox = () => page.goto("/");

  await countClicks("Find:", page, async (click) => {
    await page.getByRole("searchbox").fill("second cal");
    await page.keyboard.press("Enter");
    await page.waitForURL("**search=**");
    await click(link("Second Caller"));
    expect(page.url()).toContain(second);
  });

  await inbox();
  await countClicks("Find all Texas leads", page, async (click) => {
    await click(page.locator("summary", { hasText: "Filters" }));
    await page.getByRole("combobox", { name: "State" }).selectOption("TX");
    await click(button("Filter"));
    await click(link("Loan"));
    expect(page.url()).toMatch(/state=TX.*sort=-?loan/);
  });

  await page.locator("summary", { hasText: "Keep this list" }).click();
  await page.getByLabel("Name of the list").fill("Texans");
  await button("Keep").click();
  await inbox();
  await countClicks(
    "Find all Texas leads",
    page,
    async (click) => {
      await click(link("Texans"));
      expect(page.url()).toMatch(/state=TX.*sort=-?loan/);
    },
    "then",
  );

  await countClicks("Export what the list shows", page, async (click) => {
    const download = page.waitForEvent("download");
    await click(button("Excel"));
    expect((await download).suggestedFilename()).toMatch(/^leads-.+\.xlsx$/);
  });

  await inbox();
  await countClicks("Give a lead to a colleague", page, async (click) => {
    await click(link("First Caller"));
    await page.getByRole("combobox", { name: "Colleague" }).selectOption("Eve Poe");
    await click(button("Give"));
    expect(await notice()).toBe(`${first} belongs to Eve Poe.`);
  });

  await inbox();
  await countClicks("Follow up:", page, async (click) => {
    await click(link("First Caller"));
    await page.getByLabel("What to do").fill("ask for the lease");
    await click(page.getByRole("button", { name: /^In 3 days/ }));
    expect(await notice()).toContain("Follow-up set for");
  });

  await inbox();
  await countClicks("Answer:", page, async (click) => {
    await click(link("Second Caller"));
    await click(button("Contacted, next lead"));
    expect(await notice()).toBe(`${second} is contacted. This is the next one.`);
    await page.getByRole("heading", { level: 1, name: "Third Caller" }).waitFor();
  });
  await countClicks(
    "Answer:",
    page,
    async (click) => {
      await click(button("Contacted, next lead"));
      expect(await notice()).toBe(`${third} is contacted. This is the next one.`);
    },
    "then",
  );

  await inbox();
  await countClicks("Report how fast", page, async (click) => {
    await click(link("Reports"));
    expect(await page.getByRole("main").textContent()).toContain("The promise of one business day was kept");
  });
  await countClicks("Report which campaign", page, async (click) => {
    await inbox();
    await click(link("Reports"));
    await page.getByRole("combobox", { name: "Leads by" }).selectOption("source");
    await click(button("Show"));
    const table = page.getByRole("region", { name: "From where to what, as a table" });
    await table.getByRole("row", { name: "search-texas" }).waitFor();
  });

  await inbox();
  await countClicks("Twelve leads of spam", page, async (click) => {
    await click(page.getByRole("checkbox").first());
    await click(button("All on this page"));
    await click(button("Spam"));
    expect(await notice()).toMatch(/marked as declined, spam/);
  });
});

test("of two people at the same list, the slower one changes nothing that the other has changed", async ({
  openPage,
}) => {
  const [one, two] = [await sendLead(site, { state: "VT" }), await sendLead(site, { state: "VT" })];
  const eve = await enter(site, openPage, { path: "/?state=VT", name: "Eve" });
  const dan = await enter(site, openPage, { path: `/leads/${one}`, name: "Dan" });
  await dan.getByRole("button", { name: "Contacted", exact: true }).click();
  await dan.getByText(`${one} is contacted.`).waitFor();
  for (const reference of [one, two]) {
    await eve
      .getByRole("row", { name: new RegExp(reference) })
      .getByRole("checkbox")
      .check();
  }
  await eve.getByRole("button", { name: "Spam" }).click();
  const said = await eve.getByRole("status").first().textContent();
  expect(said).toContain(`${two} is marked as declined, spam.`);
  expect(said).toContain(one);
  await dan.reload();
  expect(await dan.getByRole("main").textContent()).toContain("Status: contacted");
  expect(await dan.getByRole("main").textContent()).not.toContain("spam");
});
