import path from "node:path";
import { DatabaseSync } from "node:sqlite";
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

const REASON = "the mail server at mail.example.com:587 refused the user name or the password (535)";

/** As if the mail server had refused for three days. */
function giveUp(reason: string): void {
  const database = new DatabaseSync(path.join(site.dataFolder, "rentratio.sqlite"));
  database.exec("pragma busy_timeout = 5000");
  database
    .prepare("update outbox_jobs set state = 'dead', attempts = 19, last_error = ?, finished_at = ?")
    .run(reason, Date.now());
  database.close();
}

test("what was given up is counted, explained, and sent by one click", async ({ openPage }) => {
  const reference = await sendLead(site);
  await expect.poll(() => operate(site, "deliveries", "list")).toContain("delivered");
  giveUp(REASON);
  const page = await enter(site, openPage);
  const rooms = page.getByRole("navigation", { name: "Main" });
  await rooms.getByRole("link", { name: "Deliveries (1)" }).click();
  const main = page.getByRole("main");
  expect(await main.textContent()).toContain("The mail server does not let the site log in.");
  await page.getByText("Technical text").click();
  expect(await page.getByText(REASON).isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: reference }).getAttribute("href")).toBe(`/leads/${reference}`);
  expect(await findScreenProblems(page, "/deliveries")).toEqual([]);

  const retry = page.getByRole("button", { name: `Retry Mail to you, lead ${reference}` });
  const id = (await retry.locator("xpath=../input[@name='id']").getAttribute("value")) ?? "";
  await retry.click();
  await page.getByText("It is queued again").waitFor();
  await expect.poll(() => operate(site, "deliveries", "list")).toContain("delivered");
  const second = await page.request.post("/deliveries/retry", {
    headers: { origin: site.deskUrl },
    form: { id },
  });
  expect(await second.text()).toContain("Nothing was changed: it was delivered in the meantime.");
  await page.reload();
  expect(await main.textContent()).toContain("Nothing waits.");
  expect(await rooms.textContent()).not.toContain("(1)");
  expect((await operate(site, "audit", "list")).match(/queued again/g)).toHaveLength(1);

  const unknown = await page.request.post("/deliveries/retry", {
    headers: { origin: site.deskUrl },
    form: { id: "made-up" },
  });
  expect(unknown.status()).toBe(404);
});
