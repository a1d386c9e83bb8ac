import { describe, expect, test } from "vitest";
import { describeAnswers } from "../../lenders/answer-figures.ts";
import type { LenderAnswer } from "../lender/lender-answer.ts";
import type { HandoffEvent } from "./lender-figures.ts";
import { countPublicFigures } from "./public-figures.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY = "2026-11-19";
const YES: LenderAnswer = { kind: "yes", rate: 7.25 };
const kiavi = { lenderId: "kiavi", lender: "Kiavi" };

function answers(count: number, answer = YES, day = "2026-11-01"): readonly HandoffEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ ...kiavi, day, answer },
    what: "answered",
    afterMs: (index + 1) * HOUR_MS,
  }));
}

function loans(count: number, day: string): readonly HandoffEvent[] {
  return Array.from({ length: count }, () => ({ ...kiavi, day, what: "funded", dollars: 200_000 }));
}

describe("a lender's answers", () => {
  test("are told from 20 of a year on, and nothing before", () => {
    expect(countPublicFigures(answers(19), DAY)).toBeNull();
    const old = answers(5, YES, "2025-11-19");
    expect(countPublicFigures([...answers(19), ...old], DAY)).toBeNull();
    expect(countPublicFigures(answers(20), DAY)?.lenders).toEqual([
      { id: "kiavi", answers: 20, medianMinutes: 630, refusals: [] },
    ]);
  });

  test("of one lender tell nothing about another", () => {
    const other = answers(10).map((event) => ({ ...event, lenderId: "lima-one", lender: "Lima One" }));
    expect(countPublicFigures([...answers(19), ...other], DAY)).toBeNull();
  });

  test("are described with their count, the date, the median and the share of each reason", () => {
    const events = [
      ...answers(14),
      ...answers(4, { kind: "no", reason: "ratio" }),
      ...answers(2, { kind: "no", reason: "place" }),
    ];
    const [own] = countPublicFigures(events, DAY)?.lenders ?? [];
    expect(own && describeAnswers(own, DAY)).toBe(
      "Counted by this site in the year to November 19, 2026: 20 answers to deals, half of them within 5 hours. No: 30% (ratio too low 20%, place 10%).",
    );
  });
});

describe("the last quarter", () => {
  test("is told from 20 funded loans on", () => {
    expect(countPublicFigures(loans(19, "2026-08-01"), DAY)).toBeNull();
    const figures = countPublicFigures([...loans(14, "2026-03-31"), ...loans(6, "2026-09-30")], DAY);
    expect(figures?.quarter).toMatchObject({
      from: "2026-07-01",
      to: "2026-09-30",
      funded: 6,
      amount: 1_200_000,
    });
  });

  test("has no sum of loans so few that it would tell what one of them was", () => {
    const figures = countPublicFigures([...loans(16, "2026-03-31"), ...loans(4, "2026-09-30")], DAY);
    expect(figures?.quarter).toMatchObject({ funded: 4, amount: null });
  });

  test("in January is that of the year before", () => {
    expect(countPublicFigures(loans(20, "2026-12-31"), "2027-01-01")?.quarter).toMatchObject({
      ...{ from: "2026-10-01", to: "2026-12-31", funded: 20 },
    });
  });
});
