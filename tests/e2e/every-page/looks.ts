/** What a page looks like, judged by its boxes. Each function runs in the page and returns a line for each finding. */

export function findOverflow(): string[] {
  const overflow = document.documentElement.scrollWidth - innerWidth;
  return overflow > 0 ? [`${overflow} px wider than the screen`] : [];
}

/**
 * With text of twice the size: what sticks out to the right of the screen and neither is clipped nor scrolls by itself, and
 * figures of tables that break.
 */
export function findOverflowOfLargeText(): string[] {
  const root = document.documentElement;
  root.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
  const isContained = (element: Element) => {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  };
  const found = Array.from(document.querySelectorAll<HTMLElement>("main *, footer *"))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isContained(element))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 60)}`);
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const figure = node.textContent ?? "";
    const isFigure = /^-?\$?[\d,]+(\.\d+)?%?$/.test(figure) && node.parentElement?.closest("main td");
    const range = document.createRange();
    range.selectNode(node);
    if (isFigure && range.getClientRects().length > 1) broken.push(`the figure ${figure} breaks`);
  }
  root.style.removeProperty("font-size");
  return [...found.slice(0, 5), ...broken.slice(0, 5)];
}

/** The head of a tool's answer, at the end of its form: out of sight, or so high that it leaves the form no room. */
export function findHeadOutOfSight(): string[] {
  const [form, head] = [".tool-form", ".verdict-head > div"].map((part) => document.querySelector(part));
  if (!form || !head) return [];
  form.scrollIntoView({ block: "end", behavior: "instant" });
  const { top, bottom, height } = head.getBoundingClientRect();
  scrollTo({ top: 0, behavior: "instant" });
  return top >= 0 && bottom <= innerHeight && height <= 240
    ? []
    : [`the answer's head from ${top} to ${bottom}`];
}

/** Selects squeezed below their natural width by something beside them. */
export function findShortSelects(): string[] {
  const closed = Array.from(document.querySelectorAll("details:not([open])"));
  for (const group of closed) group.toggleAttribute("open", true);
  const found = Array.from(document.querySelectorAll("main select"))
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
  for (const group of closed) group.toggleAttribute("open", false);
  return found;
}

/** Figures, ranges, schedules, terms and phone numbers broken across two lines, also in what is folded. */
export function findBrokenFigures(): string[] {
  const closed = Array.from(document.querySelectorAll("details:not([open])"));
  for (const group of closed) group.toggleAttribute("open", true);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    // A digest has no place where it could break.
    const text = (texts.currentNode.textContent ?? "").replace(/[\da-f]{64}/g, (digest) =>
      "x".repeat(digest.length),
    );
    for (const { 0: figure, index } of text.matchAll(
      /\(\d{3}\) \d{3}-\d{4}|[$\d][\w.,%$]*(-[\w$][\w.,%$]*)+|-?\$?\d[\d.,]*%?/g,
    )) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + figure.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${figure} in: ${text}`);
    }
  }
  for (const group of closed) group.toggleAttribute("open", false);
  return found;
}

/**
 * Two rules less than 100 pixels apart, with nothing between them along the longer one. The side of a box is not a
 * rule.
 */
export function findDoubleRules(): string[] {
  const regions = Array.from(document.querySelectorAll("main section[tabindex]"));
  /** Scrolled out of its box, like the later rows of a long table. */
  const isCutOff = (element: HTMLElement) => {
    const box = regions
      .find((region) => region !== element && region.contains(element))
      ?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return box !== undefined && (top < box.top - 1 || bottom > box.bottom + 1);
  };
  const visible = Array.from(document.querySelectorAll<HTMLElement>("main *")).filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isCutOff(element),
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
    const isSeen = texts.currentNode.parentElement?.checkVisibility();
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
export function findRulesOutside(): string[] {
  const column = document.querySelector("header > .wrap a")?.getBoundingClientRect().left ?? 0;
  return Array.from(document.querySelectorAll<HTMLElement>("main *")).flatMap((element) => {
    const { borderTopWidth, borderBottomWidth, visibility } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const isRule = borderTopWidth !== "0px" || borderBottomWidth !== "0px";
    if (!isRule || height === 0 || visibility === "hidden" || width >= innerWidth) return [];
    const isWithin = left > column - 1 && right < innerWidth - column + 1;
    return isWithin ? [] : [`${element.tagName} ${element.className}, from ${left} to ${right}`];
  });
}

/** A heading that does not start at the left edge of the column. */
export function findShiftedHeading(): string[] {
  const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
  const [heading, column] = [leftOf("h1"), leftOf("header > .wrap a")];
  return heading === column ? [] : [`the heading starts at ${heading}, the column at ${column}`];
}
