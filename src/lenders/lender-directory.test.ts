import { describe, expect, test } from "vitest";
import type { PublicLender } from "./lender.ts";
import {
  CLOSING_OPTIONS,
  choiceQuery,
  chooseLenders,
  DEFAULT_CHOICE,
  DSCR_OPTIONS,
  readChoice,
  SORT_OPTIONS,
} from "./lender-directory.ts";

const lender = (id: string, figures: Partial<PublicLender>): PublicLender => ({
  id,
  name: id,
  description: "",
  minDSCR: 1,
  maxLTV: 80,
  minLoanAmount: 100_000,
  maxLoanAmount: 1_000_000,
  rates: "7.0%-8.0%",
  specialty: [],
  features: [],
  rating: 4,
  closingTime: "21-30 days",
  confirmedOn: null,
  ratingSource: null,
  ...figures,
});

/** Chosen so that each way to sort gives a different order, and none gives the order written here. */
const directory = [
  lender("middle", { minDSCR: 1.1, maxLTV: 75, rating: 4.1, closingTime: "22-30 days" }),
  lender("best-rated", { minDSCR: 1.25, maxLTV: 80, rating: 4.9, closingTime: "21-25 days" }),
  lender("generous", { minDSCR: 1, maxLTV: 85, rating: 4.5, closingTime: "30-45 days" }),
  lender("fast", { minDSCR: 1.3, maxLTV: 70, rating: 3.8, closingTime: "9-14 days" }),
];

const ids = (lenders: readonly PublicLender[]) => lenders.map(({ id }) => id);
const values = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

describe("the selectors", () => {
  test("offer the specification's values in its order", () => {
    expect(values(SORT_OPTIONS)).toEqual(["rating", "minDSCR", "maxLTV", "closingTime"]);
    expect(values(DSCR_OPTIONS)).toEqual(["all", "1.0", "1.1", "1.25"]);
    expect(values(CLOSING_OPTIONS)).toEqual(["all", "fast", "standard"]);
  });

  test("start with the highest rating and no filter", () => {
    expect(readChoice(() => null)).toEqual(DEFAULT_CHOICE);
    expect(DEFAULT_CHOICE).toMatchObject({ sort: "rating", dscr: "all", closing: "all" });
  });
});

describe("chooseLenders", () => {
  test.each([
    ["rating", ["best-rated", "generous", "middle", "fast"]],
    ["minDSCR", ["generous", "middle", "best-rated", "fast"]],
    ["maxLTV", ["generous", "best-rated", "middle", "fast"]],
    ["closingTime", ["fast", "best-rated", "middle", "generous"]],
  ] as const)("sorted by %s the directory reads %o", (sort, order) => {
    expect(ids(chooseLenders(directory, { ...DEFAULT_CHOICE, sort }))).toEqual(order);
  });

  test.each([
    ["all", ["best-rated", "generous", "middle", "fast"]],
    ["1.0", ["generous"]],
    ["1.1", ["generous", "middle"]],
    ["1.25", ["best-rated", "generous", "middle"]],
  ] as const)("the DSCR filter %s keeps lenders whose minimum is at or below it", (dscr, kept) => {
    expect(ids(chooseLenders(directory, { ...DEFAULT_CHOICE, dscr }))).toEqual(kept);
  });

  test.each([
    ["20-40 days", "fast"],
    ["21-30 days", "fast"],
    ["22-25 days", "standard"],
    ["30-45 days", "standard"],
  ] as const)("a closing time of %s is %s", (closingTime, speed) => {
    const lenders = [lender("one", { closingTime })];
    const other = speed === "fast" ? "standard" : "fast";
    expect(chooseLenders(lenders, { ...DEFAULT_CHOICE, closing: speed })).toHaveLength(1);
    expect(chooseLenders(lenders, { ...DEFAULT_CHOICE, closing: other })).toHaveLength(0);
    expect(chooseLenders(lenders, { ...DEFAULT_CHOICE, closing: "all" })).toHaveLength(1);
  });

  test("both filters apply at once, and the sort to what is left", () => {
    const kept = chooseLenders(directory, {
      ...DEFAULT_CHOICE,
      sort: "closingTime",
      dscr: "1.25",
      closing: "standard",
    });
    expect(ids(kept)).toEqual(["middle", "generous"]);
  });

  test("lenders that are equal keep their order, whatever they pay", () => {
    const equal = directory.map((some) => ({ ...some, rating: 4 }));
    expect(ids(chooseLenders(equal, DEFAULT_CHOICE))).toEqual(ids(directory));
  });
});

describe("the choice in the address", () => {
  test.each([
    ["", DEFAULT_CHOICE],
    ["sort=maxLTV", { ...DEFAULT_CHOICE, sort: "maxLTV" }],
    [
      "sort=closingTime&dscr=1.0&closing=fast",
      { ...DEFAULT_CHOICE, sort: "closingTime", dscr: "1.0", closing: "fast" },
    ],
    [
      "ratio=1.05&score=660&rental=short-term",
      { ...DEFAULT_CHOICE, ratio: "1.05", score: "660", rental: "short-term" },
    ],
  ] as const)("%o is written and read back", (query, choice) => {
    expect(choiceQuery(choice)).toBe(query);
    const params = new URLSearchParams(query);
    expect(readChoice((name) => params.get(name))).toEqual(choice);
  });

  test("unknown values count as the default", () => {
    const params = new URLSearchParams("sort=commissionRate&dscr=1.00&closing=never&score=1e3&rental=yes");
    expect(readChoice((name) => params.get(name))).toEqual(DEFAULT_CHOICE);
  });
});
