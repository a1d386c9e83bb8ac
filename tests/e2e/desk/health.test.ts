import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { type BuiltSite, startBuiltSite } from "../../setup/site/built-site.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { test } from "../browser.ts";
import { enter, findScreenProblems } from "./desk-visit.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite({ hasDesk: true });
});
afterAll(() => site.stop());

test("the page says what doctor says, makes a backup and checks the mail", async ({ openPage }) => {
  const page = await enter(site, openPage, "Maria");
  await page.getByRole("link", { name: "Health" }).click();
  const main = page.getByRole("main");
  // What takes long is examined in the background.
  const look = async () => {
    await page.reload();
    return await main.textContent();
  };
  await expect.poll(look).toContain("Placeholder: phone (512) 555-0142");
  expect(await main.textContent()).toContain("There is no backup yet");
  expect(await findScreenProblems(page, "/health")).toEqual([]);

  await page.getByRole("button", { name: "Make a backup now" }).click();
  const folder = path.join(site.dataFolder, "backups");
  await expect.poll(look).not.toContain("There is no backup yet");
  expect(await main.textContent()).toMatch(/\d minutes? old.+\.backup/);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await operate(site, "audit", "list")).toMatch(/Maria +desk +\S+\.backup +made a backup/);

  await page.getByRole("button", { name: "Check mail now" }).click();
  await page.getByText("The test mail reaches nobody: SMTP_URL is not set").waitFor();
  const secret = readFileSync(path.join(site.dataFolder, "secret"), "utf8").trim();
  expect(await page.content()).not.toContain(secret);
});
