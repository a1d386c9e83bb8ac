import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { listKindsOfPages } from "../../setup/site/kinds-of-pages.ts";
import { openSite, test } from "../browser.ts";

const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 } };
const THEMES = ["light", "dark"] as const;

async function openIn(theme: (typeof THEMES)[number], page: Page, path: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
  await page.goto(path);
}

describe("a button", () => {
  const CLEAR = "rgba(0, 0, 0, 0)";

  test.for(THEMES)("that is disabled is grey, and not an outline (%s)", async (theme, { openPage }) => {
    const page = await openPage();
    await openIn(theme, page, "/dscr-calculator");
    const backgroundOf = (name: string) =>
      page
        .getByRole("main")
        .getByRole("button", { name, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const disabled = await backgroundOf("Calculate");
    expect(await backgroundOf("Reset")).toBe(CLEAR);
    expect(disabled).not.toBe(CLEAR);
    for (const field of await page.getByRole("main").getByRole("textbox").all()) await field.fill("1000");
    await page.waitForFunction(
      () => document.querySelector<HTMLButtonElement>("main [type=submit]")?.disabled === false,
    );
    await expect.poll(() => backgroundOf("Calculate")).not.toBe(disabled);
  });
});

describe("the search dialog", () => {
  test.for(THEMES)(
    "tells the selected result from the one under the pointer (%s)",
    async (theme, { openPage }) => {
      const page = await openPage();
      await openIn(theme, page, "/faq");
      await page.keyboard.press("Control+K");
      await page.getByRole("combobox").fill("dscr");
      const [selected, hovered, other] = [0, 1, 2].map((index) => page.getByRole("option").nth(index));
      await hovered?.hover();
      const looks = await Promise.all(
        [selected, hovered, other].map((option) =>
          option?.evaluate((element) => {
            const { backgroundColor, boxShadow } = getComputedStyle(element);
            return `${backgroundColor} ${boxShadow}`;
          }),
        ),
      );
      expect(new Set(looks).size).toBe(3);
    },
  );
});

describe("a hint for keys", () => {
  const TABLET = { viewport: { width: 1366, height: 1024 } };

  test("is not shown on a touch screen", async ({ openPage }) => {
    const withKeys = await openPage(TABLET);
    await withKeys.goto("/cash-flow-calculator");
    expect(await withKeys.getByText("Ctrl K").isVisible()).toBe(true);
    expect(await withKeys.getByText("Arrow keys").first().isVisible()).toBe(true);
    const touched = await openPage({ ...TABLET, hasTouch: true, isMobile: true });
    await touched.goto("/cash-flow-calculator");
    expect(await touched.getByText("Ctrl K").isVisible()).toBe(false);
    expect(await touched.getByText("0 to 100.").isVisible()).toBe(true);
    expect(await touched.getByText("Arrow keys").first().isVisible()).toBe(false);
  });
});

describe("a choice", () => {
  test.for([
    "/deal-analyzer",
    "/hold-projection",
    "/refinance-planner",
    "/compare-offers",
    "/dscr-loan-rates",
    "/lender-partners",
    "/contact",
  ])("on a phone has the room that its options need, or all there is (%s)", async (path, { openPage }) => {
    const page = await openPage(PHONE);
    await page.goto(path);
    await page.evaluate(() => {
      for (const group of document.querySelectorAll("details")) group.open = true;
    });
    // With more than one unit, each has its own selects.
    if (path === "/deal-analyzer") await page.getByLabel("Units").selectOption("2");
    expect(await page.evaluate(findShortSelects)).toEqual([]);
  });
});

/** Selects squeezed below their natural width by something beside them. */
function findShortSelects(): string[] {
  return Array.from(document.querySelectorAll("main select"))
    .filter((select) => select.checkVisibility())
    .flatMap((select) => {
      const { width } = select.getBoundingClientRect();
      const free = select.cloneNode(true);
      const column = select.closest("form, section, fieldset")?.clientWidth ?? innerWidth;
      if (!(free instanceof HTMLElement)) return [];
      free.classList.remove("w-full");
      free.classList.add("fixed");
      document.body.append(free);
      const needed = Math.min(free.getBoundingClientRect().width, column);
      free.remove();
      return needed > width + 1 ? [`${select.textContent} has ${width} of ${needed}`] : [];
    });
}

describe("a heading", () => {
  test.for([360, 768, 1280])("with a colon is cut there first (%i px)", async (width, { openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await page.goto("/austin-dscr-loans");
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.textContent()).toMatch(/^Austin DSCR Loans: No Income Verification/);
    expect((await heading.evaluate(linesOf))[0]).toBe("Austin DSCR Loans:");
  });
});

/** The text of each line of an element, as currently wrapped. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    const text = texts.currentNode.textContent ?? "";
    for (const [index, letter] of Array.from(text).entries()) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      const top = range.getClientRects()[0]?.top;
      if (top !== undefined) lines.set(top, (lines.get(top) ?? "") + letter);
    }
  }
  return Array.from(lines.values(), (line) => line.trim());
}

describe("a page", () => {
  test.for(["/nope", "/no/such", "/states/atlantis", "/dscr-news/no-such-article"])(
    "that does not exist starts at the left edge of the column (%s)",
    async (path, { readPage }) => {
      const page = await readPage(path);
      const leftOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left);
      expect(await leftOf("h1")).toBe(await leftOf("header > .wrap > a"));
    },
  );

  // Without JavaScript: other tests cover what scripts add.
  test("draws no rule outside its column, no two with nothing between them, and breaks no range on a phone", {
    timeout: 300_000,
  }, async ({ readPage }) => {
    const found: string[] = [];
    for (const path of await listKindsOfPages(openSite())) {
      const page = await readPage(path);
      for (const [{ viewport }, look] of LOOKS) {
        await page.setViewportSize(viewport);
        const findings = await page.evaluate(look);
        found.push(...findings.map((finding) => `${path} at ${viewport.width}: ${finding}`));
      }
    }
    expect(found).toEqual([]);
  });
});

/** Ranges, schedules, terms and phone numbers broken across two lines. */
function findBrokenFigures(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? "";
    for (const { 0: figure, index } of text.matchAll(
      /\(\d{3}\) \d{3}-\d{4}|[$\d][\w.,%$]*(-[\w$][\w.,%$]*)+/g,
    )) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + figure.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${figure} in: ${text}`);
    }
  }
  return found;
}

/**
 * Two rules less than 100 pixels apart, with nothing between them along the longer one. The side of a box is not a
 * rule.
 */
function findDoubleRules(): string[] {
  /** Scrolled out of its box, like the later rows of a long table. */
  const isCutOff = (element: HTMLElement) => {
    const regions = Array.from(document.querySelectorAll("main section[tabindex]"));
    const box = regions
      .find((region) => region !== element && region.contains(element))
      ?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return box !== undefined && (top < box.top - 1 || bottom > box.bottom + 1);
  };
  const visible = Array.from(document.querySelectorAll<HTMLElement>("main *")).filter(
    (element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      !isCutOff(element),
  );
  const rules = visible.flatMap((element) => {
    const style = getComputedStyle(element);
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (style.borderLeftWidth !== "0px" || width < 40) return [];
    const name = `${element.tagName} ${element.className}`;
    return [
      ...(style.borderTopWidth === "0px" ? [] : [{ y: top, left, right, name }]),
      ...(style.borderBottomWidth === "0px" ? [] : [{ y: bottom, left, right, name }]),
    ];
  });
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const contents = visible
    .filter((element) => element.matches("svg, img, input, select, button, progress"))
    .map((element) => element.getBoundingClientRect());
  while (texts.nextNode()) {
    const isSeen = texts.currentNode.parentElement?.checkVisibility({ contentVisibilityAuto: true });
    if (!isSeen || texts.currentNode.textContent?.trim() === "") continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    contents.push(...range.getClientRects());
  }
  return rules.flatMap((upper) =>
    rules
      .filter(
        ({ y, left, right }) =>
          y - upper.y >= 1 && y - upper.y < 100 && left < upper.right && right > upper.left,
      )
      .filter(
        (lower) =>
          !contents.some(
            ({ top, bottom, left, right }) =>
              bottom > upper.y &&
              top < lower.y &&
              left < Math.max(upper.right, lower.right) &&
              right > Math.min(upper.left, lower.left),
          ),
      )
      .map((lower) => `${upper.name} at ${upper.y} and ${lower.name} at ${lower.y}`),
  );
}

/** Rules that neither stay within the column of the site's header nor span the whole screen. */
function findRulesOutside(): string[] {
  const column = document.querySelector("header > .wrap > a")?.getBoundingClientRect().left ?? 0;
  return Array.from(document.querySelectorAll<HTMLElement>("main *")).flatMap((element) => {
    const { borderTopWidth, borderBottomWidth, visibility } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const isRule = borderTopWidth !== "0px" || borderBottomWidth !== "0px";
    if (!isRule || height === 0 || visibility === "hidden" || width >= innerWidth) return [];
    const isWithin = left > column - 1 && right < innerWidth - column + 1;
    return isWithin ? [] : [`${element.tagName} ${element.className}, from ${left} to ${right}`];
  });
}

const LOOKS = [
  [WIDE, findRulesOutside],
  [WIDE, findDoubleRules],
  [PHONE, findDoubleRules],
  [PHONE, findBrokenFigures],
] as const;

describe("a content page", () => {
  test("has its contents beside it, which follow the reader down and up", async ({ openPage }) => {
    const page = await openPage({ ...WIDE, reducedMotion: "reduce" });
    await page.goto("/cash-flow-analysis");
    const contents = page.getByRole("navigation", { name: "Contents" });
    expect(await contents.getByRole("link").allTextContents()).toEqual(
      await page.locator("article h2").allTextContents(),
    );
    const current = () => contents.locator("[aria-current=location]").allTextContents();
    const scrollTo = (name: string, line: number) =>
      page
        .getByRole("heading", { name })
        .evaluate((heading, top) => window.scrollBy(0, heading.getBoundingClientRect().top - top), line);
    expect(await current()).toEqual([]);
    await scrollTo("Lines people forget", 100);
    await expect.poll(current).toEqual(["Lines people forget"]);
    await scrollTo("Lines people forget", 500);
    await expect.poll(current).toEqual(["The lender sees a different ratio"]);
  });

  test("has them after a navigation too", async ({ openPage }) => {
    const page = await openPage(WIDE);
    await page.goto("/cash-flow-analysis");
    await page.getByRole("main").getByRole("link", { name: "minimum DSCR page" }).click();
    await page.getByRole("heading", { level: 1, name: "Minimum DSCR" }).waitFor();
    const contents = page.getByRole("navigation", { name: "Contents" });
    expect(await contents.getByRole("link").allTextContents()).toEqual(
      await page.locator("article h2").allTextContents(),
    );
  });
});
