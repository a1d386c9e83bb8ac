import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openSite, test, waitForScripts } from "./browser.ts";

const path = "/prequalification-steps";

/** Writes the state that React Router keeps in a history entry. */
const arriveWith = async (page: Page, state: unknown) => {
  await page.goto(path);
  await page.evaluate((usr) => history.replaceState({ usr, key: "saved", idx: 0 }, ""), state);
  await page.reload();
  await waitForScripts(page);
};

describe("the prequalification steps", () => {
  test("are four, with their times, four figures and tips", async ({ readPage }) => {
    const page = await readPage(path);
    const steps = page.getByRole("region", { name: "The four steps" });
    expect(await steps.getByText(/^\d+-\d+ (minutes|hours|days)$/).allTextContents()).toEqual([
      "5-10 minutes",
      "1-2 hours",
      "30-60 minutes",
      "10-21 days",
    ]);
    expect(await page.getByRole("region", { name: "At a glance" }).getByRole("definition").count()).toBe(4);
    expect(
      await page.getByRole("region", { name: "Expert tips" }).getByRole("heading", { level: 3 }).count(),
    ).toBe(5);
  });

  test("lead to the calculator and to the lenders, at the top and at the end", async ({ readPage }) => {
    const page = await readPage(path);
    const links = page.getByRole("main").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const buttons = ["/dscr-calculator", "/lender-partners"];
    expect(addresses.filter((address) => buttons.includes(address ?? ""))).toEqual([...buttons, ...buttons]);
    expect(addresses.slice(-2)).toEqual(buttons);
  });

  test("answer questions in an accordion, with structured data", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(`${path}#what-if-ratio-is-below-minimum`);
    await page.getByRole("region", { name: "What if my ratio is below 1.00?" }).waitFor();
    const html = await (await fetch(openSite() + path)).text();
    expect(html).toContain('"@type":"FAQPage"');
  });
});

describe("the ratio of a saved calculation", () => {
  test.for([
    [{ dscr: 1.2496, isSaved: true }, "1.24", "Marginal"],
    [{ dscr: 1.31, isSaved: true }, "1.31", "Excellent"],
  ] as const)("%o is shown, and stays after a reload", async ([state, shown, level], { openPage }) => {
    const page = await openPage();
    await arriveWith(page, state);
    const ratio = page.getByRole("region", { name: "Your saved calculation" });
    await ratio.getByText(shown, { exact: true }).waitFor();
    await ratio.getByText(level, { exact: true }).waitFor();
    await ratio.getByRole("img", { name: new RegExp(`DSCR ${shown}`) }).waitFor();
    await ratio.getByText("An estimate, not a credit decision.").waitFor();
  });

  test.for([null, { dscr: "1.25" }, { other: 1 }])(
    "%o is none, and none is shown",
    async (state, { openPage }) => {
      const page = await openPage();
      await arriveWith(page, state);
      expect(await page.getByText("Your saved calculation").count()).toBe(0);
    },
  );
});

describe("the document checklist", () => {
  test("counts the ticks, forgets them on reload, and keeps nothing in the browser", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(path);
    const count = page.getByRole("status").filter({ hasText: "ready" });
    expect(await count.textContent()).toBe("0 of 21 ready");
    await page.getByLabel("Latest property tax bill").check();
    await page.getByLabel("Operating agreement with the ownership shares").check();
    expect(await count.textContent()).toBe("2 of 21 ready");
    await page.getByLabel("Latest property tax bill").uncheck();
    expect(await count.textContent()).toBe("1 of 21 ready");
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.reload();
    await waitForScripts(page);
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(await count.textContent()).toBe("0 of 21 ready");
  });

  test("is cleared by one button", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(path);
    await page.getByLabel("Latest property tax bill").check();
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(await page.getByRole("status").filter({ hasText: "ready" }).textContent()).toBe("0 of 21 ready");
  });

  test("its Print button prints the checklist alone; the browser's own command prints the page", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Print checklist" }).click();
    await page.locator("html[data-printed]").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    expect(await page.getByLabel("Latest property tax bill").isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("can be ticked without scripts", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByLabel("Latest property tax bill").check();
    expect(await page.getByRole("button", { name: "Print checklist" }).count()).toBe(0);
  });
});
