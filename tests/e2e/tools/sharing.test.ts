import type { Page } from "playwright-core";
import { expect } from "vitest";
import { budget } from "../../setup/budget.ts";
import { openSite, test, waitForScripts } from "../browser.ts";
import { fillLead, sendLead } from "../lead-form.ts";
import { copiedText, rememberCopies, storedBy, watchRequests } from "../outcomes.ts";

const NOTICE = "You opened a private link.";

/** A figure that somebody enters in each tool, and what its formulas are called. */
const TOOLS = [
  { path: "/deal-analyzer", label: "Monthly rent", typed: "2345", shown: "$2,345", hash: "" },
  { path: "/compare-offers", label: "Rate, %", typed: "5.123", shown: "5.123", hash: "#offer-cost" },
  {
    path: "/refinance-planner",
    label: "Repairs",
    typed: "40123",
    shown: "$40,123",
    hash: "#refinance-value",
  },
  {
    path: "/hold-projection",
    label: "Rent growth a year, %",
    typed: "-1.5",
    shown: "-1.5",
    hash: "#hold-year",
  },
] as const;

test.for(budget(TOOLS.slice(0, 2), TOOLS.slice()))(
  "the figures of $path stay in its address, come back after a reload and with Back, and travel in a private link that no server sees",
  async ({ path, label, typed, shown, hash }, { openPage }) => {
    const page = await openPage();
    const fieldOn = (other: Page) => other.getByLabel(label).first();
    const expectShown = (other: Page) => expect.poll(() => fieldOn(other).inputValue()).toBe(shown);
    const written = `=${typed.replace("-", "minus")}`;
    await page.addInitScript(rememberCopies);
    await page.goto(path);
    await fieldOn(page).fill(typed);
    await expect.poll(() => new URL(page.url()).hash).toContain(written);
    await page.reload();
    await waitForScripts(page);
    await expectShown(page);
    expect(await page.getByText(NOTICE).count()).toBe(0);

    await fieldOn(page).fill("7");
    await fieldOn(page).fill(typed);
    // Sooner than the pause after typing: leaving the field is enough. By keyboard, because sections on the way to the
    // link are laid out as they come into view, and would move it while a mouse button is down.
    await page.getByRole("link", { name: "the formulas page" }).press("Enter");
    await page.waitForURL(`**/formulas${hash}`);
    await page.goBack();
    await expectShown(page);
    // The button copies the figures that are explained, a moment after they are in the fields.
    const copyLink = async () => {
      await page.getByRole("button", { name: "Copy Private Link" }).press("Enter");
      return await copiedText(page);
    };
    await expect.poll(copyLink).toContain(written);
    const link = await copiedText(page);
    expect(link).toMatch(`${openSite()}${path}#v=1&`);
    expect(await storedBy(page)).toBe("");
    await page.getByRole("button", { name: "Example Figures" }).click();
    await expect.poll(() => page.url()).toBe(openSite() + path);

    const friend = await openPage();
    const requested = watchRequests(friend);
    await friend.goto(link);
    await friend.getByText(NOTICE).waitFor();
    await expectShown(friend);
    // The part after "#" stays in the browser; Playwright shows it only in the document's own URL. A port may look like
    // the figure.
    expect(requested.slice(1).join().replaceAll(openSite(), "")).not.toContain(typed);
    // Changed, so it is the visitor's own.
    await fieldOn(friend).fill("8");
    await expect.poll(() => new URL(friend.url()).hash).toContain("=8");
    await friend.reload();
    await waitForScripts(friend);
    expect(await friend.getByText(NOTICE).count()).toBe(0);
    await friend.getByRole("button", { name: /^Empty Sheet/ }).click();
    await expect.poll(() => friend.url()).toBe(openSite() + path);
  },
);

test("one deal goes from tool to tool and comes back", async ({ openPage }) => {
  const page = await openPage();
  const price = page.getByLabel("Purchase price");
  /** By key: sections above it get their true height when they come into view, and move it away from the pointer. */
  const follow = async (name: string, carried: string, inKeep = false) => {
    const link = (inKeep ? page.locator("#keep") : page).getByRole("link", { name });
    await expect.poll(() => link.getAttribute("href")).toContain(carried);
    await link.press("Enter");
  };
  await page.goto(
    "/cash-flow-calculator#v=1&price=300000&down=25&rate=7.25&years=20&rent=2345&tax=375&insurance=150&maintenance=125&vacancy=125",
  );
  await follow("See It as a Lender Does", "rent=2345");
  await page.getByText("We carried over your figures from the cash flow calculator.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$300,000");
  await page.locator("summary").filter({ hasText: "The loan" }).click();
  expect(await page.getByLabel("Term", { exact: true }).inputValue()).toBe("20");

  await follow("What this deal earns over the years", "rent=2345");
  await page.waitForURL("**/hold-projection#from=deal&**");
  await page.getByText("We carried over your deal.").waitFor();
  await expect.poll(() => page.getByLabel("Monthly rent").first().inputValue()).toBe("$2,345");
  await follow("Deal analyzer", "rent=2345", true);
  await page.getByText("We carried over the deal.").waitFor();
  await expect.poll(() => page.getByLabel("Monthly rent").first().inputValue()).toBe("$2,345");

  await follow("Refinance planner", "2345", true);
  await page.waitForURL("**/refinance-planner#**");
  await page.getByText("We carried over your deal.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$300,000");
  expect(await page.getByLabel("Purchase loan").inputValue()).toBe("$225,000");
  await page.getByLabel("Value after repair").fill("400000");
  await page.getByRole("region", { name: "If the appraisal comes in low" }).getByText("$400,000").waitFor();
  await follow("Deal analyzer", "400000", true);
  await page.waitForURL("**/deal-analyzer#*");
  await expect.poll(() => page.getByLabel("Property value").inputValue()).toBe("$400,000");

  // The last loan is the new one of the plan; its prepayment terms become those of the first offer.
  await page.goto(`/deal-analyzer#v=1&price=400000&rent=3100&rate=6.5&prepay=3-2-1`);
  await follow("Compare it with this loan", "rent=3100");
  await page.waitForURL("**/compare-offers#**");
  await page.getByText("We carried over your deal, and its loan as the first offer.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$400,000");
  const offer = (name: string) => page.getByRole("group", { name, exact: true });
  expect(await offer("Offer A").getByLabel("Rate, %").inputValue()).toBe("6.5");
  expect(await offer("Offer A").getByLabel("Penalty, % by year").inputValue()).toBe("3-2-1");
  await offer("Offer B").getByLabel("Rate, %").fill("6.25");
  await follow("Analyze Offer B", "rate=6.25");
  await page.waitForURL("**/deal-analyzer#**");
  await expect.poll(() => page.getByLabel("Interest rate, %").inputValue()).toBe("6.25");
});

test("a quote has the purpose of the deal, takes the deal along by choice, and the operator gets what the preview showed", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/deal-analyzer");
  const link = page.getByRole("link", { name: "Get Quote from Kiavi" });
  const dialog = page.getByRole("dialog", { name: "Get Quote from Kiavi" });
  const purpose = dialog.getByLabel(/^Loan Purpose/);
  await link.press("Enter");
  expect(await purpose.inputValue()).toBe("purchase");
  // A choice made there stays until the deal's own changes.
  await purpose.selectOption("portfolio");
  await page.keyboard.press("Escape");
  await link.press("Enter");
  expect(await purpose.inputValue()).toBe("portfolio");
  await page.keyboard.press("Escape");
  await page.locator("summary").filter({ hasText: "The loan" }).click();
  await page.getByLabel("Purpose", { exact: true }).selectOption("cash-out");
  await link.press("Enter");
  await expect.poll(() => purpose.inputValue()).toBe("cashout");

  const choice = dialog.getByRole("checkbox", { name: /^Send my deal along/ });
  expect(await choice.isChecked()).toBe(false);
  await expect.poll(() => choice.inputValue()).toContain("cash-out");
  const preview = await choice.inputValue();
  expect(preview).toContain("Loan amount: $225,000");
  await choice.check();
  await fillLead(dialog, "Dana Deal");
  expect(await sendLead(dialog)).toMatchObject({
    source: "lender-kiavi",
    loanPurpose: "cashout",
    dealSummary: preview,
  });
});
