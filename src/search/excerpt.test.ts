import { describe, expect, test } from "vitest";
import { lowerCaseText, makeExcerpt } from "./excerpt.ts";

/** The excerpt with marked words in brackets. */
function excerpt(
  text: string,
  words: readonly string[],
  description = "About the page.",
  phrases: readonly (readonly string[])[] = [],
): string {
  return makeExcerpt(lowerCaseText(text), description, new Set(words), phrases)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");
}

const LONG = "before ".repeat(60);

describe("makeExcerpt", () => {
  test("marks every form of the words, as they stand in the text", () => {
    expect(excerpt("Properties differ. A Property's rent, or two properties.", ["property"])).toBe(
      "[Properties] differ. A [Property's] rent, or two [properties].",
    );
  });

  test("marks whole words only", () => {
    expect(excerpt("The rate, rather than a separate rate.", ["rate"])).toBe(
      "The [rate], rather than a separate [rate].",
    );
  });

  test("leaves out parts of a hyphenated word that stand apart", () => {
    const asked = [
      ["short", "term"],
      ["cash", "on", "cash"],
    ];
    const marked = (text: string) => excerpt(text, ["short", "term", "cash"], undefined, asked);
    expect(marked(`A long-term lease.\n${LONG}.\nShort-term rentals, at other terms.`)).toBe(
      "[Short]-[term] rentals, at other terms.",
    );
    expect(marked("Cash-on-cash, in cash.")).toBe("[Cash]-on-[cash], in cash.");
    expect(marked("A long-term lease.")).toBe("About the page.");
  });

  test("cuts a long paragraph at words on both sides, and says so", () => {
    const shown = excerpt(`${LONG}needle ${"after ".repeat(60)}`, ["needle"]);
    expect(shown).toMatch(/^…before .*before \[needle\] after .*after …$/);
    expect(shown.length).toBeLessThan(220);
  });

  test("does not say that something follows where a paragraph ends", () => {
    const sentence = "A prepayment penalty is what a lender asks for when a loan is paid early.";
    expect(excerpt(`${sentence}\n${LONG}`, ["penalty"])).toBe(sentence.replace("penalty", "[penalty]"));
  });

  test("shows the place where most of the words stand together", () => {
    const text = `Rates are set daily.\n${LONG}.\nA prepayment penalty changes the rates.`;
    expect(excerpt(text, ["rate", "prepayment", "penalty"])).toBe(
      "A [prepayment] [penalty] changes the [rates].",
    );
  });

  test("prefers a sentence to a cell that shows the same", () => {
    const sentence = "A prepayment penalty is what a lender asks for when a loan is paid early.";
    expect(excerpt(`Penalty: 3%\n${LONG}\n${sentence}`, ["penalty"])).toBe(
      sentence.replace("penalty", "[penalty]"),
    );
  });

  test("goes on from a heading to what stands below it", () => {
    expect(excerpt("Lima One\n4.6 of 5\nThe highest leverage here.", ["lima", "one"])).toBe(
      "[Lima] [One] · 4.6 of 5 · The highest leverage here.",
    );
  });

  test("shows the description where the text has none of the words, or fewer", () => {
    expect(excerpt("Nothing of it.", ["austin"], "Rents in Austin.")).toBe("Rents in [Austin].");
    expect(excerpt("Rents.", ["austin", "rent"], "Rents in Austin.")).toBe("[Rents] in [Austin].");
    expect(excerpt("", ["austin"])).toBe("About the page.");
  });

  test("finds amounts whether or not they have commas", () => {
    expect(excerpt("Up to $300,000 each.", ["300000"])).toBe("Up to $[300,000] each.");
  });

  test("letters that change length in lowercase do not shift the marks", () => {
    expect(excerpt("İİİİ the rent", ["rent"])).toBe("İİİİ the [rent]");
  });

  test("a word longer than any excerpt is cut", () => {
    expect(excerpt(`needle ${"x".repeat(1_000)}`, ["needle"]).length).toBeLessThan(220);
  });
});
