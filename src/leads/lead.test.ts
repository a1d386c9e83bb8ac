import { describe, expect, test } from "vitest";
import { STATES } from "../office/states.ts";
import { LOAN_PURPOSES, parseSource } from "./lead.ts";

test("there are 50 states, each once, without the District of Columbia", () => {
  expect(new Set(STATES).size).toBe(50);
  expect(STATES).not.toContain("DC");
});

test("there are the five loan purposes of the specification", () => {
  expect(LOAN_PURPOSES.map(({ value }) => value)).toEqual([
    "purchase",
    "refinance",
    "cashout",
    "portfolio",
    "other",
  ]);
});

describe("a source", () => {
  test.each(["site", "homepage", "lender-kiavi", "a", "1-2-3", "x".repeat(60)])("may be %s", (source) => {
    expect(parseSource(source)).toBe(source);
  });

  test.each([
    ["empty", ""],
    ["in capitals", "Homepage"],
    ["with a hyphen at its end", "austin-"],
    ["with two hyphens", "lender--kiavi"],
    ["with a space", "lender kiavi"],
    ["markup", "<b>"],
    ["of 61 characters", "x".repeat(61)],
    ["absent", undefined],
    ["absent from the address", null],
  ])("is refused when it is %s", (_case, source) => {
    expect(parseSource(source)).toBeUndefined();
  });
});
