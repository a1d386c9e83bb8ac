import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactly } from "../../content/figures/landlord-tax.ts";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { bandOf, calculateDscr } from "../dscr/dscr.ts";
import { calculateLenderRatio } from "../dscr/lender-ratio.ts";
import { marketRatio } from "../dscr/market-payment.ts";
import { ratioByRate } from "../dscr/rate-estimate.ts";
import { bannerOf, calculateCashFlow } from "./cash-flow-calculator/cash-flow.ts";
import { type Deal, INITIAL_DEAL, loanAmountOf, withPrice } from "./deal/deal.ts";
import { paymentsOf } from "./deal/ratios/deal-payment.ts";
import { lenderRatioOf } from "./deal/ratios/lender-view.ts";
import { simpleViewOf } from "./deal/ratios/owner-view.ts";

/** The ratio of one house, from every page that shows it. */
function ratiosOf(deal: Deal) {
  const { price, downPaymentPercent, annualRatePercent, leaseRent, propertyTax, insurance } = deal;
  const principalInterest = paymentsOf(deal).first;
  const monthlyExpenses = propertyTax + insurance;
  return {
    site: [
      calculateDscr({ monthlyRent: leaseRent, monthlyExpenses, monthlyDebtService: principalInterest }).dscr,
      simpleViewOf(deal).dscr,
      calculateCashFlow({
        purchasePrice: price,
        downPaymentPercent,
        interestRate: annualRatePercent,
        loanTermYears: deal.termYears,
        monthlyRent: leaseRent,
        propertyTax,
        insurance,
        maintenance: 0,
        vacancy: 0,
      }).dscr,
    ],
    lender: [
      lenderRatioOf(deal),
      calculateLenderRatio(leaseRent, { principalInterest, propertyTax, insurance }),
      ratioByRate({
        monthlyRent: leaseRent,
        loanAmount: loanAmountOf(deal),
        taxesInsuranceDues: monthlyExpenses,
      })(annualRatePercent),
    ],
  };
}

describe("one house has one ratio, whichever page is asked", () => {
  test("whatever the amounts", () => {
    const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
    const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
    const houses = fc.record({
      // Large enough for a payment at any rate, so there is a ratio.
      price: dollars(2_000_000).map((price) => price + 1_000),
      downPaymentPercent: thousandths(99),
      annualRatePercent: thousandths(15),
      leaseRent: dollars(20_000),
      propertyTax: dollars(3_000),
      insurance: dollars(2_000),
    });
    forAll(cases(), [houses], (house) => {
      const { site, lender } = ratiosOf({ ...INITIAL_DEAL, ...house });
      for (const ratios of [site, lender]) {
        const [first] = ratios;
        expect(ratios).toEqual(ratios.map(() => first));
        expect(new Set(ratios.map((ratio) => bandOf(Number(ratio)).level)).size).toBe(1);
      }
    });
  });

  test("a market page and the deal analyzer agree on a house whose bills follow its price", () => {
    const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((steps) => steps / 100);
    const houses = fc.record({
      price: fc.integer({ min: 50_000, max: 2_000_000 }),
      rent: fc.integer({ min: 500, max: 20_000 }),
      downPaymentPercent: fc.integer({ min: 0, max: 80 }),
      ratePercent: hundredths(12),
      taxPercent: hundredths(4),
      insurancePercent: hundredths(3),
    });
    forAll(cases(), [houses], ({ price, rent, taxPercent, ...terms }) => {
      const basis = { ...terms, tax: exactly(taxPercent), termYears: INITIAL_DEAL.termYears };
      const deal = {
        ...INITIAL_DEAL,
        downPaymentPercent: basis.downPaymentPercent,
        annualRatePercent: basis.ratePercent,
        estimatedTaxPercent: taxPercent,
        estimatedInsurancePercent: basis.insurancePercent,
        leaseRent: rent,
      };
      expect(marketRatio(rent, price, basis)).toBe(lenderRatioOf(withPrice(deal, price)));
    });
  });

  test("the banner of the cash flow page follows the calculator's bands", () => {
    const tones = { excellent: "green", good: "green", marginal: "yellow", poor: "red" };
    forAll(cases(), [fc.double({ min: -2, max: 3, noNaN: true })], (dscr) => {
      expect(bannerOf({ dscr }).tone).toBe(tones[bandOf(dscr).level]);
    });
  });
});
