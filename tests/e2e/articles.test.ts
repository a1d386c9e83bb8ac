import { expect } from "vitest";
import { test } from "./browser.ts";

const LONG_FORM = "/dscr-loan-long-form";

test("the long guide opens at the section of its address, its contents follow the reader, fold and stay off paper", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(`${LONG_FORM}#tax`);
  const top = () => page.locator("#tax").evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThanOrEqual(0);

  const contents = page.getByRole("navigation", { name: "Contents" });
  const progress = page.getByRole("progressbar", { name: "Reading progress" });
  const value = () => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1));
  // Sections are laid out as they come near, which may end a scroll on its way.
  const valueAfter = async (key: string) => {
    await page.keyboard.press(key);
    return await value();
  };
  await expect.poll(() => valueAfter("Home")).toBe(0);
  await page.locator("#property-types").evaluate((section) => section.scrollIntoView());
  await expect.poll(() => contents.locator("[aria-current=location]").textContent()).toBe("Property Types");
  await expect.poll(value).toBeGreaterThan(0.3);
  expect(await value()).toBeLessThan(0.6);
  await expect.poll(() => valueAfter("End")).toBe(1);
  await contents.getByRole("link", { name: "Rates and Terms" }).press("Enter");
  await expect.poll(() => page.url()).toContain("#rates-and-terms");

  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "DSCR Fundamentals" }).isVisible()).toBe(true);
  for (const part of [
    contents,
    page.getByRole("progressbar", { name: "Reading progress", includeHidden: true }),
    page.getByRole("navigation", { name: "Related pages", includeHidden: true }),
  ]) {
    expect(await part.first().isVisible()).toBe(false);
  }
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 360, height: 800 });
  const link = page.locator("details").getByRole("link", { name: "Scaling a Portfolio" });
  expect(await link.isVisible()).toBe(false);
  await page.locator("summary", { hasText: "Contents" }).press("Enter");
  expect(await link.isVisible()).toBe(true);
});
