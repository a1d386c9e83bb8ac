import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { test, waitForScripts } from "./e2e/browser.ts";
import { startDevSite } from "./setup/site/dev-site.ts";

const LIMITS = { timeout: 200_000 };

test(
  "after the first start the first page comes, and shows the first edit",
  LIMITS,
  async ({ openPage, onTestFinished }) => {
    const site = await startDevSite();
    onTestFinished(() => site.stop());
    const page = await openPage({ baseURL: site.url });

    const start = performance.now();
    await page.goto("/");
    await waitForScripts(page);
    // A figure, not a promise: how long it takes is up to the machine.
    process.stdout.write(`The first page took ${((performance.now() - start) / 1000).toFixed(1)} s.\n`);

    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const firstLoad = await loadedAt();
    edit(path.join(site.folder, "src/home/home-page.tsx"), [
      ["{hero.heading}", "Edited: {hero.heading}"],
      ["max-w-[18ch]", "indent-[7px]"],
    ]);
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.textContent()).toMatch(/^Edited: /);
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).textIndent)).toBe("7px");
    expect(await loadedAt(), "the page was not loaded again").toBe(firstLoad);

    // This page needs packages that the first one did not; the edit of the first must show all the same.
    await page.goto("/dscr-calculator");
    await page.goto("/");
    expect(await heading.textContent()).toMatch(/^Edited: /);
    // The site stops before the page would be closed: a font on its way would then be a complaint.
    await page.close();
  },
);

function edit(file: string, replacements: readonly (readonly [string, string])[]): void {
  let source = readFileSync(file, "utf8");
  for (const [before, after] of replacements) {
    expect(source).toContain(before);
    source = source.replace(before, after);
  }
  writeFileSync(file, source);
}
