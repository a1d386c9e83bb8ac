import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { test } from "../browser.ts";
import { enter, findScreenProblems, openSiteDatabase, sendLead } from "./desk-visit.ts";

const site = siteOfAllTests({ isBuilt: true, hasDesk: true });

const notice = (page: Page) => page.getByRole("status").first().textContent();
const read = async (page: Page, address: string) => await (await page.request.get(address)).text();

test("a follow-up is planned with one click, comes up when it is due, is mailed once and done; then the lead is closed", async ({
  openPage,
}) => {
  const reference = await sendLead(site);
  const page = await enter(site, openPage, { path: `/leads/${reference}`, name: "Flo" });
  await page.getByLabel("What to do").fill("ask for the lease");
  await page.getByRole("button", { name: "In 3 days" }).click();
  expect(await notice(page)).toMatch(/^Follow-up set for \w{3} \d{4}-\d\d-\d\d\.$/);
  expect(await findScreenProblems(page)).toEqual([]);
  expect(await read(page, "/?view=due")).toContain("No follow-up is due.");

  const database = openSiteDatabase(site);
  database.exec("update lead_follow_ups set due_at = 1, day = '2026-01-05'");
  database.close();
  await page.goto("/?view=due");
  expect(await page.getByRole("link", { name: "Follow-ups due (1)" }).count()).toBe(1);
  const row = page.getByRole("row", { name: new RegExp(reference) });
  expect(await row.textContent()).toContain("Overdue: Mon 2026-01-05ask for the lease");
  expect(await findScreenProblems(page)).toEqual([]);
  const mails = () => {
    const folder = path.join(site.dataFolder, "mail");
    return readdirSync(folder).filter((name) =>
      readFileSync(path.join(folder, name), "utf8").includes(`Subject: Follow-up due: ${reference}`),
    );
  };
  await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1);

  await row.getByRole("link").first().click();
  await page.getByRole("button", { name: "Done" }).click();
  expect(await notice(page)).toBe("The follow-up is done.");
  const [newest] = await page.getByRole("listitem").allTextContents();
  expect(newest).toMatch(/, Flo.*Follow-up.*Done, was due Mon 2026-01-05: ask for the lease/);
  expect(mails()).toHaveLength(1);

  await page.locator("summary", { hasText: "Closed" }).click();
  const amount = page.getByLabel("Loan in dollars");
  const close = async (text: string) => {
    await amount.fill(text);
    await page.getByRole("button", { name: "Mark as closed" }).click();
  };
  await close("much");
  expect(await amount.getAttribute("aria-invalid")).toBe("true");
  expect(await amount.inputValue()).toBe("much");
  await close("$310,000");
  expect(await notice(page)).toMatch(
    new RegExp(`^${reference} is closed with \\$310,000 on \\d{4}-\\d\\d-\\d\\d\\.$`),
  );
  expect(await operate(site, "leads", "export")).toMatch(/,310000,\d{4}-\d\d-\d\d,,,,,,,310000\n/);
}, 120_000);

test("the evidence is one download that anybody can verify; the chain is verified on request", async ({
  openPage,
}) => {
  const reference = await sendLead(site);
  const page = await enter(site, openPage, { path: `/leads/${reference}` });
  expect(await page.textContent("#consent")).toContain("This record is unchanged");
  // Nothing is typed or ticked yet, so the browser asks nothing before it leaves.
  expect(await page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })))).toBe(
    true,
  );
  await page.getByRole("link", { name: "Verify the chain now" }).click();
  expect(await page.textContent("#consent")).toContain("Verified just now");
  expect(await findScreenProblems(page)).toEqual([]);
  const response = await page.request.get(`/leads/${reference}/consent.zip`);
  expect(response.headers()["content-disposition"]).toContain(`consent-${reference}.zip`);
  const folder = mkdtempSync(path.join(tmpdir(), "evidence-"));
  for (const [name, content] of Object.entries(unzipSync(await response.body()))) {
    writeFileSync(path.join(folder, name), content);
  }
  const { stdout } = spawnSync(process.execPath, ["verify-consent.mjs"], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(`Reference   ${reference}`);
  expect(stdout).toContain("VALID: nothing was changed.");

  const database = openSiteDatabase(site);
  database.exec(`drop trigger consent_records_refuse_update;
    update consent_records set content_sha256 = 'x' where sequence = 1`);
  database.close();
  await page.getByRole("link", { name: "Verify the chain now" }).click();
  expect(await page.textContent("#consent")).toContain("NOT intactRecord 1: its hash was changed.");
});

test("two leads of one person are compared, joined and taken apart again", async ({ openPage }) => {
  const one = await sendLead(site, { email: "twice@example.com" });
  const two = await sendLead(site, { email: "twice@example.com", state: "FL" });
  const page = await enter(site, openPage, { path: `/leads/${one}` });
  await page.getByRole("link", { name: `Compare with ${two}` }).click();
  expect(await page.getByRole("row", { name: /State/ }).textContent()).toContain("differs");
  expect(await findScreenProblems(page)).toEqual([]);
  await operate(site, "leads", "note", two, "called");
  await page.getByRole("button", { name: `Join ${two} to it` }).click();
  expect(await page.getByRole("alert").textContent()).toContain("Somebody else was faster");
  await page.getByRole("button", { name: `Join ${two} to it` }).click();
  await page.waitForURL(`**/leads/${one}`);
  expect(await page.textContent("main")).toContain(`, on ${two}`);
  const row = `href="/leads/${two}"`;
  expect(await read(page, "/")).not.toContain(row);
  await page.goto(`/leads/${two}`);
  expect(await page.textContent("main")).toContain(`This is the same person as ${one}, which leads.`);
  await page.getByRole("button", { name: "Undo the join" }).click();
  expect(await notice(page)).toBe(`${two} stands alone again.`);
  expect(await read(page, "/")).toContain(row);
});

test("a template is edited and opens filled in, but not for somebody who opted out of mail", async ({
  openPage,
}) => {
  const reference = await sendLead(site, { name: "Zoe Investor", email: "zoe@example.com" });
  const page = await enter(site, openPage, { path: "/templates/new", name: "Gus" });
  expect(await findScreenProblems(page)).toEqual([]);
  await page.goto("/templates");
  expect(await findScreenProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "First answer" }).click();
  await page.getByLabel("Text").fill("Hello {surname}");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await page.textContent("main")).toContain("There is no {surname}.");
  expect(await findScreenProblems(page)).toEqual([]);
  await page.getByLabel("Text").fill("Hello {first name}, {my name} & co");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await notice(page)).toBe("The template “First answer” is saved.");
  await page.goto(`/leads/${reference}`);
  await page.getByRole("link", { name: "Write a mail here" }).click();
  await page.getByRole("link", { name: "First answer" }).click();
  const href = await page.getByRole("link", { name: "Open in your mail program" }).getAttribute("href");
  expect(href).toContain("mailto:zoe@example.com?subject=Your%20DSCR%20loan%20request");
  expect(href).toContain("&body=Hello%20Zoe%2C%20Gus%20%26%20co");
  expect(await findScreenProblems(page)).toEqual([]);
  expect(await operate(site, "audit", "list")).toContain("saved the mail template, version 1");
  await page.getByLabel("Text").fill("Hello Zoe, {my name}");
  await page.getByRole("button", { name: "Send" }).click();
  expect(await page.textContent("main")).toContain("Replace {my name}: nothing was filled in there.");
  await operate(site, "leads", "status", reference, "contacted");
  await page.getByLabel("Text").fill("Hello Zoe, may I call today?");
  await page.getByRole("button", { name: "Send" }).click();
  expect(await page.getByRole("alert").textContent()).toContain("which is contacted now");
  expect(await page.getByLabel("Text").inputValue()).toBe("Hello Zoe, may I call today?");
  expect(await page.textContent("main")).toContain("The site has no mail server, so it cannot send this");
  await page.getByRole("button", { name: "Send" }).click();
  expect(await notice(page)).toBe(
    "The mail to Zoe Investor was put into a file and not sent: no mail server is set.",
  );
  expect(await page.getByRole("main").textContent()).toContain("Hello Zoe, may I call today?");
  await expect.poll(() => operate(site, "leads", "show", reference)).toContain("lead-written-mail");
  await page.goto(`/leads/${reference}/write`);
  await operate(site, "privacy", "opt-out", reference, "--channel", "email");
  const after = await read(page, page.url());
  expect(after).toContain("This person does not want mail from you");
  expect(after).not.toContain("An empty mail");
});
