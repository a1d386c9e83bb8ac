import { expect } from "vitest";
import { test } from "./visit.ts";

test("the search is used by the keyboard alone", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/");
  await visit.press("Control+k");
  await visit.untilShown("dialog", "Search");
  await visit.type("faq");
  await visit.untilShown("option", /FAQ/);
  await visit.press("ArrowDown");
  await visit.press("ArrowUp");
  await visit.press("Enter");
  await visit.untilAddress("/faq");
  await visit.untilGone("dialog", "Search");
  await visit.press("Control+k");
  await visit.untilShown("dialog", "Search");
  expect(await visit.value("Search the site", "combobox")).toBe("");
  // In WebKit, the first Escape only clears a search field.
  await visit.type("rates");
  await visit.press("Escape");
  await visit.untilGone("dialog", "Search");
});

test("data that does not come leaves the page as it is, and what was seen comes back", async ({
  openVisit,
}) => {
  const visit = await openVisit();
  await visit.open("/faq");
  await visit.click("link", "Requirements");
  await visit.untilShown("heading", /^DSCR Loan Requirements/);
  await visit.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("no connection"));
    // Other tests check the log; here it would count as a complaint.
    console.error = () => {};
  });
  await visit.click("link", "Lenders");
  await visit.untilText("That page could not be loaded.");
  await visit.untilAddress("/dscr-loan-requirements");
  await visit.back();
  await visit.untilAddress("/faq");
  await visit.untilShown("heading", "What is a DSCR loan?");
  await visit.forward();
  await visit.untilShown("heading", /^DSCR Loan Requirements/);
});

test("Back after a reload shows the page that the address names, at every moment", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/faq");
  await visit.click("link", "Requirements");
  await visit.untilShown("heading", /^DSCR Loan Requirements/);
  await visit.reloadEarly();
  await visit.back();
  await visit.untilAddress("/faq");
  await visit.untilShown("heading", "What is a DSCR loan?");
  await visit.waitForStart();
  await visit.forward();
  await visit.untilShown("heading", /^DSCR Loan Requirements/);
  await visit.reload();
  await visit.back();
  await visit.untilShown("heading", "What is a DSCR loan?");
});

test("Back and Forward show the pages that were there", async ({ openVisit }) => {
  const visit = await openVisit();
  const untilHeading = async (text: RegExp) => visit.untilShown("heading", text);
  await visit.open("/faq");
  await visit.click("link", "Requirements");
  await visit.untilAddress("/dscr-loan-requirements");
  await untilHeading(/^DSCR Loan Requirements/);
  const sheets = await visit.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ media, sheet }) => ({
      media,
      isLoaded: sheet !== null,
    })),
  );
  expect(sheets).toEqual([{ media: "all", isLoaded: true }]);
  await visit.click("link", "Lenders");
  await visit.untilAddress("/lender-partners");
  await visit.back();
  await visit.untilAddress("/dscr-loan-requirements");
  await untilHeading(/^DSCR Loan Requirements/);
  await visit.back();
  await visit.untilAddress("/faq");
  await visit.untilShown("heading", "What is a DSCR loan?");
  await visit.forward();
  await visit.untilAddress("/dscr-loan-requirements");
  await untilHeading(/^DSCR Loan Requirements/);
});
