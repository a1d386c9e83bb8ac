import { expect } from "vitest";
import { test } from "../browser.ts";
import { fetchPage } from "../sent-page.ts";

test("/formulas has an address for each formula, and shows the cases that it is tested with", async () => {
  const page = await fetchPage("/formulas");
  expect(page.textOf("h2", { id: "payment" })).toBe("Monthly payment");
  expect(page.text).toContain("$1,534.90");
  expect(page.all("h2").length).toBeGreaterThan(15);
});
