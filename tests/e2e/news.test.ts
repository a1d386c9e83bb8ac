import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { waitForMail } from "../setup/site/site-mails.ts";
import { runSiteOperator } from "../setup/site/site-operator.ts";
import { findViolations } from "./axe.ts";
import { openSite, test } from "./browser.ts";
import { focusedText } from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";

const newestFirst = [
  "dscr-boom-2025",
  "rate-environment-2025",
  "florida-dscr-surge",
  "underwriting-evolution",
  "institutional-capital",
  "texas-market-update",
];

const idOf = (href: string | null | undefined) => href?.split("/").at(-1);

const readLinks = async (page: Page) => {
  const links = page.getByRole("link", { name: /^Read / });
  return (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).map(idOf);
};

test("the filter keeps its choice in the address and announces it, Back takes it off, and an article can be shared", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/dscr-news");
  const feed = await page.evaluate(async () => {
    const response = await fetch("/dscr-news/rss.xml");
    const channel = new DOMParser().parseFromString(await response.text(), "application/xml");
    return {
      type: response.headers.get("Content-Type"),
      version: channel.documentElement.getAttribute("version"),
      links: Array.from(channel.querySelectorAll("item > link"), (node) => node.textContent),
    };
  });
  expect(feed).toMatchObject({ type: "application/rss+xml; charset=utf-8", version: "2.0" });
  expect(feed.links.map(idOf)).toEqual(newestFirst);
  const alternate = page.locator("link[rel=alternate][type='application/rss+xml']");
  expect(await alternate.getAttribute("href")).toMatch(/\/dscr-news\/rss\.xml$/);

  const categories = page.getByRole("navigation", { name: "News categories" });
  await categories.getByRole("link", { name: "State-Specific" }).click();
  await page.waitForURL("**/dscr-news?category=state-specific");
  await expect.poll(() => readLinks(page)).toEqual(["florida-dscr-surge", "texas-market-update"]);
  expect(await page.getByRole("status").filter({ hasText: "article" }).textContent()).toBe(
    "2 articles in State-Specific",
  );
  expect(await categories.locator("[aria-current=true]").allTextContents()).toEqual(["State-Specific"]);
  await page.goBack();
  await expect.poll(() => readLinks(page)).toEqual(newestFirst);
  expect(await categories.locator("[aria-current=true]").allTextContents()).toEqual(["All"]);

  await page
    .getByRole("link", { name: /^Read / })
    .nth(1)
    .click();
  await page.waitForURL("**/dscr-news/rate-environment-2025");
  await expectSharing(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.getByRole("main").getByRole("link", { name: "lender directory" }).click();
  await page.waitForURL("**/lender-partners");
  expect(await page.locator("html[data-same-document]").count()).toBe(1);
});

/** What the device answers when it is asked to share, or that it cannot, and whether the clipboard works. */
async function setDevice(page: Page, share: "works" | "fails" | "closed" | "missing", canCopy: boolean) {
  await page.evaluate(
    ([answer, isCopied]) => {
      const { dataset } = document.documentElement;
      delete dataset.shared;
      delete dataset.copied;
      const name = answer === "closed" ? "AbortError" : "NotAllowedError";
      const value = async (link: unknown) => {
        dataset.shared = JSON.stringify(link);
        if (answer !== "works") throw new DOMException("no target", name);
      };
      Reflect.deleteProperty(Navigator.prototype, "share");
      Reflect.deleteProperty(navigator, "share");
      if (answer !== "missing") Object.defineProperty(navigator, "share", { value, configurable: true });
      navigator.clipboard.writeText = async (text) => {
        if (!isCopied) throw new Error("denied");
        dataset.copied = text;
      };
    },
    [share, canCopy] as const,
  );
}

/** By the device's own function; where that is missing or fails, by a copied link; else it says so and shows the link. */
async function expectSharing(page: Page): Promise<void> {
  const url = `${openSite()}/dscr-news/rate-environment-2025`;
  const button = page.getByRole("button", { name: "Share" });
  const shared = page.locator("html[data-shared]");
  const copied = page.locator("html[data-copied]");
  const message = page.getByText("Article link copied successfully.");

  await setDevice(page, "works", true);
  await button.click();
  await shared.waitFor();
  expect(JSON.parse((await shared.getAttribute("data-shared")) ?? "")).toEqual({
    title: "DSCR Rates in 2025: How a Quote Is Built",
    url,
  });

  await setDevice(page, "closed", true);
  await button.click();
  await shared.waitFor();
  expect(await copied.count(), "of somebody who closed the sheet").toBe(0);

  await page.evaluate(() => {
    location.hash = "what-to-watch";
  });
  for (const share of ["fails", "missing"] as const) {
    await setDevice(page, share, true);
    await button.click();
    await copied.waitFor();
    expect(await copied.getAttribute("data-copied"), "without the fragment").toBe(url);
    await message.first().waitFor();
  }

  await setDevice(page, "missing", false);
  await button.click();
  await page.getByText("Copy Failed").first().waitFor();
  const shown = page.getByRole("main").getByText("Unable to copy to clipboard.");
  expect(await shown.textContent()).toContain(url);
}

describe("a subscription", () => {
  const form = (page: Page) => page.getByRole("form", { name: "Subscribe to the news" });
  const subscribe = async (page: Page, email: string) => {
    await form(page).getByLabel("Email address").fill(email);
    await form(page).getByRole("button", { name: "Subscribe" }).click();
  };
  const readLink = async (email: string) => {
    const mail = await waitForMail(email, "Please confirm: news from RentRatio");
    return /\/dscr-news\/confirm\?token=[0-9a-f]{64}/.exec(mail)?.[0] ?? "";
  };
  const CONFIRM = "Confirm my subscription";
  const confirmButton = (page: Page) => page.getByRole("button", { name: CONFIRM });

  test("is asked for in place, confirmed by a button, gets an article, and ends with one click; axe finds nothing", async ({
    openPage,
  }) => {
    const page = await openPage({
      tolerated: /ERR_INTERNET_DISCONNECTED|Failed to load resource.*news-subscriptions/,
    });
    const email = "reader@journey.example";
    const field = form(page).getByLabel("Email address");
    const expectUnsent = async (address: string) => {
      await page.getByText("The address could not be sent.").waitFor();
      expect(new URL(page.url()).pathname).toBe("/dscr-news");
      expect(await field.inputValue()).toBe(address);
      expect(await form(page).getByRole("button", { name: "Subscribe" }).isEnabled()).toBe(true);
    };
    await page.goto("/dscr-news");
    await page.context().setOffline(true);
    await subscribe(page, "reader@tunnel.example");
    await expectUnsent("reader@tunnel.example");
    await page.context().setOffline(false);
    await subscribe(page, "reader@host");
    await page.getByText("Please enter your email address, like name@example.com.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(await field.inputValue()).toBe("reader@host");
    await page.route("**/api/news-subscriptions", (route) => route.abort());
    await subscribe(page, "reader@away.example");
    await expectUnsent("reader@away.example");
    await page.unroute("**/api/news-subscriptions");

    await page.getByRole("link", { name: "Get new articles by email" }).click();
    await subscribe(page, email);
    await page.getByText("Nothing more is sent until you confirm.").waitFor();
    expect(await focusedText(page)).toBe("Check your inbox");
    expect(new URL(page.url()).pathname).toBe("/dscr-news");
    expect(await findViolations(page)).toEqual([]);

    const link = await readLink(email);
    const sent = await fetchPage(link);
    expect(sent.headers.get("cache-control")).toBe("no-store");
    expect(sent.headers.get("referrer-policy")).toBe("same-origin");
    expect(sent.meta("robots")).toBe("noindex");
    expect(sent.all("link", { rel: "canonical" })[0]?.attributes.href).not.toContain("token");
    await page.goto(link);
    await confirmButton(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await confirmButton(page).click();
    await page.waitForURL("**/dscr-news/subscribed");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("You are subscribed");
    expect((await fetchPage(link)).path).toBe("/dscr-news/subscribed");

    expect(await runSiteOperator("news", "send", "dscr-boom-2025", "--yes")).toContain("Queued for");
    const mail = await waitForMail(email, "Why DSCR Loans Became a Default Choice in 2025");
    expect(mail).toContain("/dscr-news/dscr-boom-2025");
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const [, unsubscribe = ""] = /List-Unsubscribe: <http:\/\/[^/]+(\/unsubscribe\/[^>]+)>/.exec(mail) ?? [];
    await page.goto(unsubscribe);
    await page.getByText("Stop the news from RentRatio?").first().waitFor();
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByText("You will get no more news from RentRatio.").waitFor();
    expect(JSON.parse(await runSiteOperator("privacy", "export", email)).newsSubscriptions).toEqual([
      expect.objectContaining({ state: "unsubscribed", articlesSent: [] }),
    ]);
  });

  test("works without scripts, and a mistake comes back beside the field; Share is not offered", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    const email = "plain@journey.example";
    await page.goto("/dscr-news/dscr-boom-2025");
    expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
    await page.getByRole("link", { name: "All news" }).click();
    await page.waitForURL("**/dscr-news");
    const refusal = page.waitForResponse((response) => response.request().method() === "POST");
    await subscribe(page, "plain@journey");
    expect((await refusal).status()).toBe(422);
    expect((await refusal).headers()["cache-control"]).toBe("no-store");
    const field = form(page).getByLabel("Email address");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe("plain@journey");

    await subscribe(page, email);
    await page.waitForURL("**/dscr-news/check-your-inbox");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Check your inbox");
    await page.goto(await readLink(email));
    await confirmButton(page).click();
    await page.waitForURL("**/dscr-news/subscribed");
    const [subscription] = JSON.parse(await runSiteOperator("privacy", "export", email)).newsSubscriptions;
    expect(subscription).toMatchObject({
      state: "confirmed",
      consent: { version: "1.0", text: expect.stringContaining("DSCR news"), ip: "127.0.0.1" },
    });
  });

  test("from a link that nobody sent, with its scripts gone after a deploy, goes the way it goes without them", async ({
    openPage,
  }) => {
    const dead = `/dscr-news/confirm?token=${"0".repeat(64)}`;
    const sent = await fetchPage(dead);
    expect(sent.status).toBe(404);
    expect(sent.heading).toBe("This link does not work any more");
    expect(sent.all("button").map(({ text }) => text)).not.toContain(CONFIRM);

    const page = await openPage({ tolerated: /send-form/ });
    await page.route("**/assets/send-form*", (route) => route.abort());
    await page.goto(dead);
    await subscribe(page, "between@deploys.example");
    await page.waitForURL("**/dscr-news/check-your-inbox");
    expect(await page.getByRole("main").textContent()).toContain("Unless a link went to this address lately");
  });
});
