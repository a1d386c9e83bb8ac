import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";
import { consentBox, fillLead, sendLead, submitButton } from "./lead-form.ts";
import { copiedText, rememberCopies } from "./outcomes.ts";

const CAMPAIGN = "utm_source=facebook&utm_campaign=fb-texas";
const LANDING = `/dscr-loan-texas?${CAMPAIGN}`;
const STORED = { utm_source: "facebook", utm_campaign: "fb-texas" };
/** What an advertising tool, or somebody who means harm, may put there. */
const HOSTILE = `utm_source=%22%3E%3Cscript%3Ealert(1)%3C/script%3Ea%26b%27c%22d%E6%97%A5%E6%9C%AC{{ad.name}}`;
const HOSTILE_TEXT = `"><script>alert(1)</script>a&b'c"d日本{{ad.name}}`;
const header = (page: Page) => page.getByRole("banner");
const contactLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Fills in the form that is shown, sends it, and returns what was stored. */
async function askForOffers(page: Page) {
  const dialog = page.getByRole("dialog");
  await fillLead(
    (await dialog.count()) > 0 ? dialog : page.getByRole("main"),
    `Campaign Person ${randomUUID()}`,
  );
  return await sendLead(page);
}

const isCarried = (url: URL) => url.search.includes("utm_source=");

describe("a campaign reaches the lead", () => {
  test("through the first call to action, and through Contact after a reload, Back and Forward", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(LANDING);
    await page.getByRole("link", { name: "Get Texas Quote" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await askForOffers(page)).toMatchObject({ source: "texas", origin: { campaign: STORED } });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    await contactLink(page).click();
    await page.waitForURL(`**/contact?${CAMPAIGN}`);
    await page.reload();
    await page.goBack();
    expect(await addressOf(page)).toBe(LANDING);
    await page.goForward();
    await expect.poll(() => addressOf(page)).toBe(`/contact?${CAMPAIGN}`);
    await expect.poll(() => page.getByLabel("Full Name", { exact: true }).count()).toBe(1);
    expect(await askForOffers(page)).toMatchObject({
      source: "contact",
      origin: { page: "/contact", campaign: STORED },
    });
  });

  test("as text, whatever it is, over several pages and the home page's form", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(`/pros-and-cons-dscr-loans?${HOSTILE}`);
    await page.locator(".prose a[href^='/']").first().click();
    await page.waitForURL((url) => url.pathname !== "/pros-and-cons-dscr-loans" && isCarried(url));
    await header(page)
      .getByRole("link", { name: /RentRatio/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === "/" && isCarried(url));
    await page.getByRole("heading", { level: 2, name: /./ }).first().waitFor();
    expect(await askForOffers(page)).toMatchObject({
      source: "homepage",
      origin: { page: "/", campaign: { utm_source: HOSTILE_TEXT } },
    });
  });

  test("without scripts, through a list's filter, the search and Contact, as text", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`/lender-partners?${HOSTILE}`);
    await page.getByLabel("Sort by").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL((url) => url.search.includes("sort=") && isCarried(url));
    await header(page).getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("reserves");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.waitForURL((url) => url.search.includes("q=reserves") && isCarried(url));
    await contactLink(page).click();
    await page.waitForURL((url) => url.pathname === "/contact" && isCarried(url));
    expect(await askForOffers(page)).toMatchObject({ origin: { campaign: { utm_source: HOSTILE_TEXT } } });
  });

  test("without scripts, after a mistake in the home page's form, and goes on to the confirmation", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`/?${CAMPAIGN}`);
    await fillLead(page, "First Try", { "Phone Number": "000 000 0000" });
    await consentBox(page).check();
    await submitButton(page).click();
    await page.waitForURL(`**/contact?${CAMPAIGN}`);
    expect(await askForOffers(page)).toMatchObject({
      source: "homepage",
      origin: { page: "/", campaign: STORED },
    });
    expect(await addressOf(page)).toMatch(new RegExp(`^/lead-received\\?.*&${CAMPAIGN}$`));
  });
});

test("a link that opens in another tab takes the campaign along", async ({ openPage }) => {
  const page = await openPage();
  await page.goto(LANDING);
  const opened = page.context().waitForEvent("page");
  await contactLink(page).click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForURL(`**/contact?${CAMPAIGN}`);
});

test("a link that the visitor copies does not pass the campaign on", async ({ openPage }) => {
  const page = await openPage();
  await page.addInitScript(rememberCopies);
  await page.goto(`/deal-analyzer?${CAMPAIGN}`);
  await page.getByRole("button", { name: "Copy Private Link" }).press("Enter");
  await expect.poll(() => copiedText(page)).toMatch(/\/deal-analyzer#/);
});
