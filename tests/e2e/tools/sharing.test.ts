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
    label: "Improvements so far",
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
    await friend.getByText("A deal somebody sent you").waitFor();
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

/** Runs in the page. Adds up by how much the layout moved by itself. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && typeof entry.value === "number") sum += entry.value;
    }
    document.documentElement.dataset.shifts = `${sum}`;
  }).observe({ type: "layout-shift", buffered: true });
}

test("until a deal that was sent is there, neither screen nor paper shows the example; then its answer comes first and is shared in one line", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 360, height: 740 }, hasApplication: false });
  await page.addInitScript(watchShifts);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/deal-analyzer#v=1&price=300000&units=2&rent=2900&tax=375&ins=150&hoa=75");
  const html = page.locator("html");
  const verdict = page.locator("#results .awaits").first();
  const shifts = async () => Number((await html.getAttribute("data-shifts")) ?? 0);
  expect(await html.getAttribute("data-figures-awaited")).toBe("");
  expect(await verdict.evaluate((element) => getComputedStyle(element).color)).toBe("rgba(0, 0, 0, 0)");
  expect(await page.locator("#results").getByText("$2,500", { exact: true }).isVisible()).toBe(false);
  // A button that is there shares what the page knows, and that is still the example.
  expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("[data-report]").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  // Paper has another layout.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const shiftsBefore = await shifts();

  held.resolve();
  await waitForScripts(page);
  await page.getByText("A deal somebody sent you").waitFor();
  await expect.poll(() => html.getAttribute("data-figures-awaited")).toBeNull();
  expect(await verdict.textContent()).toBe("A lender would likely say yes. You keep $98 a month.");
  const top = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
  expect(await top("#results")).toBeLessThan(await top("#figures"));
  expect((await shifts()) - shiftsBefore).toBeLessThan(0.1);

  await page.evaluate(() => {
    const value = async (link: unknown) => {
      document.documentElement.dataset.shared = JSON.stringify(link);
    };
    Object.defineProperty(navigator, "share", { value, configurable: true });
  });
  await page.locator("#results").getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => html.getAttribute("data-shared"))
    .toContain("Duplex, $300,000: lender's ratio 1.36, $98 a month for the owner");
  expect(await html.getAttribute("data-shared")).toContain("/deal-analyzer#v=1&price=300000");
});

/** Runs in the page. The amounts that somebody sees in the parts of a tool: in its texts and in its fields. */
function amountsInSight(): string[] {
  const isSeen = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).color !== "rgba(0, 0, 0, 0)";
  const parts = ".tool-form, #results, [aria-labelledby=your-dscr], #offers, .results-bar, .late-sections";
  return Array.from(document.querySelectorAll(parts)).flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const seen = Array.from(part.querySelectorAll("input"))
      .filter(isSeen)
      .map(({ value }) => value);
    while (texts.nextNode()) {
      if (isSeen(texts.currentNode.parentElement)) seen.push(texts.currentNode.textContent ?? "");
    }
    return seen.filter((text) => /\$\d|Example [A-D]/.test(text));
  });
}

test.for([
  { link: "/dscr-calculator#v=1&rent=2500&expenses=500&debt=1600", after: "Good DSCR!" },
  {
    link: "/cash-flow-calculator#v=1&price=300000&down=25&rate=7.25&years=30&rent=2800&tax=300&insurance=120&maintenance=150&vacancy=140",
    after: "DSCR exceeds the recommended minimum",
  },
  {
    link: "/refinance-planner#v=1&bought=150000&repairs=45000&value=265000&oldloan=112500&oldrate=10.5&oldyears=1&oldpay=interest-only&costs=5000&rent=2345&tax=275&ins=125",
    after: "Refinancing would",
  },
  {
    link: "/compare-offers#v=1&price=300000&rent=2345&hold=36&offers=2&namea=First%20Bank&ratea=7.5&rateb=6.875",
    after: "First Bank",
  },
  { link: "/hold-projection#v=1&price=300000&rent=2345", after: "Equity multiple" },
])(
  "until the figures of $link are there, the page shows and prints no others; then the answer is theirs",
  async ({ link, after }, { openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 }, hasApplication: false });
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(link);
    const html = page.locator("html");
    const seen = () => page.evaluate(amountsInSight);
    expect(await html.getAttribute("data-figures-awaited")).toBe("");
    expect(await seen()).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.innerText)).not.toContain("$");
    await page.emulateMedia({ media: "screen" });

    held.resolve();
    await waitForScripts(page);
    await page.getByText("A deal somebody sent you").waitFor();
    await page.getByText(after).first().waitFor();
    await expect.poll(() => html.getAttribute("data-figures-awaited")).toBeNull();
    expect(await seen()).not.toEqual([]);
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
  await page.getByText("These are the figures of the cash flow calculator.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$300,000");
  await page
    .locator("summary")
    .filter({ hasText: /^The loan$/ })
    .click();
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
  await dialog.locator("summary").click();
  expect(await purpose.inputValue()).toBe("purchase");
  // A choice made there stays until the deal's own changes.
  await purpose.selectOption("portfolio");
  // The browser tells of a closed dialog only later. A click that comes before that counts.
  await link.evaluate((element: HTMLAnchorElement) => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    element.click();
  });
  expect(await purpose.inputValue()).toBe("portfolio");
  await page.keyboard.press("Escape");
  await page
    .locator("summary")
    .filter({ hasText: /^The loan$/ })
    .click();
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
