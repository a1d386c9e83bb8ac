import { describe, expect, test } from "vitest";
import { DEFAULT_CHOICE } from "./lender-directory.ts";
import { describeFits, fitOf, questionAbout } from "./lender-fit.ts";

const silent = { minDSCR: 1.1 };
const strict = { minDSCR: 1, minCreditScore: 680, uses: ["long-term"] as const };
const wish = { ...DEFAULT_CHOICE, ratio: "1.05", score: "660", rental: "short-term" } as const;

describe("what a lender says to a deal", () => {
  test("nothing chosen fits everybody", () => {
    expect(fitOf(strict, DEFAULT_CHOICE)).toEqual({ misses: [], unstated: [] });
    expect(describeFits([strict], DEFAULT_CHOICE)).toEqual([]);
    expect(questionAbout(DEFAULT_CHOICE)).toBeUndefined();
  });

  test("what it has not stated neither fits nor fails", () => {
    expect(fitOf(silent, wish)).toEqual({
      misses: ["It asks for a ratio of 1.10 or more."],
      unstated: ["a credit score of 660", "a short-term rental"],
    });
  });

  test("what it states is the reason", () => {
    expect(fitOf(strict, wish)).toEqual({
      misses: ["It asks for a credit score of 680 or more.", "It takes long-term rentals only."],
      unstated: [],
    });
  });

  test("a limit that is met exactly is met", () => {
    expect(fitOf(strict, { ...DEFAULT_CHOICE, ratio: "1.00" }).misses).toEqual([]);
  });
});

test("a sentence for each wish counts who takes it, and who does not say", () => {
  expect(describeFits([silent, strict], wish)).toEqual([
    "1 of 2 takes a ratio of 1.05.",
    "0 of 2 take a credit score of 660; 1 does not say.",
    "0 of 2 take a short-term rental; 1 does not say.",
  ]);
  expect(describeFits([silent, silent], { ...DEFAULT_CHOICE, score: "660" })).toEqual([
    "No lender here states whether it takes a credit score of 660.",
  ]);
});

test("the question names everything that was chosen", () => {
  expect(questionAbout(wish)).toBe(
    "Which lenders take a ratio of 1.05, a credit score of 660, and a short-term rental?",
  );
});
