import { describe, expect } from "vitest";
import { ADDRESS_ATTRIBUTE } from "../../../src/start/document-address.ts";
import { openSite, test } from "../browser.ts";

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
    // A pointer that rests on a link prefetches its page.
    await page.mouse.move(0, 0);
    await page.goBack();
    const outline = page.locator("nav[aria-label='States on a map'] path[d]").first();
    expect(await outline.getAttribute("d")).toMatch(/^M/);
    // Nothing waits for the broken page any more, which would lead there again.
    expect(await page.locator("#root [hidden] link[rel=modulepreload]").count()).toBe(0);
    expect(await page.getByRole("contentinfo").getByText("educational").count()).toBeGreaterThan(0);
    expect(await page.locator("html.dark").count()).toBe(1);
    expect(await page.getByRole("button", { name: "Dark", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  test("a search whose code is gone after a deploy is a plain form, and nothing else on the page changes", async ({
    openPage,
  }) => {
    const page = await openPage({ isFirstVisit: true, tolerated: /search-panel/ });
    await page.route("**/assets/search-panel-*.js", (route) => route.abort());
    await page.goto("/dscr-calculator");
    await page.getByLabel("Monthly Rent").first().fill("2500");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByText("Press Enter to search.").waitFor();
    expect(await page.getByLabel("Monthly Rent").first().inputValue()).toBe("$2,500");
    await page.keyboard.type("kiavi");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=kiavi");
  });

  test("a search that opens first without a connection says so at once, stays, and works as soon as there is one", async ({
    openPage,
  }) => {
    const page = await openPage({ isFirstVisit: true, tolerated: /ERR_INTERNET_DISCONNECTED|search-panel/ });
    await page.goto("/faq");
    await page.context().setOffline(true);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByText("You are offline. The search needs a connection.").waitFor();
    await page.keyboard.type("kiavi");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).pathname).toBe("/faq");
    await page.context().setOffline(false);
    await dialog.getByRole("option", { name: /Kiavi/ }).first().waitFor();
    expect(await dialog.getByRole("combobox").inputValue()).toBe("kiavi");
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
