import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { estimatesIn, findState, taxIn } from "../../src/calculators/deal/bill-estimates.ts";
import { type Deal, INITIAL_DEAL, loanAmountOf, withPrice } from "../../src/calculators/deal/deal.ts";
import { firstPaymentOf } from "../../src/calculators/deal/ratios/deal-payment.ts";
import { lenderFractionOf, lenderRatioOf } from "../../src/calculators/deal/ratios/lender-view.ts";
import { ownerViewOf } from "../../src/calculators/deal/ratios/owner-view.ts";
import { describeDealTaxRange } from "../../src/calculators/deal/safety/tax-range.ts";
import { formatRatio } from "../../src/dscr/dscr.ts";
import { stateEstimates } from "../../src/site/deal-form-catalog.server.ts";

const DOCUMENT = readFileSync(path.join(import.meta.dirname, "../../docs/worked-deals.md"), "utf8");
const GIVEN =
  /^Given: (?<state>[A-Z]{2}), (?<units>\d) units?, price \$(?<price>[\d,]+), (?<down>\d+)% down, (?<rate>[\d.]+)%, rent \$(?<rent>[\d,]+) a month(?:, dues of \$(?<dues>\d+) a month)?\.$/m;

const [OWN = ""] = DOCUMENT.split(/^# Examples of others$/m);
const sections = OWN.split(/^## /m).slice(1);
const worked = sections.map((section) => ({
  name: section.slice(0, section.indexOf("\n")),
  deal: dealOf(section),
  rows: Array.from(
    section.matchAll(/^\| (?!Step)([^|]+) \| [^|]+ \| ([^|]+) \|$/gm),
    ([, step = "", result = ""]) => ({
      step: step.trim(),
      result: result.trim(),
    }),
  ),
  shown: /^The page shows .*\.$/m.exec(section)?.[0],
}));

test("ten deals are worked out, each in another state", () => {
  expect(worked).toHaveLength(10);
  expect(new Set(worked.map(({ deal }) => deal.state)).size).toBe(10);
});

describe.each(worked)("$name", ({ deal, rows, shown }) => {
  const state = findState(stateEstimates, deal.state);
  if (!state) throw new Error(`No estimates for ${deal.state}.`);
  const tax = taxIn(state, deal.units);

  test.each(rows)("$step: $result", ({ step, result }) => {
    expect(answerTo(step, deal)).toBe(result);
  });

  test("every step is worked out, and the ratio at both ends of the tax", () => {
    const ends = tax.low === tax.high ? [] : [tax.low, tax.high];
    expect(rows.map(({ step }) => step)).toEqual([
      "Loan",
      "Payment",
      "Tax",
      "Insurance",
      "Full payment",
      "Ratio",
      ...ends.map((percent) => `Ratio with a tax of ${percent.toFixed(2)}%`),
      `Ratio with an owner's tax of ${state.ownerTax.percent}%`,
      "Owner's costs",
      "Owner's month",
    ]);
  });

  test("the page shows what the document says", () => {
    const range = describeDealTaxRange(deal, stateEstimates)?.replace(/^.*?: /, "");
    const ratio = formatRatio(lenderRatioOf(deal) ?? 0);
    expect(shown).toBe(
      range
        ? `The page shows ${ratio} and, for the two ends of the tax, ${range}`
        : `The page shows ${ratio}.`,
    );
  });
});

function dealOf(section: string): Deal {
  const { state = "", units, price, down, rate, rent, dues = "0" } = GIVEN.exec(section)?.groups ?? {};
  const stateCode = stateEstimates.find(({ code }) => code === state)?.code;
  const typed: Deal = {
    ...INITIAL_DEAL,
    state: stateCode ?? "",
    units: numberOf(units),
    downPaymentPercent: numberOf(down),
    annualRatePercent: numberOf(rate),
    leaseRent: numberOf(rent),
    associationDues: numberOf(dues),
  };
  const { taxPercent, insurancePercent } = estimatesIn(stateEstimates, typed);
  return withPrice(
    { ...typed, estimatedTaxPercent: taxPercent, estimatedInsurancePercent: insurancePercent },
    numberOf(price),
  );
}

function answerTo(step: string, deal: Deal): string {
  const { costs, monthlyCashFlow } = ownerViewOf(deal);
  const percent = /^Ratio with an? (?:owner's )?tax of ([\d.]+)%$/.exec(step)?.[1];
  if (percent) return ratioText(withPrice({ ...deal, estimatedTaxPercent: Number(percent) }, deal.price));
  switch (step) {
    case "Loan":
      return dollars(loanAmountOf(deal));
    case "Payment":
      return dollars(firstPaymentOf(deal));
    case "Tax":
      return dollars(deal.propertyTax);
    case "Insurance":
      return dollars(deal.insurance);
    case "Full payment":
      return dollars(lenderFractionOf(deal).obligation);
    case "Ratio":
      return ratioText(deal);
    case "Owner's costs":
      return dollars(Object.values(costs).reduce((sum, cost) => sum + cost, 0));
    case "Owner's month":
      return dollars(monthlyCashFlow);
    default:
      return `no such step: ${step}`;
  }
}

function ratioText(deal: Deal): string {
  return (lenderRatioOf(deal) ?? 0).toFixed(4);
}

/** "$1,534.90", "-$109.90". */
function dollars(amount: number): string {
  const text = Math.abs(amount)
    .toFixed(2)
    .replaceAll(/\B(?=(\d{3})+\.)/g, ",");
  return `${amount < 0 ? "-" : ""}$${text}`;
}

function numberOf(text = ""): number {
  return Number(text.replaceAll(",", ""));
}
