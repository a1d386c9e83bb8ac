import { describe, expect, test } from "vitest";
import { withPrepayment } from "../../calculators/deal/prepayment/prepayment-factor.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { TEST_RATES } from "../../dscr/test-rate-table.ts";
import { estimateFromChoices, readRateChoices } from "./rate-choices.ts";

const table = withPrepayment(TEST_RATES);
const read = (query: string) => readRateChoices(table, new URLSearchParams(query));

describe("readRateChoices", () => {
  test("takes known values, and the first pick for the rest", () => {
    expect(read("credit=credit-620&units=multi-unit&prepayment=3-2-1").picks).toEqual({
      credit: "credit-620",
      dscr: "dscr-125",
      ltv: "ltv-80",
      units: "multi-unit",
      "rental-type": "long-term",
      experience: "experienced",
      prepayment: "3-2-1",
    });
  });

  test.each(["credit=castle", "credit=", "credit=from-figures", "__proto__=x", "ltv=credit-620"])(
    "an invented query %s changes nothing",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  test("a typed amount is cut off at 40 characters", () => {
    expect(read(`monthlyRent=${"9".repeat(500)}`).figures.monthlyRent).toHaveLength(40);
  });
});

describe("estimateFromChoices", () => {
  test("picked bands give an estimate and no ratio", () => {
    expect(estimateFromChoices(table, read(""))).toMatchObject({ estimate: { low: 7.25, high: 7.25 } });
    expect(estimateFromChoices(table, read(""))).not.toHaveProperty("ratio");
  });

  test.each([
    ["5-4-3-2-1", 7.25],
    ["3-2-1", 7.5],
    ["none", 7.75],
  ])("a penalty of %s makes %d", (prepayment, rate) => {
    expect(estimateFromChoices(table, read(`prepayment=${prepayment}`))).toMatchObject({
      estimate: { low: rate, high: rate },
    });
  });

  test.each(["dscr=from-figures", "dscr=from-figures&monthlyRent=2520", "dscr=from-figures&loanAmount=240k"])(
    "%s is not enough to work with",
    (query) => {
      expect(estimateFromChoices(table, read(query))).toEqual({});
    },
  );

  test("the figures give the ratio, and whether another answer is consistent", () => {
    const query = "dscr=from-figures&ltv=ltv-75&monthlyRent=$2,520&loanAmount=240k&taxesInsuranceDues=400";
    const { estimate, ratio = 0, hasSecondAnswer } = estimateFromChoices(table, read(query));
    expect(estimate).toMatchObject({ low: 7, high: 7 });
    expect(formatRatio(ratio)).toBe("1.26");
    expect(hasSecondAnswer).toBe(true);
  });
});
