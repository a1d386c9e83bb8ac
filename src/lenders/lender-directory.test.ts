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
import { publicLenders } from "./lenders-catalog.server.ts";

const ids = (lenders: readonly PublicLender[]) => lenders.map(({ id }) => id);
const values = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

describe("the selectors", () => {
  test("offer the specification's values in its order", () => {
    expect(values(SORT_OPTIONS)).toEqual(["rating", "minDSCR", "maxLTV", "closingTime"]);
    expect(values(DSCR_OPTIONS)).toEqual(["all", "1.0", "1.1", "1.25"]);
    expect(values(CLOSING_OPTIONS)).toEqual(["all", "fast", "standard"]);
  });

  test("start with the highest rating and no filter", () => {
    expect(readChoice(() => null)).toEqual({ sort: "rating", dscr: "all", closing: "all" });
  });
});

describe("chooseLenders", () => {
  test.each([
    ["rating", ["anchor-loans", "kiavi", "lima-one"]],
    ["minDSCR", ["anchor-loans", "lima-one", "kiavi"]],
    ["maxLTV", ["lima-one", "anchor-loans", "kiavi"]],
    ["closingTime", ["lima-one", "kiavi", "anchor-loans"]],
  ] as const)("sorted by %s the directory reads %o", (sort, order) => {
    expect(ids(chooseLenders(publicLenders, { ...DEFAULT_CHOICE, sort }))).toEqual(order);
  });

  test.each([
    ["all", ["anchor-loans", "kiavi", "lima-one"]],
    ["1.0", ["anchor-loans", "lima-one"]],
    ["1.1", ["anchor-loans", "kiavi", "lima-one"]],
    ["1.25", ["anchor-loans", "kiavi", "lima-one"]],
  ] as const)("the DSCR filter %s keeps lenders whose minimum is at or below it", (dscr, kept) => {
    expect(ids(chooseLenders(publicLenders, { ...DEFAULT_CHOICE, dscr }))).toEqual(kept);
  });

  test.each([
    ["20-40 days", "fast"],
    ["21-30 days", "fast"],
    ["22-25 days", "standard"],
    ["30-45 days", "standard"],
  ] as const)("a closing time of %s is %s", (closingTime, speed) => {
    const lenders = publicLenders.slice(0, 1).map((lender) => ({ ...lender, closingTime }));
    const other = speed === "fast" ? "standard" : "fast";
    expect(chooseLenders(lenders, { ...DEFAULT_CHOICE, closing: speed })).toHaveLength(1);
    expect(chooseLenders(lenders, { ...DEFAULT_CHOICE, closing: other })).toHaveLength(0);
    expect(chooseLenders(lenders, { ...DEFAULT_CHOICE, closing: "all" })).toHaveLength(1);
  });

  test("both filters apply at once, and the sort to what is left", () => {
    const kept = chooseLenders(publicLenders, { sort: "closingTime", dscr: "1.0", closing: "fast" });
    expect(ids(kept)).toEqual(["lima-one", "anchor-loans"]);
  });

  test("lenders that are equal keep their order, whatever they pay", () => {
    const equal = publicLenders.map((lender) => ({ ...lender, rating: 4 }));
    expect(ids(chooseLenders(equal, DEFAULT_CHOICE))).toEqual(ids(publicLenders));
  });
});

describe("the choice in the address", () => {
  test.each([
    ["", DEFAULT_CHOICE],
    ["sort=maxLTV", { ...DEFAULT_CHOICE, sort: "maxLTV" }],
    ["sort=closingTime&dscr=1.0&closing=fast", { sort: "closingTime", dscr: "1.0", closing: "fast" }],
  ] as const)("%o is written and read back", (query, choice) => {
    expect(choiceQuery(choice)).toBe(query);
    const params = new URLSearchParams(query);
    expect(readChoice((name) => params.get(name))).toEqual(choice);
  });

  test("unknown values count as the default", () => {
    const params = new URLSearchParams("sort=commissionRate&dscr=1.00&closing=never");
    expect(readChoice((name) => params.get(name))).toEqual(DEFAULT_CHOICE);
  });
});
