import { expect } from "vitest";
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
