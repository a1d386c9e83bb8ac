import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { bandOf, calculateDscr, formatRatio } from "../../dscr/dscr.ts";
import { describeResult } from "./result-report.ts";
import { mailDraftLink, reportFileName, writeReport, writeSummary } from "./written-report.ts";

const result = calculateDscr({ monthlyRent: 2500, monthlyExpenses: 500, monthlyDebtService: 1600 });
const frame = { companyName: "RentRatio", disclaimer: "Not a lender." };

const money = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
const results = fc
  .record({ monthlyRent: money, monthlyExpenses: money, monthlyDebtService: money })
  .map(calculateDscr);

test("a result is described by its figures and by the formulas with those figures in them", () => {
  expect(describeResult(result)).toEqual({
    ratio: "1.25",
    badge: "Qualified",
    message: "Good DSCR! You should qualify for competitive rates.",
    netOperatingIncome: "$2,000",
    inputs: [
      { label: "Monthly rent", value: "$2,500" },
      { label: "Monthly expenses", value: "$500" },
      { label: "Monthly debt service", value: "$1,600" },
    ],
    incomeFormula: "$2,500 − $500 = $2,000",
    ratioFormula: "$2,000 ÷ $1,600 = 1.25",
  });
});

test("without debt service the formula does not divide", () => {
  const { ratioFormula } = describeResult(calculateDscr({ ...result, monthlyDebtService: 0 }));
  expect(ratioFormula).toBe("without debt service the ratio counts as 0");
});

describe("report and screen agree", () => {
  test("every figure the screen shows stands in the report, the summary and the mail", () => {
    forAll(cases(), [results], (some) => {
      const { ratio, badge, message, netOperatingIncome, inputs, incomeFormula, ratioFormula } =
        describeResult(some);
      const report = writeReport(some, "2026-11-15", frame);
      const mail = decodeURIComponent(mailDraftLink(some, "2026-11-15", frame));
      const summary = writeSummary(some, frame.companyName);
      const amounts = inputs.map(({ value }) => value);
      for (const shown of [
        ratio,
        badge,
        message,
        netOperatingIncome,
        incomeFormula,
        ratioFormula,
        ...amounts,
      ]) {
        expect(report).toContain(shown);
        expect(mail).toContain(shown);
      }
      for (const shown of [ratio, badge, netOperatingIncome, ...amounts]) expect(summary).toContain(shown);
    });
  });

  test("and says of the ratio what the rules say", () => {
    forAll(cases(), [results], (some) => {
      expect(describeResult(some)).toMatchObject({
        ratio: formatRatio(some.dscr),
        badge: some.dscr >= 1 ? "Qualified" : "Not Qualified",
        message: bandOf(some.dscr).message,
      });
    });
  });

  test("and never shows NaN, Infinity or -0", () => {
    forAll(cases(), [results], (some) => {
      expect(writeReport(some, "2026-11-15", frame)).not.toMatch(/NaN|Infinity|-\$?0(?![.,\d])|-\$?0\.00/);
    });
  });
});

test("the file name contains the date", () => {
  expect(reportFileName("2026-11-15")).toBe("dscr-report-2026-11-15.txt");
});
