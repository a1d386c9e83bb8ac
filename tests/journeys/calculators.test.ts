import { expect } from "vitest";
import { calculate } from "./dscr-calculation.ts";
import { test } from "./visit.ts";

test("the DSCR calculator shows the ratio, and everything that can be done with it works", async ({
  openVisit,
}) => {
  const visit = await openVisit();
  await calculate(visit);
  expect(await visit.read("region", "Your DSCR")).toContain("1.25");
  await visit.untilText("Good DSCR! You should qualify for competitive rates.");
  await visit.click("button", "Share");
  await visit.click("button", "Download Report");
  await visit.untilText("Your DSCR calculation report has been saved.");
  expect(await visit.read("link", "E-mail Results", "href")).toMatch(
    /^mailto:\?subject=DSCR%20calculation%3A%201\.25&body=/,
  );
  await visit.click("button", "Copy Summary");
  await visit.untilText("DSCR results copied successfully.");
  await visit.click("button", "Copy Private Link");
  await visit.untilText("Link Copied");
  await visit.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await visit.click("button", "Print");
  await visit.until(() => document.documentElement.hasAttribute("data-printed"));
  expect(await visit.read("link", "See It as a Lender Does", "href")).toMatch(/^\/deal-analyzer#.*rent=2500/);
  await visit.click("button", "Get Pre-Qualified for DSCR Loan");
  await visit.untilText("Redirecting to prequalification steps...");
  await visit.untilAddress("/prequalification-steps");
  await visit.untilText("Good DSCR!");
});
