import { z } from "zod";
import { part, type SiteContent } from "../../../../content/site-content.ts";
import { type LaterPayment, resetViewOf } from "../../../calculators/deal/adjustable/reset-view.ts";
import { furnitureOf } from "../../../calculators/deal/bookings/bookings.ts";
import { bookingsViewOf } from "../../../calculators/deal/bookings/bookings-view.ts";
import { MONTH_NAMES } from "../../../calculators/deal/bookings/read-months.ts";
import { CLOSING_LINES, closingLinesOf } from "../../../calculators/deal/closing/closing-lines.ts";
import { type Deal, downPaymentOf, loanAmountOf, loanToValueOf } from "../../../calculators/deal/deal.ts";
import { borrowerChecksOf, sayRule } from "../../../calculators/deal/lenders/borrower-checks.ts";
import { BORROWER_REASONS } from "../../../calculators/deal/lenders/borrower-reasons.ts";
import { exitsOf } from "../../../calculators/deal/prepayment/exit-cost.ts";
import { estimateDealRate } from "../../../calculators/deal/rate/deal-rate.ts";
import { pointsLadder } from "../../../calculators/deal/rate/points-ladder.ts";
import { bridgeOf } from "../../../calculators/deal/ratios/bridge.ts";
import { isRatioMet, lenderViewOf } from "../../../calculators/deal/ratios/lender-view.ts";
import { ownerViewOf, simpleRatioOf } from "../../../calculators/deal/ratios/owner-view.ts";
import { sayRatio } from "../../../calculators/deal/ratios/ratio-labels.ts";
import { type UnderwrittenDeal, underwrite } from "../../../calculators/deal/ratios/underwritten-deal.ts";
import { marginsOf } from "../../../calculators/deal/safety/margin-of-safety.ts";
import { writeDealFragment } from "../../../calculators/deal/sharing/deal-link.ts";
import { ltvLimitOf } from "../../../calculators/deal/target/ltv-limit.ts";
import { maximumsOf } from "../../../calculators/deal/target/maximum-loan.ts";
import { answerFrame, frameAnswer } from "../answer-frame.server.ts";
import { apiFacts, apiRates } from "../api-facts-catalog.server.ts";
import { defineCall } from "../call.ts";
import { dealAnswer } from "./deal-answer.server.ts";
import { dealAssumptions } from "./deal-assumptions.server.ts";
import { dealInput, dealOf } from "./deal-input.server.ts";

const LAST_EXIT_MONTH = 120;

export const dealCall = part((site) =>
  defineCall({
    name: "deal",
    title: "Deal analysis",
    summary:
      "The deal analyzer's answers: the lender's ratio, the owner's cash flow, cash at closing, limits and margins.",
    input: dealInput,
    output: z.object({ ...dealAnswer, ...answerFrame }),
    cost: 2,
    example: {
      priceUsd: 300_000,
      downPaymentPercent: 25,
      ratePercent: 7.25,
      monthlyLeaseRentUsd: 2500,
      monthlyPropertyTaxUsd: 375,
      monthlyInsuranceUsd: 150,
      monthlyAssociationDuesUsd: 75,
    },
    answer(input, siteUrl) {
      const deal = dealOf(input);
      const { percent: limitPercent } = ltvLimitOf(deal, apiFacts.belowOneLtv);
      const underwritten = underwrite(deal);
      const { rent, rule } = underwritten.qualifying;
      return {
        loan: describeLoan(deal, underwritten),
        qualifyingRent: { monthlyUsd: rent, rule: rule.id, ruleName: rule.name },
        lender: describeLender(deal, underwritten),
        resets: describeResets(deal),
        bookings: describeBookings(deal),
        simpleRatio: simpleRatioOf(deal, underwritten),
        ...describeOwner(deal, underwritten),
        maximums: describeMaximums(deal, limitPercent),
        rateEstimate: describeRate(site, deal),
        borrowerChecks: describeBorrower(deal),
        margins: marginsOf(deal, limitPercent).map(({ label: _, ...margin }) => margin),
        bridge: bridgeOf(deal, underwritten).map(({ id, label, kind, amount, runningTotal }) => ({
          id,
          label,
          kind,
          monthlyUsd: amount,
          runningMonthlyUsd: runningTotal,
        })),
        exits: exitsOf(deal)
          .filter(({ month }) => month % 12 === 0 && month <= LAST_EXIT_MONTH)
          .map(({ month, balance, penalty, total }) => ({
            afterMonths: month,
            balanceUsd: balance,
            penaltyUsd: penalty,
            totalUsd: total,
          })),
        ladder: describeLadder(deal),
        ...frameAnswer(`${siteUrl}/deal-analyzer${writeDealFragment(deal)}`, [
          ...dealAssumptions(deal),
          `The limit of ${limitPercent}% of the value is a common one, not a lender's offer.`,
          `The estimated rate adds sample adders to a sample base rate of ${apiRates(site).baseRate}%. Neither is of a day or of a lender.`,
          ...(deal.hasPointsLadder ? [LADDER_ASSUMPTION] : []),
          ...describeMarket(apiRates(site).marketIndex),
        ]),
      };
    },
  }),
);

const LADDER_ASSUMPTION =
  "ratePercent is the price of pointsPercent and prepayment as sent; the other prices follow from pointValuePercent and from sample adders of the penalties.";

function describeLadder(deal: Deal) {
  if (!deal.hasPointsLadder) return [];
  return pointsLadder(deal).map((row) => ({
    pointsPercent: row.points,
    prepayment: row.structure,
    ratePercent: row.annualRatePercent,
    ratio: row.ratio,
    cashUsd: row.cash,
    costUsd: row.cost,
    breakEvenMonth: row.breakEvenMonth,
    isLowestCost: row.isBest,
  }));
}

/** What the market was, for whoever compares the sample rates with it. Callers know today's date. */
function describeMarket(index: ReturnType<typeof apiRates>["marketIndex"]): readonly string[] {
  return index === null
    ? []
    : [`The market index is ${index.text}. Source: ${index.source}.`, ...index.lowRanges];
}

function describeLoan(deal: Deal, { payments, escrow }: UnderwrittenDeal) {
  const { first, amortizing, interestOnly, afterInterestOnly } = payments;
  return {
    downPaymentUsd: downPaymentOf(deal),
    loanAmountUsd: loanAmountOf(deal),
    loanToValuePercent: loanToValueOf(deal),
    firstMonthlyPaymentUsd: first,
    amortizingMonthlyPaymentUsd: amortizing,
    interestOnlyMonthlyPaymentUsd: interestOnly,
    afterInterestOnlyMonthlyPaymentUsd: afterInterestOnly,
    monthlyEscrowUsd: escrow,
  };
}

function describeLender(deal: Deal, underwritten: UnderwrittenDeal) {
  const { income, obligation, ratio, ...ratios } = lenderViewOf(deal, underwritten);
  return {
    ratio,
    ratioText: sayRatio(deal, ratio),
    meetsTarget: isRatioMet(ratio, deal.targetRatio),
    monthlyIncomeUsd: income,
    monthlyObligationUsd: obligation,
    ...ratios,
  };
}

function describeResets(deal: Deal) {
  const view = resetViewOf(deal);
  if (!view) return null;
  const { fullyIndexedPercent, firstReset, highest, balloon } = view;
  const describe = ({ month, ratePercent, payment, ratio }: LaterPayment) => ({
    fromMonth: month,
    ratePercent,
    monthlyPaymentUsd: payment,
    ratio,
  });
  return {
    indexAndMarginPercent: fullyIndexedPercent,
    firstChange: firstReset && {
      expected: describe(firstReset.expected),
      worst: describe(firstReset.worst),
    },
    highest: highest && describe(highest),
    balloon: balloon && {
      afterMonths: balloon.month,
      expectedUsd: balloon.owed.expected,
      worstUsd: balloon.owed.worst,
    },
  };
}

function describeBookings(deal: Deal) {
  const view = bookingsViewOf(deal);
  if (!view) return null;
  const { costs, lowest } = view;
  const nameOf = (month: number) => MONTH_NAMES[month] ?? "";
  return {
    yearUsd: view.year,
    occupancyPercent: view.occupancyPercent,
    monthlyCleaningUsd: costs.cleaning,
    monthlySuppliesUsd: costs.supplies,
    monthlyLodgingTaxUsd: costs.lodgingTax,
    furnitureUsd: furnitureOf(deal),
    breakEvenYearUsd: view.breakEvenYear,
    breakEvenOccupancyPercent: view.breakEvenPercent,
    targetOccupancyPercent: view.targetPercent,
    months: view.months.map(({ bookings, cash }, month) => ({
      month: nameOf(month),
      bookingsUsd: bookings,
      cashUsd: cash,
    })),
    weakestMonth: nameOf(view.weakestMonth),
    lowest: lowest && {
      firstMonth: nameOf(lowest.firstMonth),
      lowestMonth: nameOf(lowest.lowestMonth),
      neededUsd: lowest.needed,
    },
  };
}

function describeOwner(deal: Deal, underwritten: UnderwrittenDeal) {
  const { collectedRent, costs, monthlyCashFlow, cashOnCash, cash } = ownerViewOf(deal, underwritten);
  return {
    owner: {
      collectedMonthlyRentUsd: collectedRent,
      monthlyVacancyUsd: costs.vacancy,
      monthlyManagementUsd: costs.management,
      monthlyMaintenanceUsd: costs.maintenance,
      monthlyCapitalReserveUsd: costs.capitalReserve,
      monthlyUtilitiesUsd: costs.utilities,
      monthlyGuestCostsUsd: costs.bookings,
      monthlyCashFlowUsd: monthlyCashFlow,
      cashOnCashPercent: cashOnCash,
    },
    cashAtClosing: {
      downPaymentUsd: cash.downPayment,
      closingCostsUsd: cash.closingCosts,
      prepaidUsd: cash.prepaid,
      pointsUsd: cash.points,
      reservesUsd: cash.reserves,
      payoffUsd: cash.payoff,
      cashOutUsd: cash.cashOut,
      dueUsd: cash.due,
      totalUsd: cash.total,
      lines: deal.hasClosingLines ? describeLines(deal) : [],
    },
  };
}

function describeLines(deal: Deal) {
  const lines = closingLinesOf(deal);
  return CLOSING_LINES.map(([line]) => ({ line, usd: lines[line] }));
}

function describeMaximums(deal: Deal, limitPercent: number) {
  const maximums = maximumsOf(deal, limitPercent);
  return {
    loanToValueLimitPercent: maximums.maxLtvPercent,
    loanUsd: maximums.maxLoan,
    loanLimitedBy: maximums.maxLoanBinding,
    priceUsd: maximums.maxPrice,
    priceLimitedBy: maximums.maxPriceBinding,
    priceWithSameCashUsd: maximums.maxPriceSameCash,
    priceWithSameCashLimitedBy: maximums.maxPriceSameCashBinding,
  };
}

function describeBorrower(deal: Deal) {
  return borrowerChecksOf(deal).map(({ id, rules }) => ({
    case: id,
    rules: rules.map((rule) => ({ rule: rule.id, status: rule.status, text: sayRule(rule) })),
    reason: BORROWER_REASONS[id].reason,
    sources: BORROWER_REASONS[id].sources.map(({ url }) => url),
  }));
}

function describeRate(site: SiteContent, deal: Deal) {
  const { rate, ratio, secondRate } = estimateDealRate(deal, apiRates(site));
  return { ratePercent: rate, ratioAtThatRate: ratio, higherRatePercent: secondRate };
}
