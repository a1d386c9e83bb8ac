import { describe, expect } from "vitest";
import { PHONE, test, type Visit } from "./visit.ts";

const isDark = (visit: Visit) => visit.evaluate(() => document.documentElement.classList.contains("dark"));

test("the theme that a visitor chose stays after a reload and on other pages", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/");
  expect(await isDark(visit)).toBe(false);
  await visit.click("button", "Dark theme");
  expect(await isDark(visit)).toBe(true);
  await visit.reload();
  expect(await isDark(visit)).toBe(true);
  await visit.open("/faq");
  expect(await isDark(visit)).toBe(true);
  expect(await visit.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

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

test("the menu of a phone opens, closes by Escape, and closes when a link is chosen", async ({
  openVisit,
}) => {
  const visit = await openVisit({ size: PHONE });
  await visit.open("/");
  await visit.click("button", "Menu");
  await visit.untilShown("dialog", "Menu");
  await visit.press("Escape");
  await visit.untilGone("dialog", "Menu");
  await visit.click("button", "Menu");
  await visit.click("link", "FAQ", ["dialog", "Menu"]);
  await visit.untilAddress("/faq");
  await visit.untilGone("dialog", "Menu");
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

describe("before the application has started", () => {
  test("a link leads to its page", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/");
    await visit.click("link", "Requirements");
    await visit.untilAddress("/dscr-loan-requirements");
    await visit.untilShown("heading", /^DSCR Loan Requirements/);
  });

  test("the first click on the search finds a field to type into", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/faq");
    await visit.click("button", /^Search/);
    await visit.until(() =>
      [...document.querySelectorAll<HTMLInputElement>("input[name=q], [role=combobox]")].some((field) =>
        field.checkVisibility(),
      ),
    );
  });

  test("a question opens at the first click", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/faq");
    await visit.click("heading", "What is a DSCR loan?");
    await visit.untilShown("region", "What is a DSCR loan?");
  });

  test("what is typed into a calculator is kept", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/dscr-calculator");
    await visit.fill(/^Monthly Rent/, "2500");
    await visit.waitForStart();
    await visit.fill(/^Monthly Expenses/, "500");
    await visit.fill(/^Monthly Debt Service/, "1600");
    await visit.click("button", "Calculate");
    await visit.untilShown("region", "Your DSCR");
    await visit.untilText("1.25");
  });
});
