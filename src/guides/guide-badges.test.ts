import { describe, expect, test } from "vitest";
import {
  competitionBadge,
  lenderPresenceBadge,
  marketStrengthBadge,
  marketTrendBadge,
  shortTermRentalBadge,
} from "./guide-badges.ts";

describe("marketTrendBadge", () => {
  test.each([
    ["Growing", "good"],
    ["Hot", "strong"],
    ["Stable", "secondary"],
    ["Declining", "poor"],
    ["Unclear", "outline"],
  ])("a %s market is shown %s", (trend, tone) => {
    expect(marketTrendBadge(trend)).toEqual({ text: trend, tone });
  });
});

describe("lenderPresenceBadge", () => {
  test.each([
    ["High", "good"],
    ["Medium", "secondary"],
    ["Low", "marginal"],
  ] as const)("%s presence is shown %s", (presence, tone) => {
    expect(lenderPresenceBadge(presence)).toEqual({ text: presence, tone });
  });
});

describe("competitionBadge", () => {
  test.each([
    ["Medium", "secondary"],
    ["High", "marginal"],
  ] as const)("%s competition is shown %s", (level, tone) => {
    expect(competitionBadge(level)).toEqual({ text: level, tone });
  });
});

describe("marketStrengthBadge", () => {
  test.each([
    ["Very Strong", "strong"],
    ["Strong", "secondary"],
    ["Moderate", "outline"],
    ["Weak", "outline"],
  ])("a %s market is shown %s", (strength, tone) => {
    expect(marketStrengthBadge(strength)).toEqual({ text: strength, tone });
  });
});

test("short-term rentals are Allowed or Restricted", () => {
  expect([shortTermRentalBadge(true).text, shortTermRentalBadge(false).text]).toEqual([
    "Allowed",
    "Restricted",
  ]);
});
