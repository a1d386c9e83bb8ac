import { describe, expect, inject } from "vitest";
import { budget } from "../setup/budget.ts";
import { serveScriptedDocuments } from "../setup/site/scripted-documents.ts";
import { PHONE, test, type Visit } from "./visit.ts";

describe("before the application has started", () => {
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

/** Milliseconds after the first paint. */
const DELAYS = Array.from({ length: budget(1, 20) }, (_, index) => index * 5);

describe("right after the first paint", () => {
  test.for([
    ["the search", "/faq", "[href='/search']", "click"],
    ["the search", "/faq", "body", "Control+k"],
    ["the menu of a phone", "/faq", "[aria-label=Menu]", "click"],
    ["a call to action", "/lender-partners", "main [href^='/contact'][aria-haspopup]", "click"],
  ] as const)(
    "%s on %s opens its dialog and keeps it (%s, %s)",
    async ([name, path, selector, act], { openVisit, onTestFinished }) => {
      const dialog = { "the search": "Search", "the menu of a phone": "Menu", "a call to action": /^Get/ }[
        name
      ];
      const visit = await openVisit(name === "the menu of a phone" ? { size: PHONE } : {});
      for (const delay of DELAYS) {
        const site = await serveScriptedDocuments(
          inject("siteUrl"),
          0,
          actAfterFirstPaint,
          selector,
          act,
          delay,
        );
        onTestFinished(site.stop);
        await visit.openEarly(`${site.url}${path}`);
        if (name === "the search") await typeEarly(visit);
        await visit.waitForStart();
        await visit.untilShown("dialog", dialog);
        await visit.untilAddress(path);
        if (name === "the search") {
          await visit.untilShown("option", /^Kiavi/);
          expect(await visit.value("Search the site", "combobox")).toBe("kiavi");
        }
        if (name === "a call to action") await visit.untilShown("textbox", "Full Name");
      }
    },
  );
});

/** As soon as there is a field to type into. */
async function typeEarly(visit: Visit): Promise<void> {
  await visit.until(() => document.activeElement?.closest("dialog[open]") !== null);
  await visit.type("kiavi");
}

/** Runs in the page. */
function actAfterFirstPaint(selector: string, act: "click" | "Control+k", delay: number): void {
  const key = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    setTimeout(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (act === "click") element?.click();
      else element?.dispatchEvent(new KeyboardEvent("keydown", key));
    }, delay);
  }).observe({ type: "paint", buffered: true });
}
