import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { isProof } from "../../setup/budget.ts";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { enter, enterBySession, findScreenProblems } from "./desk-visit.ts";

/** A separate site: what is published here must not appear in other tests. */
const site = siteOfAllTests({ isBuilt: true, hasDesk: true });

/** The operator is promised 5 seconds. A busy machine may take longer. */
const SOON = { timeout: 30_000, interval: 100 };
/** The whole site is rendered before a record is stored. */
const RENDERING_MS = 300_000;

const read = async (path: string) => await (await fetch(site.url + path)).text();
const notice = async (page: Page) => await page.getByRole("status").first().textContent();
const alert = async (page: Page) => await page.getByRole("alert").first().textContent();
const publish = (page: Page) =>
  page.getByRole("button", { name: /^Publish (page|new version|lender)$/ }).click({ timeout: RENDERING_MS });

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
}

const HOSTILE =
  "## A part\n\n<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>";

test("a page is refused with reasons, previewed, published, compared, restored and taken off", async ({
  openPage,
}) => {
  const page = await enter(site, openPage, { path: "/publish", name: "Ann" });
  expect(await findScreenProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "New page" }).click();
  const draft = {
    slug: "../faq",
    title: "Bank <b>Statements</b>",
    metaDescription: "First.",
    markdown: HOSTILE,
  };
  await fill(page, draft);
  await publish(page);
  expect(await page.getByText("A slug is lower-case words").count()).toBe(1);
  expect(await page.locator("[name=markdown]").inputValue()).toBe(HOSTILE);
  await fill(page, { slug: "faq" });
  await publish(page);
  expect(await page.getByText("belongs to a page of the site itself").count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await fill(page, { slug: "loans/bank", markdown: `${HOSTILE} [dead](/no-such)` });
  await publish(page);
  expect(await alert(page)).toContain("some links lead nowhere");
  await fill(page, { markdown: HOSTILE });

  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  await preview.getByRole("heading", { level: 1, name: "Bank <b>Statements</b>" }).waitFor();
  expect(await preview.locator("article script, article img, [href^=javascript]").count()).toBe(0);
  expect(await preview.getByRole("navigation").first().count()).toBe(1);
  await preview.close();

  // The browser keeps what was typed until it is published.
  const draftKey = "draft /publish/pages/new";
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toContain("loans/bank");
  await publish(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
  expect(await notice(page)).toBe("Version 1 of /loans/bank is published. It is live now.");
  expect(await read("/loans/bank")).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  await fill(page, { title: "Statements", markdown: "## A part\n\nShorter." });
  await publish(page);
  expect(await notice(page)).toContain("Version 2");
  expect(await read("/loans/bank")).toContain("Shorter.");

  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: "Compare" }).click();
  expect(await page.locator("del").allTextContents()).toContain("Bank <b>Statements</b>");
  expect(await page.locator("ins").allTextContents()).toEqual(
    expect.arrayContaining(["Statements", "Shorter."]),
  );
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: /^Publish again.*version 1$/ }).click();
  expect(await notice(page)).toContain("Version 3 of /loans/bank is published");
  expect(await read("/loans/bank")).not.toContain("Shorter.");

  await page.getByText("Take off the site").click();
  await page.getByRole("button", { name: "Take /loans/bank off the site" }).click();
  expect(await notice(page)).toContain("is off the site");
  expect((await fetch(`${site.url}/loans/bank`)).status).toBe(404);
  const log = await operate(site, "audit", "list", "--subject", "/loans/bank");
  expect(log.match(/Ann/g)).toHaveLength(4);
});

test("two people on one page, and a session that ended: nothing that was typed is lost", async ({
  openPage,
}) => {
  const editor = "/publish/pages/edit/cash-flow-analysis";
  const page = await enter(site, openPage, { path: editor, name: "Ben" });
  const second = await enter(site, openPage, { path: editor, name: "Cleo" });
  await fill(page, { title: "Title by Ben" });
  await publish(page);
  await fill(second, { title: "Title by Cleo" });
  await publish(second);
  expect(await alert(second)).toContain("by Ben");
  expect(await second.locator("del").allTextContents()).toContain("Title by Ben");
  expect(await second.locator("[name=title]").inputValue()).toBe("Title by Cleo");
  expect(await read("/cash-flow-analysis")).toContain("Title by Ben");

  const cookies = await second.context().cookies();
  await second.context().clearCookies();
  await publish(second);
  expect(await alert(second)).toContain("nothing that you typed is lost");
  expect(await findViolations(second)).toEqual([]);
  await second.context().addCookies(cookies);
  await second.getByRole("button", { name: "Send again" }).click();
  expect(await notice(second)).toContain("is live now");
  expect(await read("/cash-flow-analysis")).toContain("Title by Cleo");
});

test("a text that is too long is refused, and so is what comes from elsewhere", async () => {
  const ask = await enterBySession(site);
  const draft = { slug: "too-long", title: "T", metaDescription: "D", cta: "", seen: "0" };
  const post = (markdown: string, origin = site.deskUrl) =>
    ask("/publish/pages/publish", {
      method: "POST",
      body: new URLSearchParams({ ...draft, markdown }),
      headers: { origin },
    });
  const long = await post("![".repeat(40_000));
  expect(long.status).toBe(422);
  expect(await long.text()).toContain("has more than 60000 characters");
  expect((await post("x".repeat(700_000))).status).toBe(413);
  expect((await post("x", "https://evil.example")).status).toBe(403);
  for (const path of [
    "/publish/settings/edit/secret",
    "/publish/lenders/edit/..%2f..%2fsecret",
    "/publish/nothing/new",
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test("the browser asks before it leaves a text that was not sent", async ({ openPage }) => {
  const page = await enter(site, openPage, { path: "/publish/pages/new", name: "Nora" });
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  const leave = page.getByRole("link", { name: "Publish", exact: true }).last();
  await leave.click();
  await page.waitForURL("**/publish");
  expect(questions).toEqual([]);

  await page.getByRole("link", { name: "New page" }).click();
  await fill(page, { slug: "half-written", title: "Half" });
  await leave.click();
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  expect(await page.locator("[name=title]").inputValue()).toBe("Half");

  // A refused text is in the fields as if it had always been there.
  await fill(page, { slug: "faq", metaDescription: "First.", markdown: "## A part" });
  await publish(page);
  await page.getByText("belongs to a page of the site itself").waitFor();
  expect(questions).toHaveLength(1);
  await leave.click();
  await expect.poll(() => questions).toHaveLength(2);
  expect(await page.locator("[name=title]").inputValue()).toBe("Half");
});

test("a rate that makes no sense is refused, and a lender is added", { timeout: RENDERING_MS }, async ({
  openPage,
}) => {
  const page = await enter(site, openPage, { path: "/publish/settings/edit/rates", name: "Dora" });
  await fill(page, { "dscr.low": "9" });
  await publish(page);
  expect(await page.getByText("Highest rate must be higher than low.").count()).toBe(1);
  expect(await page.locator('[name="dscr.low"]').inputValue()).toBe("9");
  expect(await findViolations(page)).toEqual([]);
  // The whole site is rendered for it, as for the lender below.
  if (isProof) {
    await fill(page, { "dscr.low": "6.35" });
    await publish(page);
    await page.waitForURL("**/edit/rates", { timeout: RENDERING_MS });
    expect(await notice(page)).toContain("Version 2 of Sample rates is published.");
    await vi.waitUntil(async () => (await read("/dscr-loan-rates")).includes("6.35%"), SOON);
  }

  await page.goto("/publish/lenders/new");
  await fill(page, {
    id: "oak-capital",
    name: "Oak Capital",
    description: "Lends on oak.",
    minDSCR: "1.1",
    maxLTV: "75",
    minLoanAmount: "100,000",
    maxLoanAmount: "2,000,000",
    rates: "7.0%-8.25%",
    specialty: "Duplexes",
    features: "Fast\nSimple",
    rating: "4.5",
    closingTime: "three weeks",
    commissionRate: "0.5%",
  });
  await publish(page);
  expect(await page.getByText('Closing time must be like "21-30 days"').count()).toBe(1);
  await fill(page, { closingTime: "14-21 days" });
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  await preview.getByRole("heading", { name: "Oak Capital" }).first().waitFor();
  await preview.close();
  expect(await read("/lender-partners")).not.toContain("Oak Capital");
  await publish(page);
  await page.waitForURL("**/edit/oak-capital", { timeout: RENDERING_MS });
  expect(await notice(page)).toMatch(/^Version 1 of .+ is published. It (is live now|will be live)/);
  await vi.waitUntil(async () => (await read("/lender-partners")).includes("Oak Capital"), SOON);
  expect(await read("/lender-partners")).toContain("Four lenders that judge");
  expect(await read("/contact"), "the consent").toContain("Oak Capital");
  expect(await operate(site, "lenders", "history", "oak-capital")).toContain("published");
});

/** While a form is on its way, only the page itself sees what it says. */
async function noteWhatIsSaid(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.removeItem("said");
    const note = () => {
      const text = document.querySelector("[data-progress]:not([hidden]) p")?.textContent ?? "";
      sessionStorage.setItem("said", `${sessionStorage.getItem("said") ?? ""}${text}\n`);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
}

async function takeWhatWasSaid(page: Page): Promise<string> {
  return (await page.evaluate(() => sessionStorage.getItem("said"))) ?? "";
}

test("what was typed is offered again after its page was closed, and publishing says how far it is", {
  timeout: RENDERING_MS,
}, async ({ openPage }) => {
  const form = "/publish/lenders/edit/kiavi";
  const closed = await enter(site, openPage, { path: form, name: "Pat" });
  await fill(closed, { specialty: "Fourplexes" });
  const page = await closed.context().newPage();
  await closed.close();
  await page.goto(form);
  const specialty = page.locator("[name=specialty]");
  expect(await specialty.inputValue()).not.toBe("Fourplexes");
  await page.locator("[data-draft-take]").click();
  expect(await specialty.inputValue()).toBe("Fourplexes");

  expect(await page.locator("[data-progress]:visible").count()).toBe(0);
  await noteWhatIsSaid(page);
  await page.getByRole("button", { name: "Publish new version" }).click({ timeout: RENDERING_MS });
  await page.getByText(/^Version 2 of Kiavi is published\./).waitFor({ timeout: RENDERING_MS });
  const said = await takeWhatWasSaid(page);
  expect(said).toContain("Sent to the site (0 s)");
  expect(said).toContain("Rendering the pages that it changes");
  await page.reload();
  expect(await page.locator("[data-draft-take]").isVisible(), "nothing is left to offer").toBe(false);

  await page.getByRole("link", { name: "History" }).click();
  await noteWhatIsSaid(page);
  await page.getByRole("button", { name: /^Publish again.*version 1$/ }).click();
  await page.getByText("Version 1 of Kiavi is published again.").waitFor({ timeout: RENDERING_MS });
  expect(await takeWhatWasSaid(page)).toContain("Sent to the site (0 s)");

  // Whoever sits down at this machine next finds nothing.
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await fill(page, { specialty: "Castles" });
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  expect(await kept()).toEqual(["draft /publish/lenders/kiavi"]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await kept()).toEqual([]);
});
