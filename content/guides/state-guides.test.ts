import { describe, expect, test } from "vitest";
import { statesOverview } from "../landings/states-overview.ts";
import type { StateGuide } from "./state-guide.ts";
import { stateGuides } from "./state-guides.ts";

const guides: readonly StateGuide[] = stateGuides;

describe("state guides", () => {
  test("there are fifty, each with a name, code and address of its own, in alphabetical order", () => {
    expect(guides).toHaveLength(50);
    expect(new Set(guides.map(({ stateCode }) => stateCode)).size).toBe(50);
    expect(guides.map(({ state }) => state)).toEqual(guides.map(({ state }) => state).toSorted());
  });

  test.each(guides)("$state: nearby states exist, once each, and are others", ({ slug, nearby }) => {
    const slugs = guides.map((guide) => guide.slug);
    expect(nearby.length).toBeGreaterThanOrEqual(2);
    expect(new Set(nearby).size).toBe(nearby.length);
    for (const other of nearby) expect(slugs).toContain(other);
    expect(nearby).not.toContain(slug);
  });

  test.each(guides)("$state: a source of law, tax or insurance is a name, not an address", (guide) => {
    const { foreclosure, propertyTax, insurance, landlordLaw, shortTermRentals, regulations } = guide;
    const sourced = [foreclosure, propertyTax, insurance, landlordLaw, shortTermRentals, ...regulations];
    for (const source of sourced.flatMap(({ sources }) => sources))
      expect(source).toMatch(/^[A-Z0-9](?!.*https?:).{5,}[^.]$/);
  });

  test("every guide has three markets and says what it does not know, in words of its own", () => {
    for (const { topMarkets, notKnown } of guides) {
      expect(Object.keys(topMarkets)).toHaveLength(3);
      expect(notKnown.length).toBeGreaterThanOrEqual(2);
    }
    const all = guides.flatMap(({ notKnown }) => notKnown);
    expect(new Set(all).size).toBe(all.length);
  });

  test("the eight market records name states that have a guide", () => {
    expect(statesOverview.markets).toHaveLength(8);
    for (const market of statesOverview.markets) {
      const guide = guides.find(({ slug }) => slug === market.slug);
      expect(guide).toMatchObject({ state: market.name, stateCode: market.abbr });
    }
  });

  test("no two share more than 60% of their sentences, whatever the states are called in them", () => {
    const pages = guides.map((guide) => ({
      state: guide.state,
      sentences: sentencesOf(textsOf(guide), guide.state),
    }));
    const tooAlike = pages.flatMap((page, index) =>
      pages
        .slice(index + 1)
        .filter((other) => sharedPart(page.sentences, other.sentences) > 0.6)
        .map((other) => `${page.state} and ${other.state}`),
    );
    expect(tooAlike).toEqual([]);
  });

  test("the measure tells a page that differs by name only from one that is written for its state", () => {
    const [first, second] = guides;
    if (!first || !second) throw new Error("There are no guides to compare.");
    const renamed = textsOf(first).map((text) => text.replaceAll(first.state, "Erewhon"));
    const own = sentencesOf(textsOf(first), first.state);
    expect(sharedPart(own, sentencesOf(renamed, "Erewhon"))).toBe(1);
    expect(sharedPart(own, sentencesOf(textsOf(second), second.state))).toBeLessThan(0.1);
  });
});

/** Everything a guide says, except for what names it or is a value of a list: a new field is compared by itself. */
function textsOf(guide: StateGuide): readonly string[] {
  const { slug, state, stateCode, title, marketTrend, nearby, reviewed, ...texts } = guide;
  return listTexts(texts);
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Without the state's name: sentences that differ only in the name count as equal. */
function sentencesOf(texts: readonly string[], state: string): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.replaceAll(state, "this state").split(/(?<=[.!?])\s+/)));
}

/** The share of the shorter page, so that a long page cannot hide a short one inside it. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = Array.from(one).filter((sentence) => other.has(sentence));
  return shared.length / Math.min(one.size, other.size);
}
