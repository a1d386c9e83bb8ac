import { describe, expect } from "vitest";
import { ADDRESS_ATTRIBUTE } from "../../../src/start/document-address.ts";
import { openSite, test, waitForScripts } from "../browser.ts";

describe("when something breaks", () => {
  test("a page that cannot be shown says so, and what to do, in the visitor's theme; Back shows a whole page", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: /TypeError/ });
    await page.goto("/states");
    await page.getByRole("button", { name: "Dark", exact: true }).click();
    await page.route("**/faq.data", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"items"', '"nothing"') });
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page.getByRole("heading", { name: "RentRatio - Loading Error" }).waitFor();
    const text = "Please refresh the page. If the issue persists, contact support.";
    expect(await page.getByText(text).count()).toBe(1);
    expect(await page.locator("html.dark").count()).toBe(1);
    await page.goBack();
    const outline = page.locator("nav[aria-label='States on a map'] path[d]").first();
    expect(await outline.getAttribute("d")).toMatch(/^M/);
    expect(await page.getByRole("contentinfo").getByText("educational").count()).toBeGreaterThan(0);
    expect(await page.locator("html.dark").count()).toBe(1);
    expect(await page.getByRole("button", { name: "Dark", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  test("code that is gone after a deploy reloads the page once, and then works", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true, tolerated: /search-dialog/ });
    await page.goto("/");
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route("**/assets/search-dialog-*.js", (route) =>
      loads === 0 ? route.abort() : route.continue(),
    );
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Control+k")]);
    await waitForScripts(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).waitFor();
    expect(loads).toBe(1);
  });

  test("without a connection the page waits for one instead of going away", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true, tolerated: /ERR_INTERNET_DISCONNECTED|search-dialog/ });
    await page.goto("/dscr-calculator");
    await page.getByLabel("Monthly Rent").first().fill("2500");
    await page.context().setOffline(true);
    const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
    await Promise.all([asked, page.keyboard.press("Control+k")]);
    await page.context().setOffline(false);
    await page.getByRole("dialog", { name: "Search" }).waitFor();
    expect(await page.getByLabel("Monthly Rent").first().inputValue()).toBe("$2,500");
  });

  test("code that cannot be loaded does not reload forever: the search opens its page instead", async ({
    openPage,
  }) => {
    const page = await openPage({ isFirstVisit: true, tolerated: /search-dialog/ });
    await page.route("**/assets/search-dialog-*.js", (route) => route.abort());
    await page.goto("/");
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Control+k")]);
    await waitForScripts(page);
    await page.keyboard.press("Control+k");
    await page.waitForURL("**/search");
  });

  test("a document without its root element is left as the server sent it, and the console says why", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: /root element is missing/ });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.route("**/faq", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') });
    });
    await page.goto("/faq", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).hover();
    await expect.poll(() => said.join("\n")).toContain("The root element is missing");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});

test.for([
  ["/nope-1", "/nope-2"],
  ["/no/such-1", "/no/such-2"],
  ["/states/atlantis-1", "/states/atlantis-2"],
  ["/dscr-news/no-such-1", "/dscr-news/no-such-2"],
])("%s and %s get the same document, with a nonce and an address of its own", async (paths) => {
  const [first, second] = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(openSite() + path);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
      const html = await response.text();
      expect(html.split(nonce).length).toBeGreaterThan(2);
      const address = ` ${ADDRESS_ATTRIBUTE}="${path}"`;
      expect(html).toContain(address);
      return { nonce, html: html.replaceAll(nonce, "").replace(address, "") };
    }),
  );
  expect(first?.html).toBe(second?.html);
  expect(first?.nonce).not.toBe(second?.nonce);
});
