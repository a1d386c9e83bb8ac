import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { waitForMail } from "../setup/site/site-mails.ts";
import { runSiteOperator } from "../setup/site/site-operator.ts";
import { findViolations } from "./axe.ts";
import { openSite, test } from "./browser.ts";

const newestFirst = [
  "dscr-boom-2025",
  "rate-environment-2025",
  "florida-dscr-surge",
  "underwriting-evolution",
  "institutional-capital",
  "texas-market-update",
];

const readLinks = async (page: Page) => {
  const links = page.getByRole("link", { name: /^Read / });
  return await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/").at(-1)));
};

describe("the news list", () => {
  test("features two stories, lists the rest newest first, and every Read button leads to its article", async ({
    readPage,
  }) => {
    const page = await readPage("/dscr-news");
    expect(await readLinks(page)).toEqual(newestFirst);
    const featured = page.getByRole("region", { name: "Featured Stories" }).getByRole("article");
    expect(await featured.count()).toBe(2);
    expect(await page.getByRole("region", { name: "Latest Updates" }).getByRole("article").count()).toBe(4);
    for (const id of newestFirst) expect((await fetch(`${openSite()}/dscr-news/${id}`)).status).toBe(200);
  });

  test("the category filter keeps its choice in the address, announces it, survives reload and Back", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/dscr-news");
    const categories = page.getByRole("navigation", { name: "News categories" });
    await categories.getByRole("link", { name: "State-Specific" }).click();
    await page.waitForURL("**/dscr-news?category=state-specific");
    await expect.poll(() => readLinks(page)).toEqual(["florida-dscr-surge", "texas-market-update"]);
    expect(await page.getByRole("status").filter({ hasText: "article" }).textContent()).toBe(
      "2 articles in State-Specific",
    );
    expect(await categories.locator("[aria-current=true]").allTextContents()).toEqual(["State-Specific"]);
    await page.reload();
    expect(await readLinks(page)).toEqual(["florida-dscr-surge", "texas-market-update"]);
    await page.goBack();
    await expect.poll(() => readLinks(page)).toEqual(newestFirst);
    expect(await categories.locator("[aria-current=true]").allTextContents()).toEqual(["All"]);
  });

  test("the categories are the specification's", async ({ readPage }) => {
    const page = await readPage("/dscr-news");
    const links = page.getByRole("navigation", { name: "News categories" }).getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/dscr-news",
      "/dscr-news?category=market-trends",
      "/dscr-news?category=rates",
      "/dscr-news?category=state-specific",
      "/dscr-news?category=regulations",
      "/dscr-news?category=industry",
    ]);
  });

  test("the filter works without scripts", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/dscr-news");
    await page.getByRole("link", { name: "Rates", exact: true }).click();
    expect(await readLinks(page)).toEqual(["rate-environment-2025"]);
  });

  test("the feed is RSS 2.0 with every article, and the list points to it", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-news");
    const alternate = page.locator("link[rel=alternate][type='application/rss+xml']");
    expect(await alternate.getAttribute("href")).toMatch(/\/dscr-news\/rss\.xml$/);
    await page.getByRole("link", { name: "RSS feed" }).waitFor();

    const response = await fetch(`${openSite()}/dscr-news/rss.xml`);
    expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    const feed = await response.text();
    const read = await page.evaluate((xml) => {
      const channel = new DOMParser().parseFromString(xml, "application/xml");
      const texts = (selector: string) =>
        Array.from(channel.querySelectorAll(selector), (node) => node.textContent);
      return {
        version: channel.documentElement.getAttribute("version"),
        errors: texts("parsererror"),
        self: channel.getElementsByTagName("atom:link")[0]?.getAttribute("rel"),
        links: texts("item > link"),
        dates: texts("item > pubDate"),
      };
    }, feed);
    expect(read).toMatchObject({ version: "2.0", errors: [], self: "self" });
    expect(read.links.map((link) => link?.split("/").at(-1))).toEqual(newestFirst);
    expect(read.dates[0]).toBe("Tue, 14 Oct 2025 00:00:00 GMT");
  });
});

describe("an article", () => {
  test("shows badge, date, read time, title, summary and the full text", async ({ readPage }) => {
    const page = await readPage("/dscr-news/rate-environment-2025");
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(
      "DSCR Rates in 2025: How a Quote Is Built",
    );
    const text = await main.textContent();
    for (const part of [
      "Rates",
      "September 23, 2025",
      "4 min read",
      "worth $361 a month",
      "Points, and when they pay back",
    ]) {
      expect(text).toContain(part);
    }
    expect(text?.split(/\s+/).length).toBeGreaterThan(500);
  });

  test("carries Article structured data", async () => {
    const html = await (await fetch(`${openSite()}/dscr-news/dscr-boom-2025`)).text();
    expect(html).toContain('"@type":"NewsArticle"');
    expect(html).toContain('"datePublished":"2025-10-14"');
  });

  test("leads to the previous and the next one, and a link in the text stays within the site", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/dscr-news/rate-environment-2025");
    const more = page.getByRole("navigation", { name: "More news" });
    expect(
      await more.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    ).toEqual(["/dscr-news/florida-dscr-surge", "/dscr-news/dscr-boom-2025", "/dscr-news"]);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await page.getByRole("main").getByRole("link", { name: "lender directory" }).click();
    await page.waitForURL("**/lender-partners");
    expect(await page.locator("html[data-same-document]").count()).toBe(1);
  });

  test("an unknown id is 'Article Not Found' with a way back, and answers 404", async ({ openPage }) => {
    const page = await openPage();
    const response = await page.goto("/dscr-news/no-such-article");
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Article Not Found");
    await main.getByText("The article you're looking for doesn't exist or has been moved.").waitFor();
    await main.getByRole("link", { name: "Back to News" }).click();
    await page.waitForURL("**/dscr-news");
  });
});

describe("Share", () => {
  test("uses the device's own share function", async ({ openPage }) => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (link: unknown) =>
          document.documentElement.setAttribute("data-shared", JSON.stringify(link)),
      });
    });
    await page.goto("/dscr-news/dscr-boom-2025");
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator("html[data-shared]").waitFor();
    expect(JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "")).toEqual({
      title: "Why DSCR Loans Became a Default Choice in 2025",
      url: `${openSite()}/dscr-news/dscr-boom-2025`,
    });
  });

  test.for(["missing", "failing"])(
    "copies the link where that function is %s",
    async (state, { openPage }) => {
      const page = await openPage();
      await page.addInitScript((isFailing) => {
        const value = () => Promise.reject(new DOMException("no target", "NotAllowedError"));
        if (isFailing) Object.defineProperty(navigator, "share", { value });
        else Reflect.deleteProperty(Navigator.prototype, "share");
        navigator.clipboard.writeText = async (text) =>
          document.documentElement.setAttribute("data-copied", text);
      }, state === "failing");
      await page.goto("/dscr-news/dscr-boom-2025#what-to-watch");
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByText("Article link copied successfully.").first().waitFor();
      expect(await page.locator("html").getAttribute("data-copied")).toBe(
        `${openSite()}/dscr-news/dscr-boom-2025`,
      );
    },
  );

  test("a visitor who closes the share sheet gets no copy and no message", async ({ openPage }) => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async () => {
          document.documentElement.setAttribute("data-asked", "");
          throw new DOMException("closed", "AbortError");
        },
      });
      navigator.clipboard.writeText = async () => document.documentElement.setAttribute("data-copied", "");
    });
    await page.goto("/dscr-news/dscr-boom-2025");
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator("html[data-asked]").waitFor();
    expect(await page.locator("html[data-copied]").count()).toBe(0);
  });

  test("where nothing can be copied either, it says so and shows the link", async ({ openPage }) => {
    const page = await openPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "share");
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await page.goto("/dscr-news/dscr-boom-2025");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Copy Failed").first().waitFor();
    const shown = page.getByRole("main").getByText("Unable to copy to clipboard.");
    expect(await shown.textContent()).toContain(`${openSite()}/dscr-news/dscr-boom-2025`);
  });

  test("is not offered where scripts do not run", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/dscr-news/dscr-boom-2025");
    expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
  });
});

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
  const confirmButton = (page: Page) => page.getByRole("button", { name: "Confirm my subscription" });

  test("is asked for in place, confirmed by a button, gets an article, and ends with one click", async ({
    openPage,
  }) => {
    const page = await openPage();
    const email = "reader@journey.example";
    await page.goto("/dscr-news");
    await page.getByRole("link", { name: "Get new articles by email" }).click();
    await subscribe(page, email);
    await page.getByText("Nothing more is sent until you confirm.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Check your inbox");
    expect(new URL(page.url()).pathname).toBe("/dscr-news");

    const link = await readLink(email);
    const opened = await page.goto(link);
    expect(opened?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).not.toContain("token");
    await page.goto(link);
    await confirmButton(page).click();
    await page.waitForURL("**/dscr-news/subscribed");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("You are subscribed");
    await page.goto(link);
    expect(new URL(page.url()).pathname).toBe("/dscr-news/subscribed");

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

  test("works without scripts, and a mistake comes back beside the field", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    const email = "plain@journey.example";
    await page.goto("/dscr-news");
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

  test("what the server refuses is said beside the field, which keeps the address", async ({ openPage }) => {
    const page = await openPage({ tolerated: /Failed to load resource.*news-subscriptions/ });
    await page.goto("/dscr-news");
    await subscribe(page, "reader@host");
    await page.getByText("Please enter your email address, like name@example.com.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(await form(page).getByLabel("Email address").inputValue()).toBe("reader@host");
    await page.route("**/api/news-subscriptions", (route) => route.abort());
    await subscribe(page, "reader@offline.example");
    await page.getByText("The address could not be sent.").waitFor();
    expect(await form(page).getByRole("button", { name: "Subscribe" }).isEnabled()).toBe(true);
  });

  test("without a connection keeps the address and says what happened", async ({ openPage }) => {
    const page = await openPage({ tolerated: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto("/dscr-news");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await subscribe(page, "reader@tunnel.example");
    await page.getByText("The address could not be sent.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/dscr-news");
    expect(await form(page).getByLabel("Email address").inputValue()).toBe("reader@tunnel.example");
    expect(await form(page).getByRole("button", { name: "Subscribe" }).isEnabled()).toBe(true);
  });

  test("goes the way it goes without scripts when they are gone after a deploy", async ({ openPage }) => {
    const page = await openPage({ tolerated: /send-form/ });
    await page.route("**/assets/send-form*", (route) => route.abort());
    await page.goto("/dscr-news");
    await subscribe(page, "between@deploys.example");
    await page.waitForURL("**/dscr-news/check-your-inbox");
  });

  test("a link that nobody sent answers 404, and offers the form", async ({ openPage }) => {
    const page = await openPage();
    const response = await page.goto(`/dscr-news/confirm?token=${"0".repeat(64)}`);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "This link does not work any more",
    );
    expect(await confirmButton(page).count()).toBe(0);
    await subscribe(page, "again@journey.example");
    await page.getByText("Unless a link went to this address lately").waitFor();
  });

  test("axe finds nothing on its way", async ({ openPage }) => {
    const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
    const email = "any@axe.example";
    await page.goto("/dscr-news");
    await subscribe(page, email);
    await page.getByText("Check your inbox").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goto(await readLink(email));
    await confirmButton(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.for(newestFirst)(
  "%s draws the figures it compares, with the table below, and says what they are",
  async (id, { readPage }) => {
    const page = await readPage(`/dscr-news/${id}`);
    await page.setViewportSize({ width: 360, height: 740 });
    const charts = await page.getByRole("figure").all();
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) {
      const picture = (await chart.getByRole("img").getAttribute("aria-label")) ?? "";
      const rows = await chart.getByRole("table").locator("tbody tr").all();
      for (const row of rows) {
        const [label, figure] = await row.locator("th, td").allTextContents();
        expect(picture).toContain(`${label} ${figure}`);
      }
      expect(await chart.locator("p").last().textContent()).toMatch(/^(Illustrative|An invented)/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
