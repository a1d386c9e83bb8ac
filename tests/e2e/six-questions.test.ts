import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./browser.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Runs in the page: a phone has a sheet to share with. */
function rememberShared(): void {
  const value = async (link: unknown) => {
    document.documentElement.dataset.shared = JSON.stringify(link);
  };
  Object.defineProperty(navigator, "share", { value, configurable: true });
}

/** A visit from the homepage. A tap into a field does not count, as in docs/benchmarks.md. */
async function startVisit(open: (options: typeof PHONE) => Promise<Page>) {
  const page = await open(PHONE);
  await page.addInitScript(rememberShared);
  await page.goto("/");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    page,
    tap,
    /** Opens the first answer of the search: two taps. */
    ask: async (question: string) => {
      await tap(page.getByRole("button", { name: "Search" }));
      const dialog = page.getByRole("dialog", { name: "Search" });
      await dialog.getByRole("combobox").fill(question);
      await tap(dialog.getByRole("option").or(dialog.getByRole("listitem").getByRole("link")).first());
    },
    /** The answer stands on the screen where the taps have led, and there were at most two. */
    expectAnswer: async (answer: Locator) => {
      await answer.waitFor();
      await expect
        .poll(() =>
          answer.evaluate((node) => {
            const { top, bottom } = node.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
      expect(taps).toBeLessThanOrEqual(2);
    },
  };
}

test("does a $300,000 duplex that rents for $2,900 work at 25% down?", async ({ openPage }) => {
  const { page, expectAnswer } = await startVisit(openPage);
  await page.getByLabel("Rent", { exact: true }).first().fill("2900");
  await expectAnswer(page.locator("[aria-live=polite]").getByText("1.45"));
});

test("which lenders take a score of 660 and a short-term rental?", async ({ openPage }) => {
  const { page, ask, expectAnswer } = await startVisit(openPage);
  await ask("660 short-term rental");
  await page.waitForURL(/\/lender-partners\?.*660/);
  await expectAnswer(page.getByText("takes a credit score of 660").first());
});

test("should I refinance?", async ({ openPage }) => {
  const { page, ask, expectAnswer } = await startVisit(openPage);
  await ask("should i refinance");
  await page.waitForURL("**/refinance-planner**");
  await expectAnswer(page.locator(".results-bar"));
});

test("leave a lead", async ({ openPage }) => {
  const { page, tap, expectAnswer } = await startVisit(openPage);
  await tap(page.getByRole("link", { name: "Get Pre-Qualified" }).first());
  await page.waitForURL("**/prequalification-steps");
  await tap(page.getByRole("link", { name: "Ask for Your Options" }).first());
  await expectAnswer(page.getByRole("dialog").getByLabel("Full Name"));
});

test("send the deal to a partner", async ({ openPage }) => {
  const { page, tap } = await startVisit(openPage);
  const shared = () => page.locator("html").getAttribute("data-shared");
  await page.getByLabel("Rent", { exact: true }).first().fill("2900");
  await tap(page.getByRole("link", { name: "See It as a Lender Does" }));
  await page.waitForURL("**/deal-analyzer#**");
  // Within a moment of arriving: what is shared is the deal, not the example.
  await tap(page.locator(".results-bar").getByRole("button", { name: "Share" }));
  await expect.poll(shared).toContain("Rental, $300,000: lender's ratio 1.45");
  expect(await shared()).toContain("rent=2900");
});

test("do I need an LLC?", async ({ openPage }) => {
  const { page, ask, expectAnswer } = await startVisit(openPage);
  await ask("do i need an llc");
  await page.waitForURL("**/faq#**");
  await expectAnswer(page.locator("details[open] p").first());
});
