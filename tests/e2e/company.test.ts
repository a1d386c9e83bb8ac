import { expect } from "vitest";
import { test } from "./browser.ts";
import { fetchPage } from "./sent-page.ts";

const longDate = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date());

test("the terms state the day on which they are read, where they are read, and their contents lead to a section", async ({
  openPage,
}) => {
  // These two are never on the same day, so one of them is not on the server's.
  const elsewhere = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].filter(
    (timeZone) => longDate(timeZone) !== longDate("America/Chicago"),
  );
  const [timezoneId = ""] = elsewhere;
  const page = await openPage({ timezoneId });
  await page.goto("/terms");
  const date = page.locator("dt:text-is('Last Updated') + dd");
  await expect.poll(() => date.textContent()).toBe(longDate(timezoneId));
  const last = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last();
  await last.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(await last.getAttribute("href"));
});

test.for(["/terms", "/privacy"])("%s states today's date without scripts too", async (path) => {
  const { elements } = await fetchPage(path);
  const term = elements.findIndex(({ tag, text }) => tag === "dt" && text === "Last Updated");
  expect(elements[term + 1]?.text).toBe(longDate("America/Chicago"));
});
