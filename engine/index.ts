/**
 * What the package exports: the site's own arithmetic, module by module. Money is dollars in whole cents, a percentage is
 * 25, not 0.25. /formulas explains every formula.
 */
export type { LaterPayment, ResetView } from "../src/calculators/deal/adjustable/reset-view.ts";
export { resetViewOf } from "../src/calculators/deal/adjustable/reset-view.ts";
export type { BillEstimates, StateEstimates } from "../src/calculators/deal/bill-estimates.ts";
export { USUAL_ESTIMATES } from "../src/calculators/deal/bill-estimates.ts";
export type { ClosingLines } from "../src/calculators/deal/closing/closing-lines.ts";
export { closingLinesOf, interestDaysOf } from "../src/calculators/deal/closing/closing-lines.ts";
export type { Deal, UnitRent } from "../src/calculators/deal/deal.ts";
export {
  downPaymentOf,
  hasLoan,
  INITIAL_DEAL,
  INITIAL_RENT,
  loanAmountOf,
  loanToValueOf,
  withPrice,
} from "../src/calculators/deal/deal.ts";
export { EXAMPLE_DEAL } from "../src/calculators/deal/example-deal.ts";
export type { BorrowerCheck, BorrowerLimits } from "../src/calculators/deal/lenders/borrower-checks.ts";
export { BORROWER_LIMITS, borrowerChecksOf } from "../src/calculators/deal/lenders/borrower-checks.ts";
export type { LenderCheck, LenderTerms } from "../src/calculators/deal/lenders/eligibility.ts";
export { checkLender } from "../src/calculators/deal/lenders/eligibility.ts";
export type { RuleCheck } from "../src/calculators/deal/lenders/stated-limits.ts";
export type { ExitCost, StructureCost } from "../src/calculators/deal/prepayment/exit-cost.ts";
export { compareStructures, exitAt, exitsOf } from "../src/calculators/deal/prepayment/exit-cost.ts";
export type { DealRate } from "../src/calculators/deal/rate/deal-rate.ts";
export { estimateDealRate } from "../src/calculators/deal/rate/deal-rate.ts";
export type { RateCliff } from "../src/calculators/deal/rate/rate-cliffs.ts";
export { findRateCliffs } from "../src/calculators/deal/rate/rate-cliffs.ts";
export type { Bridge, BridgeStep } from "../src/calculators/deal/ratios/bridge.ts";
export { bridgeOf } from "../src/calculators/deal/ratios/bridge.ts";
export type { LoanPayments } from "../src/calculators/deal/ratios/deal-payment.ts";
export { paymentsOf } from "../src/calculators/deal/ratios/deal-payment.ts";
export type { LenderView } from "../src/calculators/deal/ratios/lender-view.ts";
export { lenderRatioOf, lenderViewOf } from "../src/calculators/deal/ratios/lender-view.ts";
export type { CashNeeded, OwnerCosts, OwnerView } from "../src/calculators/deal/ratios/owner-view.ts";
export {
  cashNeededOf,
  ownerCostsOf,
  ownerViewOf,
  simpleViewOf,
} from "../src/calculators/deal/ratios/owner-view.ts";
export type { QualifyingRent } from "../src/calculators/deal/rent/qualifying-rent.ts";
export { qualifyingRentOf, qualifyingRentsOf } from "../src/calculators/deal/rent/qualifying-rent.ts";
export type { HeatMap } from "../src/calculators/deal/safety/heat-map.ts";
export { heatMapOf } from "../src/calculators/deal/safety/heat-map.ts";
export type { Margin } from "../src/calculators/deal/safety/margin-of-safety.ts";
export { marginsOf } from "../src/calculators/deal/safety/margin-of-safety.ts";
export { readDealFragment, writeDealFragment } from "../src/calculators/deal/sharing/deal-link.ts";
export { LTV_LIMITS } from "../src/calculators/deal/target/ltv-limit.ts";
export type { Maximums } from "../src/calculators/deal/target/maximum-loan.ts";
export { maximumsOf } from "../src/calculators/deal/target/maximum-loan.ts";
export type { LeverSolution } from "../src/calculators/deal/target/solve-levers.ts";
export { solveLevers } from "../src/calculators/deal/target/solve-levers.ts";
export type { PriceRise } from "../src/calculators/hold/appreciation.ts";
export { expectedPercent, lowPercent } from "../src/calculators/hold/appreciation.ts";
export type { BreakPoints } from "../src/calculators/hold/break-points.ts";
export { breakPointsOf } from "../src/calculators/hold/break-points.ts";
export type { HoldExit } from "../src/calculators/hold/hold-exits.ts";
export type { HoldPlan } from "../src/calculators/hold/hold-plan.ts";
export { INITIAL_HOLD } from "../src/calculators/hold/hold-plan.ts";
export type { HoldProjection } from "../src/calculators/hold/hold-projection.ts";
export { projectHold } from "../src/calculators/hold/hold-projection.ts";
export type { InternalRate } from "../src/calculators/hold/internal-rate.ts";
export { internalRateOf } from "../src/calculators/hold/internal-rate.ts";
export type { Comparison } from "../src/calculators/offers/comparison.ts";
export { compareOffers } from "../src/calculators/offers/comparison.ts";
export { EXAMPLE_OFFERS } from "../src/calculators/offers/example-offers.ts";
export type { Offer } from "../src/calculators/offers/offer.ts";
export { EMPTY_OFFER, offerOf } from "../src/calculators/offers/offer.ts";
export type { CashInDeal } from "../src/calculators/refinance/cash-in-deal.ts";
export { EXAMPLE_PLAN } from "../src/calculators/refinance/example-plan.ts";
export type { Choices, NeededAppraisal, Rung } from "../src/calculators/refinance/refinance-answers.ts";
export {
  appraisalForAllCash,
  appraisalLadder,
  choicesOf,
  delayedFinancingOf,
  plannedCashOut,
} from "../src/calculators/refinance/refinance-answers.ts";
export type { Outcome, Planner } from "../src/calculators/refinance/refinance-outcome.ts";
export { plannerOf } from "../src/calculators/refinance/refinance-outcome.ts";
export type { RefinancePlan } from "../src/calculators/refinance/refinance-plan.ts";
export { INITIAL_PLAN } from "../src/calculators/refinance/refinance-plan.ts";
export type { Installment, Loan } from "../src/dscr/amortization.ts";
export { amortize, monthlyPayment } from "../src/dscr/amortization.ts";
export { aprOf } from "../src/dscr/apr.ts";
export type { DscrInputs, DscrResult } from "../src/dscr/dscr.ts";
export { bandOf, calculateDscr, DSCR_BANDS, formatRatio } from "../src/dscr/dscr.ts";
export type { RatePicks, RateTable } from "../src/dscr/rate-estimate.ts";
export { estimateRate } from "../src/dscr/rate-estimate.ts";
