import { describe, expect } from "vitest";
import { openSite, test } from "../browser.ts";

describe("a first visit", () => {
  test("the numbers of the homepage's sliders go along into the calculator", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true });
    await page.goto("/");
    await page.getByRole("slider", { name: "Rent" }).fill("3000");
    await page.getByRole("link", { name: "Open these numbers in the full calculator" }).click();
    await page.waitForURL("**/dscr-calculator#v=1&rent=3000&expenses=450&debt=1700");
    expect(await page.getByLabel("Monthly Rent").first().inputValue()).toBe("$3,000");
  });

  test("the homepage is complete without JavaScript", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    const response = await page.goto("/");
    expect(response?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const text = await page.locator("main").textContent();
    expect(text).toContain("No Income Verification");
    expect(text).toContain("Quick DSCR Check");
    expect(await page.getByRole("link", { name: "Calculate Your DSCR" }).first().getAttribute("href")).toBe(
      "/dscr-calculator",
    );
  });

  test("each feature card of the homepage leads to what it describes", async ({ readPage }) => {
    const page = await readPage("/");
    const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
    const links = cards.getByRole("heading", { level: 3 }).getByRole("link");
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])),
    ).toEqual([
      ["Start with the rent", "/deal-analyzer"],
      ["Test the deal", "/dscr-calculator"],
      ["Compare lenders", "/lender-partners"],
      ["Learn the rules first", "/states"],
    ]);
  });

  test("the homepage wakes up without complaint", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true });
    await page.goto("/");
    expect(await page.title()).not.toBe("");
  });

  test("an unknown page is not found, and says so", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true });
    const response = await page.goto("/no-such/page");
    expect(response?.status()).toBe(404);
    const text = await page.locator("main").textContent();
    expect(text).toContain("404 Page Not Found");
    expect(text).toContain("Did you forget to add the page to the router?");
  });

  test("the homepage is the same for a program that only reads HTML", async () => {
    const response = await fetch(new URL("/", openSite()));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("Get Your DSCR Loan Options");
  });
});
