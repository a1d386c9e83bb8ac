import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openSite, test } from "./browser.ts";

const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole("table", { name: caption })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? "")));

const sectionNamed = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

describe("/dscr-loan-rates", () => {
  test("compares four lenders at the rates of the specification, as of a date", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    const rows = await rowsOf(page, "Sample lenders by rate and terms");
    expect(rows.map((row) => row[2])).toEqual(["6.75%", "7.25%", "7.75%", "8.00%"]);
    expect(await sectionNamed(page, "Four sample rates").textContent()).toContain(
      "Illustrative, as of November 1, 2026.",
    );
    expect(
      await page.getByRole("link", { name: "Compare Rates With Lenders" }).first().getAttribute("href"),
    ).toBe("/contact?source=rates");
  });

  test("the estimator adds what is picked, and lists every adder", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    const result = sectionNamed(page, "Estimated rate");
    expect(await result.getByRole("status").textContent()).toBe("7.25%");

    await page.getByLabel("Credit score").selectOption("620-699");
    await page.getByLabel("Units").selectOption("Two or more units");
    await page.getByLabel("Rental type").selectOption("Short-term rental");
    await page.getByLabel("Experience").selectOption("New investor");
    expect(await result.getByRole("status").textContent()).toBe("8.75%-9.00%");
    expect(await rowsOf(page, "How the estimated rate adds up")).toEqual([
      ["Base rate", "6.75%"],
      ["Credit score: 620-699", "+0.50"],
      ["DSCR: 1.25-1.39", "+0.25"],
      ["Loan to value: 80% (over 75%)", "+0.25"],
      ["Units: Two or more units", "+0.25"],
      ["Rental type: Short-term rental", "+0.50"],
      ["Experience: New investor", "+0.25 to +0.50"],
    ]);
    const text = await result.textContent();
    expect(text).toContain("Illustrative, as of November 1, 2026.");
    expect(text).toContain("The sum lies above the 6.75%-8.5% range");
  });

  test("the estimator guesses nothing where no adder is published", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    await page.getByLabel("DSCR").selectOption("Below 1.00");
    const status = sectionNamed(page, "Estimated rate").getByRole("status");
    expect(await status.textContent()).toContain("No estimate");
    expect(await status.textContent()).toContain("DSCR: Below 1.00");
  });

  test("the estimator works the ratio out, and says when two answers are consistent", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates");
    await page.getByLabel("DSCR").focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    const result = sectionNamed(page, "Estimated rate");
    await result.getByText("Enter the monthly rent and the loan amount").waitFor();

    await page.getByLabel("Loan to value").selectOption("75% or less");
    await page.getByLabel("Loan amount").fill("$240,000");
    await page.getByLabel("Monthly taxes, insurance and dues").fill("400");
    await page.getByLabel("Monthly rent").fill("2600");
    expect(await result.getByRole("status").textContent()).toBe("7.00%");
    expect(await result.textContent()).toContain("1.30");
    expect(await result.textContent()).not.toContain("also agree in the next band");

    await page.getByLabel("Monthly rent").fill("2520");
    expect(await result.getByRole("status").textContent()).toBe("7.00%");
    expect(await result.textContent()).toContain("also agree in the next band");
  });

  test("without scripts the adders stand in the page, and the estimator asks the server", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/dscr-loan-rates");
    const factors = await sectionNamed(page, "What moves a rate").textContent();
    for (const text of ["620-699+0.50", "Below 620+1.00", "1.25-1.39+0.25", "Short-term rental+0.50"]) {
      expect(factors).toContain(text);
    }
    await page.getByLabel("Credit score").selectOption("Below 620");
    await page.getByLabel("DSCR").selectOption("Work it out from my figures");
    await page.getByRole("button", { name: "Estimate" }).click();
    await page.getByLabel("Monthly rent").fill("3000");
    await page.getByLabel("Loan amount").fill("240,000");
    await page.getByRole("button", { name: "Estimate" }).click();
    const result = sectionNamed(page, "Estimated rate");
    expect(await result.getByRole("status").textContent()).toBe("8.00%");
    expect(await result.textContent()).toContain("1.70");
  });

  test("an estimate has an address that can be opened", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-rates?credit=credit-620&ltv=ltv-75#estimator");
    expect(await sectionNamed(page, "Estimated rate").getByRole("status").textContent()).toBe("7.50%");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/dscr-loan-rates$/);
  });
});

describe("/dscr-loan-requirements", () => {
  test("has its box, three cards, lists and disqualifying factors", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-requirements");
    expect(await sectionNamed(page, "TLDR").getByRole("listitem").count()).toBe(5);
    for (const card of ["DSCR minimum", "Down payment", "Documentation"]) {
      await page.getByRole("heading", { name: card, level: 3 }).waitFor();
    }
    for (const list of ["Property requirements", "Borrower requirements", "Loan requirements"]) {
      expect(await sectionNamed(page, list).getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
    }
    expect(await sectionNamed(page, "Disqualifying factors").getByRole("listitem").count()).toBe(10);
  });

  test("offers the guide as a PDF file", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-requirements");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the Requirements Guide (PDF)" }).first().click();
    expect((await download).suggestedFilename()).toBe("dscr-loan-requirements.pdf");
    const answer = await fetch(`${openSite()}/downloads/dscr-loan-requirements.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
  });
});

test("/investment-property-loans sets four loans against each other, with two consultation buttons", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/investment-property-loans");
  for (const id of ["dscr", "conventional", "portfolio", "bridge"]) {
    const text = await page.locator(`#${id}`).textContent();
    for (const part of ["Pros", "Cons", "Best for:"]) expect(text).toContain(part);
  }
  const rows = await rowsOf(page, "Four loan types by rate, timeline and terms");
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ["DSCR loan", "6.75%-8.5%", "21-30 days"],
    ["Conventional mortgage", "6.0%-7.0%", "30-45 days"],
    ["Portfolio or bank loan", "7.0%-9.0%", "30-60 days"],
    ["Bridge or hard money loan", "9.5%-13.0%", "5-14 days"],
  ]);
  const buttons = page.getByRole("link", { name: /Consultation$/ });
  expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/contact?source=loan-options",
    "/contact?source=loan-options",
  ]);
});

test("/dscr-loan-pros-and-cons has six of each, their impact, eight features, and who should and should not", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/dscr-loan-pros-and-cons");
  for (const heading of ["Six advantages", "Six disadvantages"]) {
    const items = sectionNamed(page, heading).getByRole("listitem");
    expect(await items.count()).toBe(6);
    for (const text of await items.allTextContents()) expect(text).toMatch(/(High|Medium) impact/);
  }
  const rows = await rowsOf(page, "DSCR and conventional loans by eight features");
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(["DSCR", "Conventional", "Depends"]).toContain(row[3]);
  expect(await sectionNamed(page, "Who should use one").getByRole("listitem").count()).toBe(5);
  expect(await sectionNamed(page, "Who should not").getByRole("listitem").count()).toBe(5);
});

const MARKETS = [
  {
    path: "/austin-dscr-loans",
    market: "Austin",
    figures: ["$585,000", "$2,150", "8.2%", "6.1%"],
    lenders: 3,
    ratio: "0.48",
  },
  {
    path: "/dallas-dscr-loans",
    market: "Dallas",
    figures: ["$425,000", "$1,850", "7.8%", "5.4%"],
    lenders: 3,
    ratio: "0.57",
  },
  {
    path: "/dscr-loan-florida",
    market: "Florida",
    figures: ["$410,000", "$2,350", "6.8%", "7.2%"],
    lenders: 4,
    ratio: "0.78",
  },
  {
    path: "/dscr-loan-texas",
    market: "Texas",
    figures: ["$365,000", "$2,100", "7.2%", "5.8%"],
    lenders: 4,
    ratio: "0.75",
  },
] as const;

describe.for(MARKETS)("$path", ({ path, market, figures, lenders, ratio }) => {
  test("shows the market's figures, its ratio on the scale, lenders, requirements, strategy and targets", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(path);
    const figuresSection = sectionNamed(page, `${market} in figures`);
    const text = await figuresSection.textContent();
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).toContain("Illustrative, as of November 1, 2026.");
    await figuresSection.getByRole("img", { name: new RegExp(`^DSCR ${ratio} on a scale`) }).waitFor();
    const details = page.getByRole("link", { name: /^View Details/ });
    expect(await details.count()).toBe(lenders);
    expect(await details.first().getAttribute("href")).toBe("/lender-partners");
    for (const heading of [`What lenders ask for in ${market}`, `A strategy for ${market}`]) {
      await sectionNamed(page, heading).waitFor();
    }
    const targets = await sectionNamed(page, "Which ratio to aim for").textContent();
    for (const band of ["Excellent1.30+", "Good1.20-1.29", "Acceptable1.00-1.19"])
      expect(targets).toContain(band);
    const quotes = page.getByRole("link", { name: `Get ${market} Quote` });
    expect(await quotes.first().getAttribute("href")).toBe(`/contact?source=${market.toLowerCase()}`);
  });
});

describe("state landing pages", () => {
  test.for([
    ["/dscr-loan-florida", "Florida"],
    ["/dscr-loan-texas", "Texas"],
  ] as const)(
    "%s draws six cities by price and rent beside a table",
    async ([path, market], { openPage }) => {
      const page = await openPage();
      await page.goto(path);
      await sectionNamed(page, "TLDR").waitFor();
      const cities = sectionNamed(page, "Six cities by price and rent");
      const rows = await rowsOf(page, `Cities of ${market} by price, rent and ratio`);
      expect(rows).toHaveLength(6);
      const prices = await cities.getByRole("img", { name: /^Median price/ }).getAttribute("aria-label");
      const rents = await cities.getByRole("img", { name: /^Average rent/ }).getAttribute("aria-label");
      for (const [city, price, rent] of rows) {
        expect(prices).toContain(`${city} ${price}`);
        expect(rents).toContain(`${city} ${rent}`);
      }
      expect(await cities.getByRole("img", { name: /^DSCR 0\./ }).count()).toBe(6);
    },
  );

  test("Texas adds growth, sample ratings, six reasons and tips", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-loan-texas");
    const ratings = await sectionNamed(page, "Four sample lenders in Texas")
      .getByText(/^4\.\d of 5$/)
      .allTextContents();
    expect(ratings.toSorted()).toEqual(["4.5 of 5", "4.6 of 5", "4.7 of 5", "4.8 of 5"]);
    expect(await page.getByRole("columnheader", { name: "Growth a year" }).count()).toBe(1);
    expect(await sectionNamed(page, "Six reasons investors choose Texas").getByRole("listitem").count()).toBe(
      6,
    );
    expect(await sectionNamed(page, /^Tips/).getByRole("listitem").count()).toBe(5);
  });

  test("a city page leads up to its state", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dallas-dscr-loans");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "DSCR Loans in Texas" })
      .click();
    await page.getByRole("heading", { level: 1, name: "DSCR Loans in Texas" }).waitFor();
  });
});
