import { z } from "zod";
import { DEAL_FIELDS } from "../../calculators/deal/deal.ts";
import { type ComparedOffer, compareOffers } from "../../calculators/offers/comparison.ts";
import { testConventional } from "../../calculators/offers/conventional/conventional-test.ts";
import {
  LEAST_OFFERS,
  MOST_OFFERS,
  OFFER_FIELDS,
  offerNames,
  SET_TABLE,
} from "../../calculators/offers/offer.ts";
import { writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { answerFrame, frameAnswer } from "./answer-frame.server.ts";
import { defineCall } from "./call.ts";
import {
  borrower,
  CONVENTIONAL_SOURCE,
  conventionalTest,
  describeTest,
} from "./conventional-fields.server.ts";
import { dealAssumptions } from "./deal/deal-assumptions.server.ts";
import { checkDeal, dealOf, dealShape } from "./deal/deal-input.server.ts";
import { figure, figureOrNull, numberOf, percentByYear } from "./fields.server.ts";
import { tableInput } from "./table-input.server.ts";

const PENALTY =
  "Prepayment penalty by year from the first. An empty list states that there is none; null, nothing.";
const fee = (line: string) => `${line}, in dollars. Null if the sheet does not state it.`;

const sheet = tableInput(OFFER_FIELDS, {
  name: [
    "name",
    z
      .string()
      .max(40)
      .regex(/^([\p{L}\p{N}][\p{L}\p{N} &.-]*)?$/u)
      .default("")
      .describe("The lender: letters, digits, spaces and the marks & . -"),
  ],
  annualRatePercent: [
    "ratePercent",
    numberOf(DEAL_FIELDS.annualRatePercent, "Interest rate, percent a year."),
  ],
  points: ["pointsPercent", "Percent of the loan: origination and discount points together."],
  originationFee: ["originationFeeUsd", fee("Origination fee")],
  underwritingFee: ["underwritingFeeUsd", fee("Underwriting fee")],
  processingFee: ["processingFeeUsd", fee("Processing fee")],
  legalFee: ["legalFeeUsd", fee("Legal and document fee")],
  appraisalFee: ["appraisalFeeUsd", fee("Appraisal")],
  titleFee: ["titleFeeUsd", fee("Title and settlement")],
  otherFees: ["otherFeesUsd", fee("Other fees")],
  termYears: ["termYears", "Term in years. Null counts as 30."],
  interestOnlyYears: ["interestOnlyYears", "Interest-only years. Null counts as none."],
  amortizationYears: [
    "amortizationYears",
    "Years that repay it; the rest is due after the term. 0: the term.",
  ],
  adjustment: ["rateAdjustment", "Fixed, or the years of the first rate."],
  indexPercent: ["assumedIndexPercent", "Assumed on each day of a change."],
  marginPercent: ["marginPercent", "Added to the index."],
  firstCapPercent: ["firstCapPercent", "Of the first change."],
  periodicCapPercent: ["periodicCapPercent", "Of a later change."],
  lifeCapPercent: ["lifeCapPercent", "Above the first rate."],
  prepayment: ["prepaymentPercentByYear", percentByYear(PENALTY).nullable().default(null).describe(PENALTY)],
  lockDays: ["lockDays", "Days for which the rate is locked."],
  reserveMonths: ["reserveMonths", "Months of the full payment to hold in the bank."],
  escrow: ["escrow", "Escrow of taxes and insurance."],
});

const offer = z
  .strictObject(sheet.shape)
  .describe("A lender's term sheet. What it does not state is null, which is not the same as 0.");

/** The loan terms of the deal give way to those of each offer, so the rate may be left out. */
const offeredDeal = z
  .strictObject({
    ...dealShape,
    ratePercent: numberOf(
      DEAL_FIELDS.annualRatePercent,
      "Not used here: each offer has its own rate. It goes into the link.",
    ).default(DEAL_FIELDS.annualRatePercent.initial),
  })
  .superRefine(checkDeal)
  .describe("The deal, as in the call deal. The loan terms of each offer take the place of its own.");

const standing = z.object({
  winners: z
    .array(z.number())
    .readonly()
    .describe("Places of the cheapest offers, from 0. Several are a tie."),
  leadUsd: figureOrNull("How much less than the next one costs, in dollars. Null if there is no other."),
});

const compared = z.object({
  index: figure("Place of the offer in the request, from 0."),
  name: z.string().describe("Its name, or Offer A, B and so on."),
  totalCostUsd: figure("Interest, points, fees and penalty from closing to the exit, in dollars."),
  worstTotalCostUsd: figureOrNull("The same if the rate rises as its caps allow. Null for a fixed rate."),
  interestUsd: figure("Interest until then, in dollars."),
  pointsUsd: figure("Points in dollars."),
  feesUsd: figure("All fees in dollars."),
  penaltyUsd: figure("Prepayment penalty at the exit, in dollars."),
  costPerYearUsd: figure("Total cost a year, in dollars."),
  yearlyCostPercent: figureOrNull(
    "The cost as a rate, percent a year, to the exit. Null if fees take the loan.",
  ),
  firstMonthlyPaymentUsd: figure("Principal and interest of the first month, in dollars."),
  ratio: figureOrNull("The lender's ratio under this offer, not rounded. Null if nothing has to be covered."),
  cashToCloseUsd: figure("Cash to close in dollars. Negative if cash is left to the owner."),
  reservesUsd: figureOrNull("Reserves in dollars. Null if the offer does not state them."),
  isAtLeast: z.boolean().describe("True if a line is missing that can only add to the cost."),
});

export const compareOffersCall = defineCall({
  name: "compare-offers",
  title: "Comparison of loan offers",
  summary:
    "Two to four term sheets for one deal: what each costs until you sell or refinance, and which costs least when.",
  input: z.strictObject({
    deal: offeredDeal,
    ...tableInput(SET_TABLE, { holdMonths: ["holdMonths", "Months until the loan is paid off."] }).shape,
    offers: z.array(offer).min(LEAST_OFFERS).max(MOST_OFFERS).describe("Two to four term sheets."),
    borrower: z
      .strictObject(borrower.shape)
      .nullable()
      .default(null)
      .describe("Tests the first offer as a conventional loan."),
  }),
  output: z.object({
    holdMonths: figure("The months compared: those sent, at most the longest term."),
    offers: z
      .array(compared)
      .readonly()
      .describe("In the order of the request. Empty if the deal has no loan."),
    conventional: conventionalTest
      .nullable()
      .describe(
        "The test of the first offer as a conventional loan. Null without a borrower, a loan or its rate.",
      ),
    cheapest: standing.describe("Who costs least after the months held."),
    cheapestByMonth: z
      .array(
        z.object({
          fromMonth: figure("First month of an exit."),
          toMonth: figure("Last month of an exit."),
          winners: z.array(z.number()).readonly().describe("Places of the cheapest offers, from 0."),
          leastLeadUsd: figureOrNull("The smallest lead in these months, in dollars, or null."),
          mostLeadUsd: figureOrNull("The largest lead in these months, in dollars, or null."),
        }),
      )
      .readonly()
      .describe("Months in a row in which the same offers cost least."),
    ...answerFrame,
  }),
  cost: 3,
  example: {
    deal: {
      priceUsd: 300_000,
      monthlyLeaseRentUsd: 2500,
      monthlyPropertyTaxUsd: 375,
      monthlyInsuranceUsd: 150,
      monthlyAssociationDuesUsd: 75,
    },
    holdMonths: 60,
    offers: [
      {
        name: "Lender A",
        ratePercent: 7.5,
        pointsPercent: 0,
        underwritingFeeUsd: 1295,
        processingFeeUsd: 595,
        prepaymentPercentByYear: [3, 2, 1],
      },
      {
        name: "Lender B",
        ratePercent: 6.875,
        pointsPercent: 1.5,
        underwritingFeeUsd: 1495,
        prepaymentPercentByYear: [5, 4, 3, 2, 1],
      },
    ],
  },
  answer(input, siteUrl) {
    const deal = dealOf(input.deal);
    const offers = input.offers.map(sheet.valuesOf);
    const names = offerNames(offers);
    const { holdMonths } = input;
    const set = { deal, holdMonths, offers, borrower: input.borrower && borrower.valuesOf(input.borrower) };
    const test = testConventional(set);
    const comparison = compareOffers(deal, offers, holdMonths);
    return {
      holdMonths: comparison.holdMonths,
      offers: comparison.offers.map((one) => describeOffer(one, names[one.index] ?? "")),
      conventional: test && describeTest(test),
      cheapest: { winners: comparison.held.winners, leadUsd: comparison.held.lead },
      cheapestByMonth: comparison.wins.map(({ from, to, winners, lead }) => ({
        fromMonth: from,
        toMonth: to,
        winners,
        leastLeadUsd: lead?.least ?? null,
        mostLeadUsd: lead?.most ?? null,
      })),
      ...frameAnswer(`${siteUrl}/compare-offers${writeOffersFragment(set)}`, [
        ...dealAssumptions(deal),
        "Principal is borrowed and repaid, so it is no cost.",
        "A line that an offer does not state adds nothing; isAtLeast marks such an offer.",
        "Totals less than a dollar apart are a tie.",
        ...(test ? [CONVENTIONAL_SOURCE] : []),
      ]),
    };
  },
});

function describeOffer(one: ComparedOffer, name: string) {
  return {
    index: one.index,
    name,
    totalCostUsd: one.held.total,
    worstTotalCostUsd: one.worstTotal,
    interestUsd: one.held.interest,
    pointsUsd: one.held.points,
    feesUsd: one.held.fees,
    penaltyUsd: one.held.penalty,
    costPerYearUsd: one.costPerYear,
    yearlyCostPercent: one.yearlyCost,
    firstMonthlyPaymentUsd: one.firstPayment,
    ratio: one.lender.ratio,
    cashToCloseUsd: one.cash.toClose,
    reservesUsd: one.cash.reserves,
    isAtLeast: one.isAtLeast,
  };
}
