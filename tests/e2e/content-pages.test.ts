import type { Page } from "playwright-core";
import { beforeAll, describe, expect, vi } from "vitest";
import type { ContentDraft } from "../../src/content-pages/content-page.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { HOSTILE_MARKDOWN, HOSTILE_TITLES } from "../../src/content-pages/test-hostile-markdown.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { type HtmlDocument, linksIn } from "../setup/html-elements.ts";
import { publishPage } from "../setup/site/content-operator.ts";
import { siteOfAllTests } from "../setup/site/site-of-all-tests.ts";
import { operate } from "../setup/site/site-operator.ts";
import { TEST_ACTOR } from "../setup/test-actor.ts";
import { test, waitForScripts } from "./browser.ts";
import { holdFile } from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";

/** The operator is promised 5 seconds. A machine that runs browsers beside it may take longer. */
const PROMISED = { timeout: 30_000, interval: 100 };

const MISSING = [
  ["no-such-page", "Content Not Found", "The requested content could not be found."],
  ["no/such", "404 Page Not Found", "Did you forget to add the page to the router?"],
] as const;
/** Broken answers of the API. Each has an address of its own, because what was read is kept. */
const BROKEN = new Map([
  ["broken/error", { status: 500, body: "broken" }],
  ["broken/refusal", { json: { success: false, page: { title: "T", metaDescription: "", updatedAt: "" } } }],
  ["broken/nothing", { json: { success: true } }],
  ["broken/silence", undefined],
]);

/** A separate site: pages published here must not appear in other tests, nor be part of what they crawl. */
const site = siteOfAllTests({ isBuilt: true });

beforeAll(async () => {
  const slugs = ["next", "deep/next", "nothing", "hostile", ...MISSING.map(([slug]) => slug)];
  const links = [...slugs, ...BROKEN.keys()].map((slug) => `[to ${slug}](/${slug})`);
  await withSiteDatabase(`file:${site.dataFolder}/rentratio.sqlite`, async (database) => {
    const store = createContentStore(database, Date.now);
    const publish = (slug: string, title: string, markdown: string, cta?: ContentDraft["cta"]) =>
      store.publish({ slug, title, metaDescription: `About ${title}`, markdown, cta }, TEST_ACTOR);
    await publish("start", "Start Here", links.join("\n\n"));
    await publish("next", "Next Page", "## Part\n\nThe next text.");
    await publish("deep/next", "Deep Page", "The deep text.", "match");
    for (const [index, text] of HOSTILE_TITLES.entries()) await publish(`title-${index}`, text, "Text");
    await publish("hostile", HOSTILE_TITLES[0], HOSTILE_MARKDOWN.join("\n\n"));
    await publish("nothing", "Empty Page", "");
  });
  await vi.waitUntil(async () => (await fetch(`${site.url}/nothing`)).ok, PROMISED);
});

const readSent = (path: string) => fetchPage(path, site.url);
const mainText = (page: Page) => page.getByRole("main").textContent();
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });
const follow = (page: Page, slug: string) =>
  page.getByRole("link", { name: `to ${slug}`, exact: true }).click();
const goBackToStart = async (page: Page) => {
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Start Here" }).waitFor();
};

const COMING = "Content coming soon...";

describe("a content page on the first request", () => {
  test("reads completely without scripts: title, description, date, reading time, text, and a call that names it", async () => {
    const page = await readSent("/cash-flow-analysis");
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Rental Cash Flow Analysis, Step by Step");
    expect(page.text).toContain("Work through a rental's cash flow line by line");
    expect(page.text).toContain("Updated November 1, 2026 · 3 min read");
    expect(page.text).toContain("A worked example");
    expect(page.textOf("title")).toBe("Rental Cash Flow Analysis, Step by Step | RentRatio");
    expect((await readSent("/nothing")).all("p").map(({ text }) => text)).toContain(COMING);

    const call = (await readSent("/deep/next")).part("Find the lenders for your property");
    expect(linksIn(call)).toContain("/contact?source=page-deep-next");
    const contact = await readSent("/contact?source=page-deep-next");
    expect(contact.all("input", { name: "source" })[0]?.attributes.value).toBe("page-deep-next");
  });

  test("wakes up as it is, without asking the API, and its call to action opens the lead form", async ({
    openPage,
  }) => {
    const page = await openPage({ baseURL: site.url });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/deep/next");
    expect(await mainText(page)).toContain("The deep text.");
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
    const call = { name: "Get Matched with Lenders" };
    await page.getByRole("main").getByRole("link", call).click();
    const dialog = page.getByRole("dialog", call);
    await dialog.getByRole("button", { name: "Get My DSCR Loan Options" }).waitFor();
    expect(await dialog.locator("input[name=source]").getAttribute("value")).toBe("page-deep-next");
  });
});

describe("a content page after a navigation", () => {
  test("says that it loads, shows everything and takes the focus; says what is empty, missing or broken; is asked for once", async ({
    openPage,
  }) => {
    const page = await openPage({
      baseURL: site.url,
      tolerated: /404 \(Not Found\)|500 \(Internal Server Error\)/,
    });
    await page.goto("/start");
    const calls = page.getByRole("main").getByRole("link", { name: "Get Matched with Lenders" });
    expect(await calls.count()).toBe(0);
    const left = (await headingOf(page).boundingBox())?.x;
    expect(left).toBeDefined();

    const { release } = await holdFile(page, "**/api/content/next");
    await follow(page, "next");
    await page.getByRole("status").filter({ hasText: "Loading content..." }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/next");
    expect(await headingOf(page).count()).toBe(0);
    release();
    await page.getByRole("heading", { level: 1, name: "Next Page" }).waitFor();
    const text = await mainText(page);
    expect(text).toContain("About Next Page");
    expect(text).toMatch(/Updated \w+ \d+, 20\d\d · 3 min read/);
    expect(text).toContain("The next text.");
    expect(await page.title()).toBe("Next Page | RentRatio");
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe("About Next Page");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await goBackToStart(page);

    await follow(page, "nothing");
    await page.getByText(COMING, { exact: true }).waitFor();
    expect(await headingOf(page).textContent()).toBe("Empty Page");
    await goBackToStart(page);

    for (const [slug, heading, words] of MISSING) {
      await follow(page, slug);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(await page.getByText(words, { exact: true }).count()).toBe(1);
      expect(await page.title()).toBe(`${heading} | RentRatio`);
      expect((await headingOf(page).boundingBox())?.x, "the left edge").toBe(left);
      await goBackToStart(page);
    }

    const [[, notFound, words]] = MISSING;
    for (const [slug, answer] of BROKEN) {
      await page.route(`**/api/content/${slug}`, (route) =>
        answer ? route.fulfill({ ...answer }) : route.abort(),
      );
      await follow(page, slug);
      await page.getByRole("heading", { level: 1, name: notFound }).waitFor();
      expect(await page.getByText(words, { exact: true }).count()).toBe(1);
      await goBackToStart(page);
    }

    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/content/deep/next")) asked += 1;
    });
    await follow(page, "deep/next");
    await page.getByText("The deep text.").waitFor();
    expect(await calls.count()).toBe(1);
    await goBackToStart(page);
    await page.goForward();
    await page.getByText("The deep text.").waitFor();
    expect(asked).toBe(1);
  });

  test("without a connection leaves the page as it is, or says so, and loads when it is asked for again", async ({
    openPage,
  }) => {
    const page = await openPage({
      baseURL: site.url,
      tolerated: /ERR_INTERNET_DISCONNECTED|could not be loaded/,
    });
    const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await page.goto("/start");
    // The code of these pages has not been loaded yet.
    await page.context().setOffline(true);
    await follow(page, "next");
    await notice.waitFor();
    expect(await headingOf(page).textContent()).toBe("Start Here");
    await page.context().setOffline(false);
    await notice.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Next Page" }).waitFor();
    await goBackToStart(page);

    // Trying again loaded the whole page. This loads the code.
    await waitForScripts(page);
    await follow(page, "nothing");
    await page.getByText(COMING, { exact: true }).waitFor();
    await goBackToStart(page);
    await page.context().setOffline(true);
    await follow(page, "deep/next");
    await page.getByText("We cannot reach the site right now").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Deep Page" }).waitFor();
    await page.context().setOffline(true);
    await goBackToStart(page);
    await page.goForward();
    await page.getByRole("heading", { name: "Deep Page" }).waitFor();
  });
});

describe("what an operator publishes beside the running site", () => {
  test("is on its page, in the sitemap and in the search within 5 seconds, and gone as fast", async () => {
    const words = { markdown: "Zanzibar is a word that no other page has." };
    const today = new Date().toISOString().slice(0, 10);
    await publishPage(site, { slug: "live/first", title: "Fresh Page", ...words });
    await expect.poll(() => readSent("/live/first"), PROMISED).toMatchObject({ status: 200 });
    const published = await readSent("/live/first");
    expect(published.textOf("title")).toBe("Fresh Page | RentRatio");
    // No cache shows it longer than that.
    expect(published.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5, must-revalidate");
    const api = await fetch(`${site.url}/api/content/live/first`);
    expect(api.headers.get("cache-control")).toBe("no-store");
    expect(published.text).toContain("Zanzibar is a word");
    expect((await readSent("/sitemap.xml")).html).toMatch(`/live/first</loc><lastmod>${today}</lastmod>`);
    expect((await readSent("/search?q=zanzibar")).html).toContain('href="/live/first"');

    await operate(site, "content", "unpublish", "live/first");
    await expect.poll(() => readSent("/live/first"), PROMISED).toMatchObject({ status: 404 });
    expect((await readSent("/sitemap.xml")).html).not.toContain("/live/first");
    expect((await readSent("/search?q=zanzibar")).html).not.toContain('href="/live/first"');
  });
});

describe("hostile Markdown on the site", () => {
  // Console complaints, such as a blocked script, fail the test automatically.
  test("runs nothing: drawn by the browser after a navigation, and by the server", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto("/start");
    await follow(page, "hostile");
    await page.getByRole("heading", { level: 1, name: HOSTILE_TITLES[0], exact: true }).waitFor();
    const fromBrowser = await examineText(page);
    await page.reload();
    for (const found of [fromBrowser, await examineText(page)]) {
      expect(found.text).toContain("<script>alert(1)</script>");
      expect(found.handlers).toEqual([]);
      expect(found.strange).toEqual([]);
    }
    expect(dialogs).toEqual([]);
  });

  test.for(HOSTILE_TITLES.map((text, index) => [text, index] as const))(
    "%j as a title and description stays text in every place",
    async ([text, index]) => {
      const page = await readSent(`/title-${index}`);
      const titles = page.all("head")[0]?.within.filter(({ tag }) => tag === "title");
      expect(titles?.map((title) => title.text)).toEqual([`${text} | RentRatio`]);
      for (const [attribute, name, content] of [
        ["property", "og:title", text],
        ["name", "twitter:title", text],
        ["name", "description", `About ${text}`],
        ["property", "og:description", `About ${text}`],
        ["name", "twitter:description", `About ${text}`],
      ] as const) {
        const tags = page.all("meta", { [attribute]: name });
        expect(tags.map(({ attributes }) => attributes.content)).toEqual([content]);
      }
      const data = page.structuredData();
      const article = data.find((document) => document["@type"] === "Article");
      expect(article).toMatchObject({ headline: text, description: `About ${text}` });
      const crumbs = data.find((document) => document["@type"] === "BreadcrumbList");
      expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: text });
      // The same elements with the same attributes as on a page with a harmless title.
      const harmless = await readSent("/cash-flow-analysis");
      expect(shapeAboveMain(page).length).toBeGreaterThan(20);
      expect(shapeAboveMain(page)).toEqual(shapeAboveMain(harmless));
      expect(shapeOf(page.all("script"))).toEqual(shapeOf(harmless.all("script")));
    },
  );
});

const shapeOf = (elements: HtmlDocument["elements"]) =>
  elements.map(({ tag, attributes }) => [tag, ...Object.keys(attributes)].join(" "));
const shapeAboveMain = ({ elements }: HtmlDocument) =>
  shapeOf(
    elements.slice(
      0,
      elements.findIndex(({ tag }) => tag === "main"),
    ),
  );

/** Also triggers handlers that wait for pointer or focus. */
async function examineText(page: Page) {
  return await page.locator("main article").evaluate((article) => {
    const elements = [...article.querySelectorAll("*")];
    for (const element of elements) {
      for (const type of ["mouseover", "mouseenter", "focus", "load", "error", "toggle"]) {
        element.dispatchEvent(new Event(type));
      }
    }
    const harmful =
      "script, style, iframe, object, embed, form, input, svg, math, base, meta, link, dialog, video";
    return {
      text: article.textContent,
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => /^(on|style)/.test(name)),
      ),
      strange: [...article.querySelectorAll(harmful)].map(({ outerHTML }) => outerHTML),
    };
  });
}
