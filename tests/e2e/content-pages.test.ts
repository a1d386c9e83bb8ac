import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { type BuiltSite, startBuiltSite } from "../setup/site/built-site.ts";
import { operateContent, publishPage } from "../setup/site/content-operator.ts";
import { test } from "./browser.ts";

/** The operator is promised 5 seconds. A machine that runs browsers beside it may take longer. */
const PROMISED = { timeout: 30_000, interval: 100 };

/** A separate site: pages published here must not appear in other tests. */
let site: BuiltSite;

beforeAll(async () => {
  site = await startBuiltSite();
  const links = ["next", "deep/next", "nothing", "no-such-page", "no/such"].map(
    (slug) => `[to ${slug}](/${slug})`,
  );
  await publishPage(site, { slug: "start", title: "Start Here", markdown: links.join("\n\n") });
  await publishPage(site, { slug: "next", title: "Next Page", markdown: "## Part\n\nThe next text." });
  await publishPage(site, {
    slug: "deep/next",
    title: "Deep Page",
    markdown: "The deep text.",
    cta: "match",
  });
  await publishPage(site, { slug: "nothing", title: "Empty Page", markdown: "" });
  await vi.waitUntil(async () => (await fetch(`${site.url}/nothing`)).ok, PROMISED);
});
afterAll(() => site.stop());

const mainText = (page: Page) => page.getByRole("main").textContent();
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const follow = (page: Page, slug: string) =>
  page.getByRole("link", { name: `to ${slug}`, exact: true }).click();

describe("a content page on the first request", () => {
  test("reads completely without scripts: title, description, date, reading time, text", async ({
    openPage,
  }) => {
    const page = await openPage({ baseURL: site.url, javaScriptEnabled: false });
    expect((await page.goto("/cash-flow-analysis"))?.status()).toBe(200);
    expect(await headingOf(page)).toBe("Rental Cash Flow Analysis, Step by Step");
    const text = await mainText(page);
    expect(text).toContain("Work through a rental's cash flow line by line");
    expect(text).toContain("Updated November 1, 2026 · 3 min read");
    expect(text).toContain("A worked example");
    expect(await page.title()).toBe("Rental Cash Flow Analysis, Step by Step | RentRatio");
  });

  test("wakes up as it is, without asking the API", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/deep/next");
    expect(await mainText(page)).toContain("The deep text.");
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  });

  test("without a text says that it is coming", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    await page.goto("/nothing");
    expect(await page.getByText("Content coming soon...", { exact: true }).count()).toBe(1);
    expect(await mainText(page)).toContain("3 min read");
  });

  test.for([
    ["/no-such-page", "Content Not Found", "The requested content could not be found."],
    ["/no/such", "404 Page Not Found", "Did you forget to add the page to the router?"],
  ] as const)("%s answers 404 and says so", async ([path, heading, text], { openPage }) => {
    const page = await openPage({ baseURL: site.url });
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await headingOf(page)).toBe(heading);
    expect(await page.getByText(text, { exact: true }).count()).toBe(1);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  });
});

describe("the call to action of a content page", () => {
  const CALL = { name: "Get Matched with Lenders" };

  test("leads to the contact page without scripts, with the page as the source", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url, javaScriptEnabled: false });
    await page.goto("/deep/next");
    await page.getByRole("region", { name: "Find the lenders" }).getByRole("link", CALL).click();
    await page.waitForURL("/contact?source=page-deep-next");
    expect(await page.locator("input[name=source]").getAttribute("value")).toBe("page-deep-next");
  });

  test("opens the lead form, also after a navigation, and is on no page that has none", async ({
    openPage,
  }) => {
    const page = await openPage({ baseURL: site.url });
    await page.goto("/start");
    const calls = page.getByRole("main").getByRole("link", CALL);
    expect(await calls.count()).toBe(0);
    await follow(page, "deep/next");
    await calls.click();
    const dialog = page.getByRole("dialog", CALL);
    await dialog.getByRole("button", { name: "Get My DSCR Loan Options" }).waitFor();
    expect(await dialog.locator("input[name=source]").getAttribute("value")).toBe("page-deep-next");
  });
});

describe("a content page after a navigation", () => {
  const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|could not be loaded/;

  test("without a connection and without its code leaves the page as it is", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url, tolerated: NO_CONNECTION });
    const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await page.goto("/start");
    await page.context().setOffline(true);
    await follow(page, "next");
    await notice.waitFor();
    expect(await headingOf(page)).toBe("Start Here");
    await page.context().setOffline(false);
    await notice.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Next Page" }).waitFor();
  });

  test("without a connection says so, and loads when it is asked for again", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url, tolerated: NO_CONNECTION });
    await page.goto("/start");
    await follow(page, "next");
    await page.getByRole("heading", { name: "Next Page" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Start Here" }).waitFor();
    await page.context().setOffline(true);
    await follow(page, "deep/next");
    await page.getByText("We cannot reach the site right now").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Deep Page" }).waitFor();
    await page.context().setOffline(true);
    await page.goBack();
    await page.getByRole("heading", { name: "Start Here" }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Deep Page" }).waitFor();
  });

  test("says that it loads, then shows everything and takes the focus", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    await page.goto("/start");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/content/next", async (route) => {
      await held;
      await route.continue();
    });
    await follow(page, "next");
    await page.getByRole("status").filter({ hasText: "Loading content..." }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/next");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
    answer();
    await page.getByRole("heading", { level: 1, name: "Next Page" }).waitFor();
    const text = await mainText(page);
    expect(text).toContain("About Next Page");
    expect(text).toMatch(/Updated \w+ \d+, 20\d\d · 3 min read/);
    expect(text).toContain("The next text.");
    expect(await page.title()).toBe("Next Page | RentRatio");
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe("About Next Page");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("keeps what it has read: the way back and forth asks once", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/content/deep/next")) asked += 1;
    });
    await page.goto("/start");
    await follow(page, "deep/next");
    await page.getByText("The deep text.").waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Start Here" }).waitFor();
    await page.goForward();
    await page.getByText("The deep text.").waitFor();
    expect(asked).toBe(1);
  });

  test("without a text says that it is coming", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    await page.goto("/start");
    await follow(page, "nothing");
    await page.getByText("Content coming soon...", { exact: true }).waitFor();
    expect(await headingOf(page)).toBe("Empty Page");
  });

  test.for([
    ["no-such-page", "Content Not Found", "The requested content could not be found."],
    ["no/such", "404 Page Not Found", "Did you forget to add the page to the router?"],
  ] as const)("to %s, which nobody published, says so", async ([slug, heading, text], { openPage }) => {
    const page = await openPage({ baseURL: site.url, tolerated: /404 \(Not Found\)/ });
    await page.goto("/start");
    await follow(page, slug);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await page.getByText(text, { exact: true }).count()).toBe(1);
    expect(await page.title()).toBe(`${heading} | RentRatio`);
  });

  test.for([
    ["an error", { status: 500, body: "broken" }],
    [
      "an answer without success",
      { json: { success: false, page: { title: "T", metaDescription: "", updatedAt: "" } } },
    ],
    ["an answer without a page", { json: { success: true } }],
    ["no answer", undefined],
  ] as const)("that ends in %s says that the content was not found", async ([, answer], { openPage }) => {
    const page = await openPage({ baseURL: site.url, tolerated: /500 \(Internal Server Error\)/ });
    await page.goto("/start");
    await page.route("**/api/content/deep/next", (route) =>
      answer ? route.fulfill({ ...answer }) : route.abort(),
    );
    await follow(page, "deep/next");
    await page.getByRole("heading", { level: 1, name: "Content Not Found" }).waitFor();
    expect(await page.getByText("The requested content could not be found.", { exact: true }).count()).toBe(
      1,
    );
  });
});

describe("what an operator publishes beside the running site", () => {
  const read = async (path: string) => {
    const answer = await fetch(`${site.url}${path}`);
    return { status: answer.status, text: await answer.text() };
  };

  test("is on its page, in the sitemap and in the search within 5 seconds, and gone as fast", async () => {
    const words = { markdown: "Zanzibar is a word that no other page has." };
    const today = new Date().toISOString().slice(0, 10);
    await publishPage(site, { slug: "live/first", title: "Fresh Page", ...words });
    await expect.poll(() => read("/live/first"), PROMISED).toMatchObject({ status: 200 });
    expect((await read("/live/first")).text).toContain("<title>Fresh Page | RentRatio</title>");
    expect((await read("/live/first")).text).toContain("Zanzibar is a word");
    expect((await read("/sitemap.xml")).text).toMatch(`/live/first</loc><lastmod>${today}</lastmod>`);
    expect((await read("/search?q=zanzibar")).text).toContain('href="/live/first"');

    await publishPage(site, { slug: "live/first", title: "Changed Page", ...words });
    await expect.poll(async () => (await read("/live/first")).text, PROMISED).toContain("Changed Page");

    await operateContent(site, "unpublish", "live/first");
    await expect.poll(() => read("/live/first"), PROMISED).toMatchObject({ status: 404 });
    expect((await read("/sitemap.xml")).text).not.toContain("/live/first");
    expect((await read("/search?q=zanzibar")).text).not.toContain('href="/live/first"');
  });

  test("is sent so that no cache shows it longer than that", async () => {
    const { headers } = await fetch(`${site.url}/next`);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5, must-revalidate");
    const api = await fetch(`${site.url}/api/content/next`);
    expect(api.headers.get("cache-control")).toBe("no-store");
  });
});
