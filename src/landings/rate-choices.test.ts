import { describe, expect, test } from "vitest";
import { formatRatio } from "../dscr/dscr.ts";
import { TEST_RATES } from "../dscr/test-rate-table.ts";
import { estimateFromChoices, readRateChoices } from "./rate-choices.ts";

const read = (query: string) => readRateChoices(TEST_RATES, new URLSearchParams(query));

describe("readRateChoices", () => {
  test("takes what is on offer, and the first pick for the rest", () => {
    expect(read("credit=credit-620&units=multi-unit").picks).toEqual({
      credit: "credit-620",
      dscr: "dscr-125",
      ltv: "ltv-80",
      units: "multi-unit",
      "rental-type": "long-term",
      experience: "experienced",
    });
  });

  test.each(["credit=castle", "credit=", "credit=from-figures", "__proto__=x", "ltv=credit-620"])(
    "an invented query %s changes nothing",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  test("an amount is cut where no amount ends", () => {
    expect(read(`monthlyRent=${"9".repeat(500)}`).figures.monthlyRent).toHaveLength(40);
  });
});

describe("estimateFromChoices", () => {
  test("picked bands give an estimate and no ratio", () => {
    expect(estimateFromChoices(TEST_RATES, read(""))).toMatchObject({ estimate: { low: 7.25, high: 7.25 } });
    expect(estimateFromChoices(TEST_RATES, read(""))).not.toHaveProperty("ratio");
  });

  test.each(["dscr=from-figures", "dscr=from-figures&monthlyRent=2520", "dscr=from-figures&loanAmount=240k"])(
    "%s is not enough to work with",
    (query) => {
      expect(estimateFromChoices(TEST_RATES, read(query))).toEqual({});
    },
  );

  test("the figures give the ratio, and whether another answer is consistent", () => {
    const query = "dscr=from-figures&ltv=ltv-75&monthlyRent=$2,520&loanAmount=240k&taxesInsuranceDues=400";
    const { estimate, ratio = 0, hasSecondAnswer } = estimateFromChoices(TEST_RATES, read(query));
    expect(estimate).toMatchObject({ low: 7, high: 7 });
    expect(formatRatio(ratio)).toBe("1.26");
    expect(hasSecondAnswer).toBe(true);
  });
});
