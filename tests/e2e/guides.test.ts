import { describe, expect } from "vitest";
import { creditScoreGuides } from "../../content/guides/credit-score-guides.ts";
import { statesOverview } from "../../content/landings/states-overview.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { openSite, test } from "./browser.ts";
import { fetchPage, linksIn } from "./sent-page.ts";

describe("the states overview", () => {
  test("shows the eight markets with every field of the specification, four tiles and all fifty states", async () => {
    const page = await fetchPage("/states");
    expect(page.heading).toBe("DSCR Loans by State");
    expect(page.all("h2").map(({ text }) => text)).toContain("Top DSCR Loan Markets");
    const cards = page.all("article");
    expect(cards).toHaveLength(statesOverview.markets.length);
    for (const market of statesOverview.markets) {
      const card = cards.find(({ text }) => text.includes(`View ${market.name} Details`))?.text;
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
    const hrefOf = (name: string) => page.all("a").find(({ text }) => text === name)?.attributes.href;
    expect(hrefOf("View North Carolina Details")).toBe("/states/north-carolina");
    for (const { value, label } of statesOverview.tiles) {
      expect(page.part("Coverage")?.text).toContain(`${value} ${label}`);
    }
    const [directory] = page.all("section", { id: "directory" });
    expect(directory?.text).toMatch(/^Complete State Directory/);
    expect(directory?.text.split("View DSCR requirements")).toHaveLength(51);
    expect(new Set(linksIn(directory)).size).toBe(50);
    // The map leads on without scripts.
    expect(new Set(linksIn(page.part("States on a map")))).toEqual(new Set(linksIn(directory)));
    expect(hrefOf("Get Started Today")).toBe("/contact");
    expect(linksIn(page.all("main")[0])).toContain("/data");
  });

  test("map, table and sentence follow rate, down payment and rent; every state on the map is a link for keyboard and pointer", async ({
    openPage,
  }) => {
    const page = await openPage();
    const response = await page.goto("/states");
    const map = page.getByRole("navigation", { name: "States on a map" });
    const outlines = () =>
      map.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? ""));
    const drawn = await outlines();
    expect(drawn.filter((outline) => outline.length > 10)).toHaveLength(50);
    const source = (await response?.text()) ?? "";
    // In the document twice: drawn, and among the loaders' data.
    for (const outline of drawn) expect(source.split(outline)).toHaveLength(3);

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

    expect(await map.getByRole("link").count()).toBe(50);
    await map.getByRole("link", { name: /^Tennessee \(TN\): \d\.\d\d$/ }).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.querySelector("title")?.textContent)).toMatch(
      /^Texas \(TX\): \d\.\d\d$/,
    );
    await page.keyboard.press("Enter");
    await page.waitForURL("**/states/texas");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    // The outlines come along with a navigation.
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "States" }).click();
    await page.getByRole("heading", { level: 1, name: "DSCR Loans by State" }).waitFor();
    expect(await outlines()).toEqual(drawn);
    await page.getByRole("link", { name: "Skip the map" }).focus();
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#directory");
    await map.locator("a[href='/states/colorado'] path").click();
    await page.waitForURL("**/states/colorado");
  });
});

test.for([
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
      creditScoreGuides(shippedContent)[0].scoreRange,
      creditScoreGuides(shippedContent)[0].downPaymentReqs,
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
] as const)(
  "the guide %s shows every field, and leads to the calculator, the lenders, its siblings and up",
  async ([path, parts]) => {
    const page = await fetchPage(path);
    for (const part of parts) expect(page.text).toContain(part);
    const links = linksIn(page.all("main")[0]);
    expect(links).toContain("/dscr-calculator");
    expect(links).toContain("/lender-partners");
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    expect(links.some((link) => link?.startsWith(folder) && link !== path)).toBe(true);

    const crumbs = page.part("Breadcrumb")?.within.filter(({ tag }) => tag === "li");
    const list = page.structuredData().find((data) => data["@type"] === "BreadcrumbList");
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
      crumbs?.map(({ text }) => text),
    );
  },
);

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
] as const)(
  "%s is an unknown guide: it answers 404, says so, and leads home",
  async ([path, heading, text]) => {
    const page = await fetchPage(path);
    expect(page.status).toBe(404);
    expect(page.heading).toBe(heading);
    expect(page.text).toContain(text);
    expect(page.meta("robots")).toBe("noindex");
    const home = page.all("a").find((link) => link.text === "Back to Home");
    expect(home?.attributes.href).toBe("/");
  },
);

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
