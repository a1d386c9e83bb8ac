import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect } from "vitest";
import { type BuiltSite, startBuiltSite } from "../../setup/site/built-site.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { test } from "../browser.ts";
import { enter, findScreenProblems, sendLead } from "./desk-visit.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite({ hasDesk: true });
});
afterAll(() => site.stop());

test("leads by source, drawn, in a table and as the file of the command line", async ({ openPage }) => {
  const reference = await sendLead(site, { source: "contact" });
  await sendLead(site, { source: "contact" });
  await sendLead(site);
  await operate(site, "leads", "status", reference, "closed", "--amount", "310000");
  const page = await enter(site, openPage);
  await page.getByRole("link", { name: "Reports" }).click();
  expect(await page.getByRole("img").getAttribute("aria-label")).toMatch(/^Leads by week: .*: 3\.$/);

  await page.getByRole("combobox", { name: "Leads by" }).selectOption("source");
  await page.getByRole("button", { name: "Show" }).click();
  const row = page.getByRole("row", { name: "contact" });
  expect(await row.getByRole("cell").allTextContents()).toEqual(
    // Leads, in time, late, waiting, kept promise, referred, its rate, closed, its rate, amount.
    ["2", "1", "0", "1", "100%", "0", "0%", "1", "50%", "$310,000"],
  );
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("contact,2,1,0,1,0,1,,310000");

  await page.goto("/reports?from=2026-02-30");
  expect(await page.getByRole("alert").textContent()).toBe("A date looks like 2026-11-30.");
  await page.goto("/reports?from=2001-01-01&to=2001-12-31");
  expect(await page.textContent("main")).toContain("No leads in this period.");
});

test("axe finds nothing, narrow or wide, and nothing sticks out", async ({ openPage }) => {
  const page = await enter(site, openPage);
  expect(await findScreenProblems(page, "/reports")).toEqual([]);
  expect(await findScreenProblems(page, "/reports?by=source")).toEqual([]);
});
