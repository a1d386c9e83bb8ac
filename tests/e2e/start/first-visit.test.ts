import { expect } from "vitest";
import { openSite, test } from "../browser.ts";

test("the homepage is complete without JavaScript, and each of its cards leads to what it describes", async ({
  readPage,
}) => {
  const page = await readPage("/");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  const text = await page.locator("main").textContent();
  expect(text).toContain("No Income Verification");
  expect(text).toContain("Quick DSCR Check");
  expect(await page.getByRole("link", { name: "Calculate Your DSCR" }).first().getAttribute("href")).toBe(
    "/dscr-calculator",
  );
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

test("the homepage is the same for a program that only reads HTML", async () => {
  const response = await fetch(new URL("/", openSite()));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toContain("Get Your DSCR Loan Options");
});
