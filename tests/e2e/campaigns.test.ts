import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findStoredLead } from "../setup/site/site-leads.ts";
import { test } from "./browser.ts";
import { copiedText, rememberCopies } from "./clipboard.ts";

const CAMPAIGN = "utm_source=facebook&utm_campaign=fb-texas";
const LANDING = `/dscr-loan-texas?${CAMPAIGN}`;
const STORED = { utm_source: "facebook", utm_campaign: "fb-texas" };
const REFERENCE = /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/;

const header = (page: Page) => page.getByRole("banner");
const contactLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

let sent = 0;

/** Fills in the form that is shown, sends it, and returns what was stored. The same content would be the same lead. */
async function sendLead(page: Page) {
  sent += 1;
  const dialog = page.getByRole("dialog");
  const form = (await dialog.count()) > 0 ? dialog : page.getByRole("main");
  await form.getByLabel("Full Name", { exact: true }).fill(`Campaign Person ${sent}`);
  await form.getByLabel("Email", { exact: true }).fill("dana@example.com");
  await form.getByLabel("Phone Number", { exact: true }).fill("(512) 555-0142");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Get My DSCR Loan Options" }).click();
  const text = await page.getByText(REFERENCE).first().textContent();
  return await findStoredLead(REFERENCE.exec(text ?? "")?.[0] ?? "");
}

/** Links of the page to this site, without those to files and to places on the page itself. */
async function listLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.filter((href) => /^\/(?!\/)[^.?#]*([?#]|$)/.test(href));
}

describe("a campaign reaches the lead", () => {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "with scripts" : "without scripts";

    test(`through the first call to action, ${how}`, async ({ openPage }) => {
      const page = await openPage({ javaScriptEnabled });
      await page.goto(LANDING);
      await page.getByRole("link", { name: "Get Texas Quote" }).first().click();
      if (javaScriptEnabled) await page.getByRole("dialog").waitFor();
      else await page.waitForURL(`**/contact?source=texas&${CAMPAIGN}`);
      expect(await sendLead(page)).toMatchObject({ source: "texas", origin: { campaign: STORED } });
    });

    test(`through Contact, ${how}`, async ({ openPage }) => {
      const page = await openPage({ javaScriptEnabled });
      await page.goto(LANDING);
      await contactLink(page).click();
      await page.waitForURL(`**/contact?${CAMPAIGN}`);
      if (javaScriptEnabled) await page.getByRole("heading", { level: 1, name: /Contact/ }).waitFor();
      expect(await sendLead(page)).toMatchObject({
        source: "contact",
        origin: { page: "/contact", campaign: STORED },
      });
    });

    test(`over several pages and the home page's form, ${how}`, async ({ openPage }) => {
      const page = await openPage({ javaScriptEnabled });
      await page.goto(`/pros-and-cons-dscr-loans?${CAMPAIGN}`);
      await page.locator(".prose a[href^='/']").first().click();
      await page.waitForURL((url) => url.pathname !== "/pros-and-cons-dscr-loans");
      expect(await addressOf(page)).toContain(CAMPAIGN);
      await header(page)
        .getByRole("link", { name: /RentRatio/ })
        .first()
        .click();
      await page.waitForURL(`**/?${CAMPAIGN}`);
      await page.getByRole("heading", { level: 2, name: /./ }).first().waitFor();
      expect(new Set((await listLinks(page)).map((href) => href.includes(CAMPAIGN)))).toEqual(
        new Set([true]),
      );
      expect(await sendLead(page)).toMatchObject({
        source: "homepage",
        origin: { page: "/", campaign: STORED },
      });
    });
  }

  test("after a reload, Back and Forward", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(LANDING);
    await contactLink(page).click();
    await page.waitForURL(`**/contact?${CAMPAIGN}`);
    await page.reload();
    await page.goBack();
    expect(await addressOf(page)).toBe(LANDING);
    await page.goForward();
    await expect.poll(() => addressOf(page)).toBe(`/contact?${CAMPAIGN}`);
    await expect.poll(() => page.getByLabel("Full Name", { exact: true }).count()).toBe(1);
    expect(await sendLead(page)).toMatchObject({ origin: { campaign: STORED } });
  });

  test("through the search and a list's filter, without scripts", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`/lender-partners?${CAMPAIGN}`);
    await page.getByLabel("Sort by").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL((url) => url.search.includes("sort=") && url.search.includes(CAMPAIGN));
    await header(page).getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("reserves");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.waitForURL((url) => url.search.includes("q=reserves") && url.search.includes(CAMPAIGN));
    await contactLink(page).click();
    expect(await sendLead(page)).toMatchObject({ origin: { campaign: STORED } });
  });

  test("after a mistake in a form without scripts, and goes on to the confirmation", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`/?${CAMPAIGN}`);
    await page.getByLabel("Phone Number", { exact: true }).fill("000 000 0000");
    await page.getByLabel("Full Name", { exact: true }).fill("First Try");
    await page.getByLabel("Email", { exact: true }).fill("dana@example.com");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Get My DSCR Loan Options" }).click();
    await page.waitForURL(`**/contact?${CAMPAIGN}`);
    expect(await sendLead(page)).toMatchObject({ source: "homepage", origin: { campaign: STORED } });
    const links = await listLinks(page);
    expect(links.filter((href) => !href.includes(CAMPAIGN))).toEqual([
      expect.stringMatching(/^\/lead-received\/receipt\?reference=[^&]+&proof=[^&]+$/),
    ]);
  });
});

describe("a page with a campaign", () => {
  test.for(["/dscr-loan-texas", "/no-such-page", "/search?q=rent&", "/privacy"])(
    "%s has the same links before and after the application has started",
    async (path, { openPage }) => {
      const address = `${path}${path.endsWith("&") ? "" : "?"}${CAMPAIGN}`;
      const plain = await openPage({ javaScriptEnabled: false, tolerated: /404/ });
      await plain.goto(address);
      const sent = await listLinks(plain);
      const page = await openPage({ tolerated: /404/ });
      await page.goto(address);
      expect(await listLinks(page)).toEqual(sent);
      expect(sent.length).toBeGreaterThan(20);
      expect(sent.filter((href) => !href.includes(CAMPAIGN))).toEqual([]);
    },
  );

  test("names itself, in its canonical link and structured data, without it", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(LANDING);
    const head = await page.locator("head").innerHTML();
    expect(head).toContain("/dscr-loan-texas");
    expect(head).not.toContain("utm_");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toMatch(/\/dscr-loan-texas$/);
  });

  test("keeps files and other sites free of it, and a link's own campaign", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(`/dscr-loan-requirements?${CAMPAIGN}`);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const others = hrefs.filter((href) => /^(https?:|mailto:|tel:|[^?#]*\.\w+$)/.test(href));
    expect(others).toContainEqual(expect.stringMatching(/\.pdf$/));
    expect(others.filter((href) => href.includes("utm_"))).toEqual([]);
  });

  test.for([
    ["markup", "%22%3E%3Cscript%3Ealert(1)%3C/script%3E", '"><script>alert(1)</script>'],
    ["quotes and ampersands", "a%26b%27c%22d", `a&b'c"d`],
    ["other alphabets", "%E6%97%A5%E6%9C%AC", "日本"],
    ["placeholders", "{{ad.name}}", "{{ad.name}}"],
  ])("takes %s as text", async ([, encoded, text], { openPage }) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await openPage({ javaScriptEnabled });
      await page.goto(`/lender-partners?utm_source=${encoded}`);
      await contactLink(page).click();
      await page.waitForURL((url) => url.pathname === "/contact");
      await page.getByLabel("Full Name", { exact: true }).waitFor();
      expect(await sendLead(page)).toMatchObject({ origin: { campaign: { utm_source: text } } });
    }
  });

  test("does not pass it on in a link that the visitor copies", async ({ openPage }) => {
    const page = await openPage({ permissions: ["clipboard-write"] });
    await page.addInitScript(rememberCopies);
    await page.goto(`/deal-analyzer?${CAMPAIGN}`);
    await page.getByRole("button", { name: "Copy Private Link" }).press("Enter");
    await expect.poll(() => copiedText(page)).toMatch(/\/deal-analyzer#/);
  });
});
