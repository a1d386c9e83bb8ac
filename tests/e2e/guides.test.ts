import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { creditScoreGuides } from "../../content/guides/credit-score-guides.ts";
import { statesOverview } from "../../content/landings/states-overview.ts";
import { openSite, test } from "./browser.ts";

const hrefsOf = (page: Page, scope: string) =>
  page.locator(`${scope} a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

describe("the states overview", () => {
  test("shows the eight markets with every field of the specification", async ({ readPage }) => {
    const page = await readPage("/states");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("DSCR Loans by State");
    await page.getByRole("heading", { name: "Top DSCR Loan Markets" }).waitFor();
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(statesOverview.markets.length);

    for (const market of statesOverview.markets) {
      const card = await cards.filter({ hasText: `View ${market.name} Details` }).textContent();
      for (const text of [
        `${market.lenderCount} active DSCR lenders`,
        market.marketStrength,
        `${market.minDscr}x`,
        `${market.maxLtv}%`,
        `${market.minFico}+`,
        market.avgRate,
        market.strFriendly ? "Allowed" : "Restricted",
        market.topCities.slice(0, statesOverview.citiesPerCard).join(", "),
        `+${market.topCities.length - statesOverview.citiesPerCard} more`,
      ]) {
        expect(card).toContain(text);
      }
    }
    const button = page.getByRole("link", { name: "View North Carolina Details" });
    expect(await button.getAttribute("href")).toBe("/states/north-carolina");
  });

  test("shows the four tiles, all fifty states and the closing call to action", async ({ readPage }) => {
    const page = await readPage("/states");
    const coverage = await page.getByRole("region", { name: "Coverage" }).textContent();
    for (const { value, label } of statesOverview.tiles) expect(coverage).toContain(`${value} ${label}`);
    const directory = page.locator("#directory");
    await directory.getByRole("heading", { name: "Complete State Directory" }).waitFor();
    expect(await directory.getByText("View DSCR requirements").count()).toBe(50);
    expect(new Set(await hrefsOf(page, "#directory")).size).toBe(50);
    expect(await page.getByRole("link", { name: "Get Started Today" }).getAttribute("href")).toBe("/contact");
  });

  test("every state on the map is a named link that the keyboard reaches and follows", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/states");
    const map = page.getByRole("navigation", { name: "States on a map" });
    expect(await map.getByRole("link").count()).toBe(50);
    await map.getByRole("link", { name: /^Tennessee \(TN\): 0\.\d\d$/ }).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.querySelector("title")?.textContent)).toMatch(
      /^Texas \(TX\): 0\.\d\d$/,
    );
    await page.keyboard.press("Enter");
    await page.waitForURL("**/states/texas");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("rate, down payment and rent change map, table and sentence alike, by keyboard", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/states");
    const map = page.getByRole("navigation", { name: "States on a map" });
    const table = page.getByRole("table", { name: /Rent, value and ratio of each state/ });
    const ohioOnMap = async () =>
      (await map.locator("a[href='/states/ohio'] title").textContent())?.slice(-4);
    const ohioInTable = () =>
      table.getByRole("row", { name: /^Ohio/ }).getByRole("cell").nth(2).textContent();
    const start = await ohioInTable();
    expect(await ohioOnMap()).toBe(start);
    await page.getByText("the rent covers the payment in none of the 50 states").waitFor();

    await page.getByLabel("Interest rate").focus();
    await page.keyboard.press("Home");
    await page.getByText("At 25% down and 4.00%").waitFor();
    await page.getByLabel("Down payment").focus();
    await page.keyboard.press("End");
    await page.getByText("At 60% down and 4.00%").waitFor();
    const before = Number(await ohioOnMap());
    expect(before).toBeGreaterThan(Number(start));
    // The table follows after a pause.
    await expect.poll(ohioInTable).toBe(await ohioOnMap());

    await page.getByLabel("Median rent of all homes").focus();
    await page.keyboard.press("ArrowDown");
    await page.getByText("HUD Fair Market Rents, fiscal year 2027").first().waitFor();
    expect(Number(await ohioOnMap())).toBeGreaterThan(before);
    await expect.poll(ohioInTable).toBe(await ohioOnMap());
    expect(await map.locator("a[href='/states/ohio'] path").getAttribute("class")).toContain("fill-ratio-6");
  });

  test("the map can be skipped, and is used with a pointer", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/states");
    await page.getByRole("link", { name: "Skip the map" }).focus();
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#directory");
    await page.locator("nav[aria-label='States on a map'] a[href='/states/colorado'] path").click();
    await page.waitForURL("**/states/colorado");
  });

  test("the map's outlines are in the document once, and come along with a navigation", async ({
    openPage,
  }) => {
    const outlines = (page: Page) =>
      page
        .getByRole("navigation", { name: "States on a map" })
        .locator("path")
        .evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? ""));
    const page = await openPage();
    const document = await page.goto("/states");
    const drawn = await outlines(page);
    expect(drawn.filter((outline) => outline.length > 10)).toHaveLength(50);
    const source = (await document?.text()) ?? "";
    for (const outline of drawn) expect(source.split(outline)).toHaveLength(2);
    await page.goto("/states/texas");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "States" }).click();
    await page.getByRole("heading", { level: 1, name: "DSCR Loans by State" }).waitFor();
    expect(await outlines(page)).toEqual(drawn);
  });

  test("map and directory lead on without scripts", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/states");
    await page.locator("nav[aria-label='States on a map'] a[href='/states/kansas'] path").click();
    await page.waitForURL("**/states/kansas");
    await page.goto("/states");
    await page.locator("#directory").getByRole("link", { name: "Rhode Island" }).click();
    await page.waitForURL("**/states/rhode-island");
  });
});

describe.for([
  [
    "/states/texas",
    [
      "Average loan amount",
      "Average DSCR",
      "Cap rates",
      "Lender presence",
      "Top markets",
      "Market highlights",
      "Investor benefits",
      "Regulations",
      "Challenges",
      "Foreclosure process",
      "Short-term rentals",
    ],
  ],
  [
    "/credit-score/620",
    [
      creditScoreGuides[0].scoreRange,
      creditScoreGuides[0].downPaymentReqs,
      "Lender options",
      "Advantages",
      "Challenges",
      "Improvement tips",
      "Alternative options",
      "Adder to the base rate",
    ],
  ],
  [
    "/property-types/duplex",
    [
      "DSCR requirements",
      "Lender preferences",
      "Average loan amounts",
      "Cash flow factors",
      "Advantages",
      "Challenges",
      "Market trends",
      "Investor profile",
    ],
  ],
  [
    "/cities/atlanta",
    [
      "Average loan amount",
      "Average DSCR",
      "Neighborhoods",
      "Market highlights",
      "Investment opportunities",
      "Price ranges",
      "Rent growth",
      "Cap rates",
      "Market trend",
      "Competition",
    ],
  ],
  [
    "/loan-amounts/1m-plus",
    [
      "$1,000,000+",
      "Property values",
      "Down payment",
      "DSCR requirements",
      "Market segments",
      "Lender options",
      "Investor profile",
      "Advantages",
      "Challenges",
      "Strategies",
      "Monthly payments",
    ],
  ],
] as const)("the guide %s", ([path, parts]) => {
  test("shows every field, and leads to the calculator, the lenders and its siblings", async ({
    readPage,
  }) => {
    const page = await readPage(path);
    const main = page.getByRole("main");
    const text = await main.textContent();
    for (const part of parts) expect(text).toContain(part);
    const links = await hrefsOf(page, "main");
    expect(links).toContain("/dscr-calculator");
    expect(links).toContain("/lender-partners");
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    expect(links.some((link) => link?.startsWith(folder) && link !== path)).toBe(true);
  });

  test("has its breadcrumb as structured data and reads without scripts", async ({ readPage }) => {
    const page = await readPage(path);
    const crumbs = await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("listitem")
      .allTextContents();
    const documents = await page.locator("script[type='application/ld+json']").allTextContents();
    const list = documents
      .map((document) => JSON.parse(document))
      .find((data) => data["@type"] === "BreadcrumbList");
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(crumbs);
  });
});

describe("an unknown guide", () => {
  test.for([
    [
      "/states/atlantis",
      "State Guide Not Found",
      "The state guide you're looking for doesn't exist or has been moved.",
    ],
    ["/credit-score/900", "Guide Not Found", ""],
    ["/property-types/castle", "Guide Not Found", ""],
    ["/cities/gotham", "City Guide Not Found", "We couldn't find information for this city."],
    [
      "/loan-amounts/2-dollars",
      "Loan Amount Guide Not Found",
      "We couldn't find information for this loan amount range.",
    ],
  ] as const)("%s answers 404, says so, and leads home", async ([path, heading, text], { openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    expect(await page.getByRole("main").textContent()).toContain(text);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    const home = page.getByRole("link", { name: "Back to Home" });
    expect(await home.getAttribute("href")).toBe("/");
  });
});

test.for([
  ["/states/texas-dscr-loans", "/states/texas"],
  ["/loan-amounts/dscr-loans-100k-200k", "/loan-amounts/100k-200k"],
  ["/credit-score/dscr-loans-620-credit-score", "/credit-score/620"],
  ["/credit-score/800+", "/credit-score/800"],
  ["/property-types/duplex-dscr-loans", "/property-types/duplex"],
  ["/cities/atlanta-dscr-loans", "/cities/atlanta"],
] as const)("%s redirects for good to %s", async ([long, bare]) => {
  const response = await fetch(`${openSite()}${long}`, { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get("Location") ?? "", openSite()).pathname).toBe(bare);
});
