import { z } from "zod";
import { CLOSING_LINES } from "../../../calculators/deal/closing/closing-lines.ts";
import { figure, figureOrNull } from "../fields.server.ts";

const LINE_IDS = CLOSING_LINES.map(([id]) => id);

const laterPayment = z.object({
  fromMonth: figure("First month with it, from 1."),
  ratePercent: figure("Percent a year."),
  monthlyPaymentUsd: figure("Principal and interest."),
  ratio: figureOrNull("The lender's ratio on it, with today's rent and bills."),
});

/** The schemas of the deal analyzer's answers. */
export const dealAnswer = {
  loan: z
    .object({
      downPaymentUsd: figure("Down payment, or equity left in, in dollars."),
      loanAmountUsd: figure("Loan in dollars."),
      loanToValuePercent: figure("Loan in percent of the price or value, not rounded."),
      firstMonthlyPaymentUsd: figure("Principal and interest of the first month, in dollars."),
      amortizingMonthlyPaymentUsd: figure("The payment if the loan amortized from the first month."),
      interestOnlyMonthlyPaymentUsd: figure("The payment if only interest were paid."),
      afterInterestOnlyMonthlyPaymentUsd: figureOrNull(
        "The payment once the interest-only years are over. Null if the whole loan falls due instead.",
      ),
      monthlyEscrowUsd: figure("Property taxes, insurance and association dues a month, in dollars."),
    })
    .describe("The loan and its payments."),
  qualifyingRent: z
    .object({
      monthlyUsd: figure("The rent that the lender counts a month, in dollars."),
      rule: z.string().describe("The rule that chose it."),
      ruleName: z.string().describe("The rule in words."),
    })
    .describe("The rent that counts."),
  lender: z
    .object({
      ratio: figureOrNull(
        "The lender's ratio on the first payment, not rounded. It decides. Null without a loan, or if nothing has to be covered.",
      ),
      ratioText: z
        .string()
        .describe("The ratio in two decimals, never rounded up to the target, or No debt, or No payment."),
      meetsTarget: z
        .boolean()
        .describe("True if the ratio is at least targetRatio, or if there is no ratio to miss."),
      monthlyIncomeUsd: figure("Above the line: rent or net operating income a month, in dollars."),
      monthlyObligationUsd: figure("Below the line: what has to be covered a month, in dollars."),
      amortizingRatio: figureOrNull("The ratio if the loan amortized from the first month, or null."),
      interestOnlyRatio: figureOrNull("The ratio if only interest were paid, or null."),
      afterInterestOnlyRatio: figureOrNull(
        "The ratio after the interest-only years. Null also if the loan falls due.",
      ),
    })
    .describe("The deal as a lender sees it."),
  resets: z
    .object({
      indexAndMarginPercent: figureOrNull("Rounded to an eighth, before the caps. Null for a fixed rate."),
      firstChange: z
        .object({
          expected: laterPayment.describe("If the index is as assumed."),
          worst: laterPayment.describe("If the rate rises by the first cap."),
        })
        .nullable()
        .describe("Null for a fixed rate, or if the loan falls due before."),
      highest: laterPayment.nullable().describe("The largest payment that the caps allow."),
      balloon: z
        .object({
          afterMonths: figure("Months after closing."),
          expectedUsd: figure("Due then, if the index is as assumed."),
          worstUsd: figure("Due then, if the rate rises as the caps allow."),
        })
        .nullable()
        .describe("What falls due at once. Null if the payments repay the loan."),
    })
    .nullable()
    .describe("Null for one rate and a loan that is repaid by the end of its term."),
  simpleRatio: figureOrNull(
    "The site's simple formula: rent less bills, over principal and interest. Null without a payment.",
  ),
  owner: z
    .object({
      collectedMonthlyRentUsd: figure("Rent of a full month before vacancy, in dollars."),
      monthlyVacancyUsd: figure("Vacancy a month, in dollars."),
      monthlyManagementUsd: figure("Management and booking fees a month, in dollars."),
      monthlyMaintenanceUsd: figure("Maintenance a month, in dollars."),
      monthlyCapitalReserveUsd: figure("Capital reserves a month, in dollars."),
      monthlyUtilitiesUsd: figure("Utilities a month, in dollars."),
      monthlyGuestCostsUsd: figure("Cleaning, supplies and lodging tax a month. 0 unless listsBookingCosts."),
      monthlyCashFlowUsd: figure("What is left for the owner a month, in dollars."),
      cashOnCashPercent: figureOrNull(
        "Cash flow of a year in percent of the cash invested. Null if none is invested.",
      ),
    })
    .describe("The deal as its owner sees it."),
  bookings: z
    .object({
      yearUsd: figure("Bookings a year, in dollars."),
      occupancyPercent: figureOrNull("Of all nights. Null without a nightly rate."),
      monthlyCleaningUsd: figure("Dollars a month."),
      monthlySuppliesUsd: figure("Dollars a month."),
      monthlyLodgingTaxUsd: figure("Dollars a month."),
      furnitureUsd: figure("Once, before the first guest. Cash invested, not cash at closing."),
      breakEvenYearUsd: figureOrNull(
        "Bookings a year that leave nothing. Null if a booked dollar keeps nothing.",
      ),
      breakEvenOccupancyPercent: figureOrNull("The same in nights; above 100, all nights are too few."),
      targetOccupancyPercent: figureOrNull(
        "At which the lender's ratio meets targetRatio. Null if none does.",
      ),
      months: z
        .array(
          z.object({
            month: z.string().describe("January to December."),
            bookingsUsd: figure("Bookings of the month."),
            cashUsd: figure("What they leave after all costs, bills and the payment."),
          }),
        )
        .readonly()
        .describe("A year, month by month."),
      weakestMonth: z.string().describe("The month with the least cash."),
      lowest: z
        .object({
          firstMonth: z.string().describe("The month before which the cash must lie ready."),
          lowestMonth: z.string().describe("The month at whose end the account is lowest."),
          neededUsd: figure("What must lie ready."),
        })
        .nullable()
        .describe("Null if no month falls below zero."),
    })
    .nullable()
    .describe("Null if nothing is rented by the night."),
  cashAtClosing: z
    .object({
      downPaymentUsd: figure("Down payment, or equity left in, in dollars."),
      closingCostsUsd: figure("Closing costs in dollars."),
      prepaidUsd: figure("Interest, premium and escrow paid ahead. 0 unless listsClosingCosts is true."),
      pointsUsd: figure("Points in dollars."),
      reservesUsd: figure("Reserves in dollars. They stay the owner's money."),
      payoffUsd: figure("The old loan that is paid off. 0 in a purchase."),
      cashOutUsd: figure("Cash left for the owner. 0 in a purchase."),
      dueUsd: figure("Due on closing day, without reserves. Negative if the owner receives money."),
      totalUsd: figure("With reserves, in dollars. Negative if the owner receives money."),
      lines: z
        .array(z.object({ line: z.enum(LINE_IDS).describe("Its name."), usd: figure("In dollars.") }))
        .readonly()
        .describe("Closing costs, then what is paid ahead. Empty unless listsClosingCosts is true."),
    })
    .describe("The cash needed on the day of closing."),
  maximums: z
    .object({
      loanToValueLimitPercent: figure("The common limit for this purpose and target."),
      loanUsd: figure("The largest loan at this price, in dollars."),
      loanLimitedBy: z.enum(["ratio", "ltv"]).describe("What a larger loan would break."),
      priceUsd: figure("The highest price with the same percent down, in dollars. 0 if none qualifies."),
      priceLimitedBy: z
        .enum(["ratio", "ltv", "none"])
        .describe("None: no limit, so the amount means nothing."),
      priceWithSameCashUsd: figure("The highest price with the same dollars down."),
      priceWithSameCashLimitedBy: z
        .enum(["ratio", "ltv", "none"])
        .describe("What a higher price would break."),
    })
    .describe("The most that still meets the target."),
  rateEstimate: z
    .object({
      ratePercent: figureOrNull("Percent a year from sample adders. Null if the samples have no adder."),
      ratioAtThatRate: figureOrNull(
        "The lender's ratio at that rate, or at the rate sent if there is none. Null without a ratio.",
      ),
      higherRatePercent: figureOrNull("A second rate that is consistent with its own ratio, or null."),
    })
    .describe("An illustration of how lenders price the deal. Not an offer."),
  borrowerChecks: z
    .array(
      z.object({
        case: z.string().describe("company, itin, foreign-national, first-rental or rural."),
        rules: z
          .array(
            z.object({
              rule: z.string().describe("Name of the rule."),
              status: z.enum(["pass", "miss", "not-stated"]).describe("Not-stated: the lender will ask."),
              text: z.string().describe("What is commonly asked, what the deal has, what would close a gap."),
            }),
          )
          .readonly()
          .describe("What lenders commonly ask. Samples, not one lender's limits."),
        reason: z.string().describe("Why they ask."),
        sources: z
          .array(z.string())
          .readonly()
          .describe("Addresses of published terms that have such limits."),
      }),
    )
    .readonly()
    .describe("What lenders commonly ask of such a borrower or place. Empty if nothing special."),
  margins: z
    .array(
      z.object({
        id: z.enum(["rent", "value", "rate", "taxes", "insurance"]).describe("The figure that moves alone."),
        from: figure("The figure now: dollars, dollars a month, or percent for the rate."),
        to: figure("The last value that meets the target, or the first that would."),
        changePercent: figureOrNull("The change in percent. Null if the figure is 0 now."),
        isReachable: z.boolean().describe("False if no value changes the verdict."),
        holds: z.boolean().describe("True if the deal meets the target now."),
        sentence: z.string().describe("The margin in words."),
      }),
    )
    .readonly()
    .describe("How far one figure can move before the deal misses its target."),
  bridge: z
    .array(
      z.object({
        id: z.string().describe("Name of the step."),
        label: z.string().describe("The step in words."),
        kind: z.enum(["start", "change", "subtotal", "total"]).describe("What the amount is."),
        monthlyUsd: figure("The change, or the amount reached, in dollars a month."),
        runningMonthlyUsd: figure("The sum so far, in dollars a month."),
      }),
    )
    .readonly()
    .describe("From the rent that a lender counts to the money that the owner keeps."),
  exits: z
    .array(
      z.object({
        afterMonths: figure("Months after closing."),
        balanceUsd: figure("What is still owed, in dollars."),
        penaltyUsd: figure("Prepayment penalty in dollars."),
        totalUsd: figure("Both together, in dollars."),
      }),
    )
    .readonly()
    .describe("What paying off the loan costs, at the end of each of the first ten years."),
  ladder: z
    .array(
      z.object({
        pointsPercent: figure("Points, percent of the loan."),
        prepayment: z.string().describe("The penalty."),
        ratePercent: figure("The rate that they buy."),
        ratio: figureOrNull("The lender's ratio at that rate."),
        cashUsd: figure("Cash needed at closing, with reserves, in dollars."),
        costUsd: figure("Interest, points and penalty over keepMonths, in dollars."),
        breakEvenMonth: figureOrNull("From it on they cost less than no points. Null without, or if never."),
        isLowestCost: z.boolean().describe("True for the lowest cost, and for a tie with it."),
      }),
    )
    .readonly()
    .describe("Points from 0 to 3 under every penalty. Empty unless comparesPoints is true."),
} as const;
