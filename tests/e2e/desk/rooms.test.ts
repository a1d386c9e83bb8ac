import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { isProof } from "../../setup/budget.ts";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { test } from "../browser.ts";
import { enter, findScreenProblems, openSiteDatabase, sendLead } from "./desk-visit.ts";

const site = siteOfAllTests({ isBuilt: true, hasDesk: true });

const REASON = "the mail server at mail.example.com:587 refused the user name or the password (535)";

test("deliveries: what was given up is counted, explained, and sent by one click", async ({ openPage }) => {
  const reference = await sendLead(site);
  await expect.poll(() => operate(site, "deliveries", "list")).toContain("delivered");
  // As if the mail server had refused for three days.
  const database = openSiteDatabase(site);
  database
    .prepare("update outbox_jobs set state = 'dead', attempts = 19, last_error = ?, finished_at = ?")
    .run(REASON, Date.now());
  database.close();
  const page = await enter(site, openPage);
  const rooms = page.getByRole("navigation", { name: "Main" });
  await rooms.getByRole("link", { name: "Deliveries (1)" }).click();
  const main = page.getByRole("main");
  expect(await main.textContent()).toContain("The mail server does not let the site log in.");
  await page.getByText("Technical text").click();
  expect(await page.getByText(REASON).isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: reference }).getAttribute("href")).toBe(`/leads/${reference}`);
  expect(await findScreenProblems(page)).toEqual([]);

  const retry = page.getByRole("button", { name: `Retry Mail to you, lead ${reference}` });
  const id = (await retry.locator("xpath=../input[@name='id']").getAttribute("value")) ?? "";
  await retry.click();
  await page.getByText("It is queued again").waitFor();
  await expect.poll(() => operate(site, "deliveries", "list")).toContain("delivered");
  const retryAgain = (form: { readonly id: string }) =>
    page.request.post("/deliveries/retry", { headers: { origin: site.deskUrl }, form });
  expect(await (await retryAgain({ id })).text()).toContain(
    "Nothing was changed: it was delivered in the meantime.",
  );
  const after = await (await page.request.get("/deliveries")).text();
  expect(after).toContain("Nothing waits.");
  expect(after).not.toContain("Deliveries (");
  expect((await operate(site, "audit", "list")).match(/queued again/g)).toHaveLength(1);
  expect((await retryAgain({ id: "made-up" })).status()).toBe(404);
});

test("reports: leads by source, drawn, in a table and as the file of the command line", async ({
  openPage,
}) => {
  const reference = await sendLead(site, { source: "report-page" });
  await sendLead(site, { source: "report-page" });
  await operate(site, "leads", "status", reference, "closed", "--amount", "310000");
  const page = await enter(site, openPage, { path: "/reports" });
  const [speed, leads] = await page.getByRole("img").all();
  expect(await speed?.getAttribute("aria-label")).toMatch(
    /^Time to the first answer by week: .*: half within a minute/,
  );
  expect(await leads?.getAttribute("aria-label")).toMatch(/^Leads by week: .*: [1-9]\d*\.$/);
  expect(await findScreenProblems(page)).toEqual([]);

  await page.getByRole("combobox", { name: "Leads by" }).selectOption("source");
  await page.getByRole("button", { name: "Show" }).click();
  const table = page.getByRole("region", { name: "From where to what, as a table" });
  const row = table.getByRole("row", { name: "report-page" });
  expect(await row.getByRole("cell").allTextContents()).toEqual(
    // Leads, contacted, offered, funded, amount, suspected.
    ["2", "1 (50%)", "0", "1 (50%)", "$310,000", "0"],
  );
  expect(await findScreenProblems(page)).toEqual([]);
  // On a phone, the rooms are wider than the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  const room = await page.getByRole("link", { name: "Reports" }).boundingBox();
  expect(room?.x).toBeGreaterThan(0);
  expect((room?.x ?? 0) + (room?.width ?? 0)).toBeLessThan(360);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("report-page,2,1,0,1,0,1,,310000,1,0,0,");

  const read = async (query: string) => await (await page.request.get(`/reports?${query}`)).text();
  expect(await read("from=2026-02-30")).toContain("A date looks like 2026-11-30.");
  expect(await read("from=2001-01-01&to=2001-12-31")).toContain("No leads in this period.");
});

test("health: the page says what doctor says, makes a backup and checks the mail", async ({ openPage }) => {
  const page = await enter(site, openPage, { path: "/health", name: "Maria" });
  const look = async () => await (await page.request.get("/health")).text();
  // What takes long is examined in the background, and appears by itself. What is open stays open.
  const main = page.getByRole("main");
  await page.getByText("All settings, and what they do").click();
  await main.getByText("There is no backup yet").waitFor();
  expect(await page.getByText("Port of the site", { exact: false }).first().isVisible()).toBe(true);
  expect(await main.textContent()).toContain("Placeholder: phone (512) 555-0142");
  expect(await findScreenProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Make a backup now" }).click();
  // The answer waits for the backup: until it is there, the page is being left.
  await page.getByText(/^(The|A) backup is (being )?made\.$/).waitFor();
  const folder = path.join(site.dataFolder, "backups");
  await expect.poll(look).not.toContain("There is no backup yet");
  await page.reload();
  expect(await main.textContent()).toMatch(/\d minutes? old.+\.backup/);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await operate(site, "audit", "list")).toMatch(/Maria +desk +\S+\.backup +made a backup/);

  const [backup = ""] = readdirSync(folder);
  await page.getByRole("button", { name: `Check ${backup}` }).click();
  await expect.poll(look).toContain(`${backup} can be restored`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${backup}` }).click();
  const saved = await (await download).path();
  expect(readFileSync(saved).equals(readFileSync(path.join(folder, backup)))).toBe(true);
  expect(await operate(site, "audit", "list")).toMatch(/Maria +desk +\S+\.backup +downloaded a backup/);
  for (const act of ["check", "download"]) {
    const form = { name: "../secret" };
    const refused = await page.request.post(`/health/backup/${act}`, {
      form,
      headers: { origin: site.deskUrl },
    });
    expect(refused.status(), act).toBe(404);
  }
  await expect.poll(look).toMatch(/The site runs version \d+\.\d+\.\d+\. [A-Z]/);
  expect(await look()).toMatch(/DATA_DIR.*in the environment/s);
  await page.reload();

  await page.getByRole("button", { name: "Check mail now" }).click();
  await page.getByText("The test mail reaches nobody: SMTP_URL is not set").waitFor();
  const secret = readFileSync(path.join(site.dataFolder, "secret"), "utf8").trim();
  expect(await page.content()).not.toContain(secret);
});

/** What no other test opens in a browser. */
const ROOMS = ["/people", "/calendar", "/leads/new"];
const ROOMS_OF_THE_PROOF = [
  ...["/handoffs", "/handoffs/webhooks", "/handoffs/figures", "/templates/new", "/privacy", "/board"],
  ...["/publish/settings/edit/rates", "/publish/testimonials/new", "/publish/news/new", "/publish/pages/new"],
  ...[
    "/publish/lenders/history/kiavi",
    "/publish/lenders/compare/kiavi",
    "/publish/news/mail/dscr-boom-2025",
  ],
  ...["person", "campaign", "page", "state"].map((by) => `/reports?by=${by}`),
  ...["/reports?from=2001-01-01&to=2001-12-31", "/?search=nobody%20at%20all", "/nothing"],
];

test("every other room is right on a phone and a laptop", { timeout: 300_000 }, async ({ openPage }) => {
  const page = await enter(site, openPage, { path: "/leads/import" });
  const lines = [
    "name,email,phone",
    "Zoe Import,zoe@import.example,(512) 555-0188",
    "No Number,no@import.example,12",
  ];
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByText("1 line is wrong").waitFor();
  expect(await findScreenProblems(page)).toEqual([]);
  for (const room of isProof ? [...ROOMS, ...ROOMS_OF_THE_PROOF] : ROOMS) {
    await page.goto(room);
    expect(await findScreenProblems(page)).toEqual([]);
  }
});
