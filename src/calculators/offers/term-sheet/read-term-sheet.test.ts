import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { OFFER_TABLE } from "../offer.ts";
import { readTermSheet } from "./read-term-sheet.ts";

const takenFrom = (text: string) =>
  Object.fromEntries(readTermSheet(text).taken.map(({ field, text: value }) => [field, value]));
const reasonsIn = (text: string) => readTermSheet(text).left.map(({ reason }) => reason);

describe("a line that says one thing", () => {
  test.each([
    ["7.125%", { annualRatePercent: "7.125" }],
    ["Interest Rate: 7.125%", { annualRatePercent: "7.125" }],
    ["Note rate 7 1/8%", { annualRatePercent: "7.125" }],
    ["Rate 7.25", { annualRatePercent: "7.25" }],
    ["30-year fixed at 6.99%", { termYears: "30", annualRatePercent: "6.99" }],
    ["1.5 pts", { points: "1.5" }],
    ["Points: 0", { points: "0" }],
    ["No points", { points: "0" }],
    ["Origination: 1.00% ($2,250)", { points: "1" }],
    ["Origination fee $2,500", { originationFee: "$2,500" }],
    ["Underwriting Fee ........ $1,295", { underwritingFee: "$1,295" }],
    ["UW $1,295", { underwritingFee: "$1,295" }],
    ["Processing Fee: waived", { processingFee: "$0" }],
    ["Doc prep fee $450", { legalFee: "$450" }],
    ["Appraisal (paid at order): $650", { appraisalFee: "$650" }],
    ["Title insurance and settlement: $1,900.50", { titleFee: "$1,900.50" }],
    ["Wire fee 50", { otherFees: "$50" }],
    ["5/4/3/2/1", { prepayment: "5-4-3-2-1" }],
    ["5-4-3-2-1 step down", { prepayment: "5-4-3-2-1" }],
    ["Prepayment Penalty: 5%, 4%, 3%, 2%, 1%", { prepayment: "5-4-3-2-1" }],
    ["5 year step-down (5-4-3-2-1-0)", { prepayment: "5-4-3-2-1" }],
    ["PPP 3/3/3", { prepayment: "3-3-3" }],
    ["Prepay 3% for 36 months", { prepayment: "3-3-3" }],
    ["3 year prepayment penalty, flat 5%", { prepayment: "5-5-5" }],
    ["No prepayment penalty", { prepayment: "none" }],
    ["PPP: none", { prepayment: "none" }],
    ["I/O 10 yr", { interestOnlyYears: "10" }],
    ["10 years interest-only", { interestOnlyYears: "10" }],
    ["Interest only: 120 months", { interestOnlyYears: "10" }],
    ["Interest-only: None", { interestOnlyYears: "0" }],
    ["Fully amortizing", { interestOnlyYears: "0" }],
    ["Loan Program: DSCR 30 Year Fixed", { termYears: "30" }],
    ["Term 360 months", { termYears: "30" }],
    ["Lock 45 days", { lockDays: "45" }],
    ["45-day rate lock", { lockDays: "45" }],
    ["6 months reserves", { reserveMonths: "6" }],
    ["Reserves: 6 mos. PITIA", { reserveMonths: "6" }],
    ["Reserves: 6 months PITIA", { reserveMonths: "6" }],
    ["No reserves", { reserveMonths: "0" }],
    ["Escrows required", { escrow: "required" }],
    ["Taxes and insurance: impounds yes", { escrow: "required" }],
    ["Escrow waived", { escrow: "waived" }],
    ["Escrows not required", { escrow: "waived" }],
    ["Non-escrowed", { escrow: "waived" }],
  ])("%s", (line, taken) => {
    expect(takenFrom(line)).toEqual(taken);
  });
});

describe("the lender's name is taken from its label or the heading", () => {
  test.each([
    ["Lender: Oak Capital\nRate 7.125%", "Oak Capital"],
    ["Rate 7.125%\nLender Name | Öst & Co., LLC (NMLS #12345)", "Öst & Co. LLC"],
    ["Prepared by: Oak Capital | 7.125%", "Oak Capital"],
    ["Oak Capital Term Sheet\nRate 7.125%", "Oak Capital"],
    ["OAK CAPITAL - DSCR Loan Quote\nRate 7.125%", "OAK CAPITAL"],
    ["Indicative Term Sheet\nRate 7.125%", undefined],
    ["DSCR Rental Loan Term Sheet", undefined],
    ["30 Year Fixed Term Sheet", undefined],
    ["Borrower: Oak Street LLC\nLender fee $1,295", undefined],
    ["Lender: ***", undefined],
  ])("%j", (text, name) => {
    expect(takenFrom(text).name).toBe(name);
  });
});

describe("a line that is not taken says why", () => {
  test.each([
    ["Rate 7.0% - 7.5%", "twoValues"],
    ["Appraisal: $650 - $800", "twoValues"],
    ["Term: 10 years, amortization 30 years", "twoValues"],
    ["No escrow waiver", "twoValues"],
    ["Points 1.0\nPoints 2.0", "twoValues"],
    ["3 year prepay", "penaltySteps"],
    ["No prepayment penalty after year 3", "penaltySteps"],
    ["Prepay: six months interest on 80% of the balance", "penaltyRule"],
    ["Yield maintenance prepayment for 5 years", "penaltyRule"],
    ["Interest-only: yes", "noFigure"],
    ["Title insurance: TBD", "noFigure"],
    ["Underwriting fee to be confirmed", "noFigure"],
    ["Loan amount: $225,000", "deal"],
    ["LTV 75%", "deal"],
    ["DSCR: 1.16", "deal"],
    ["Total closing costs $7,900", "computed"],
    ["Monthly payment (P&I) $1,515.87", "computed"],
    ["APR 7.41%", "otherRate"],
    ["Default rate 18%", "otherRate"],
    ["5/1 ARM", "adjustable"],
    ["Quote # 48213", "unknown"],
  ])("%s", (line, reason) => {
    expect(takenFrom(line)).toEqual({});
    expect(new Set(reasonsIn(line))).toEqual(new Set([reason]));
  });

  test("words without a figure are not worth a line", () => {
    expect(readTermSheet("Thank you for your business\nBorrower: Oak Street LLC").left).toEqual([]);
  });
});

test("one line with everything on it", () => {
  expect(takenFrom("6.875% / 1 pt / 30yr fixed / 3-2-1 PPP / 10 yr IO / 30 day lock")).toEqual({
    annualRatePercent: "6.875",
    points: "1",
    termYears: "30",
    prepayment: "3-2-1",
    interestOnlyYears: "10",
    lockDays: "30",
  });
});

test("a table with its labels in cells or on lines of their own", () => {
  const expected = { annualRatePercent: "7.125", points: "1.25", prepayment: "none" };
  expect(takenFrom("Rate | 7.125% | Points | 1.25\nPPP | none")).toEqual(expected);
  expect(takenFrom("Interest Rate\n7.125%\nPoints\n1.25\nPrepayment Penalty\nNone")).toEqual(expected);
});

test("points of two kinds add up, and so do fees without a line of their own, each with its lines", () => {
  const { taken } = readTermSheet(
    "Origination 1%\nDiscount points 0.5\nFlood cert $25\nWire fee $50\nWire fee $50",
  );
  expect(taken).toEqual([
    { field: "points", text: "1.5", lines: ["Origination 1%", "Discount points 0.5"] },
    { field: "otherFees", text: "$75", lines: ["Flood cert $25", "Wire fee $50"] },
  ]);
});

test("a first rate that adjusts later is taken with its kind, and with a warning", () => {
  expect(takenFrom("7/6 ARM at 6.75%")).toEqual({ adjustment: "7-6", annualRatePercent: "6.75" });
  expect(reasonsIn("7/6 ARM at 6.75%")).toEqual(["adjustable"]);
});

describe("any text", () => {
  const words = fc.constantFrom(
    ..."rate points pts % $ 7.125 1.5 5/4/3/2/1 prepay ppp none io years months lock days escrow waived fee , | / - : ( ) \n".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" ")),
  );

  test("never throws, fills no field with nothing, and quotes only what was pasted", () => {
    forAll(cases(50), [texts], (text) => {
      const flat = text.replaceAll(/\s+/g, " ");
      for (const { field, text: value, lines } of readTermSheet(text).taken) {
        expect(OFFER_TABLE).toHaveProperty(field);
        expect(value).not.toBe("");
        expect(lines.every((line) => flat.includes(line))).toBe(true);
      }
    });
  });

  test.each([
    ["digits", "1"],
    ["steps", "5-"],
    ["amounts", "$1,"],
    ["spaces", " "],
    ["empty lines", "\n"],
    ["words", "prepay "],
    ["rates", "rate 7%\n"],
    ["long lines", `${"5/4/3/2/1 fee $5 ".repeat(30)}\n`],
  ])("a megabyte of %s is read at once", (_, part) => {
    const start = performance.now();
    expect(readTermSheet(part.repeat(1_000_000 / part.length)).isCut).toBe(true);
    // Milliseconds on an idle machine. A pattern that tries every split of a line would take minutes on any.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
