import { describe, expect } from "vitest";
import { test, waitForScripts } from "./browser.ts";
import { storedBy } from "./outcomes.ts";

const path = "/prequalification-steps";

describe("the document checklist", () => {
  test("counts the ticks, prints alone by its button, forgets all on reload, and a saved ratio stays", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto(`${path}#what-if-ratio-is-below-minimum`);
    await page.getByRole("region", { name: "What if my ratio is below 1.00?" }).waitFor();
    expect(await page.getByText("Your saved calculation").count()).toBe(0);

    const count = page.getByRole("status").filter({ hasText: "ready" });
    const bill = page.getByLabel("Latest property tax bill");
    const ticked = page.getByRole("checkbox", { checked: true });
    expect(await count.textContent()).toBe("0 of 21 ready");
    await bill.check();
    await page.getByLabel("Operating agreement with the ownership shares").check();
    expect(await count.textContent()).toBe("2 of 21 ready");
    await bill.uncheck();
    expect(await count.textContent()).toBe("1 of 21 ready");
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await ticked.count()).toBe(0);
    expect(await count.textContent()).toBe("0 of 21 ready");
    await bill.check();
    expect(await storedBy(page)).toBe("");

    const heading = page.getByRole("heading", { level: 1 });
    await page.emulateMedia({ media: "print" });
    // The browser's own command prints the page.
    expect(await heading.isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Print checklist" }).click();
    await page.locator("html[data-printed]").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await heading.isVisible()).toBe(false);
    expect(await bill.isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await heading.waitFor();
    await page.emulateMedia({ media: null });

    // The state that React Router keeps in a history entry.
    const state = { usr: { dscr: 1.2496, isSaved: true }, key: "saved", idx: 0 };
    await page.evaluate((kept) => history.replaceState(kept, ""), state);
    await page.reload();
    await waitForScripts(page);
    expect(await ticked.count()).toBe(0);
    expect(await count.textContent()).toBe("0 of 21 ready");
    const ratio = page.getByRole("region", { name: "Your saved calculation" });
    await ratio.getByText("1.24", { exact: true }).waitFor();
    await ratio.getByText("Marginal", { exact: true }).waitFor();
    await ratio.getByRole("img", { name: /DSCR 1\.24/ }).waitFor();
    await ratio.getByText("An estimate, not a credit decision.").waitFor();
  });

  test("can be ticked without scripts", async ({ readPage }) => {
    const page = await readPage(path);
    await page.getByLabel("Latest property tax bill").check();
    expect(await page.getByRole("button", { name: "Print checklist" }).count()).toBe(0);
  });
});
