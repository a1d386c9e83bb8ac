import type { FormulaId } from "../../../content/formulas.ts";
import { formatUsdExact } from "../money.ts";
import { formatRate, type RateTable } from "../rate-estimate.ts";
import { bridgeOf } from "./bridge.ts";
import { type Deal, loanAmountOf, loanToValueOf, type PrepaymentId } from "./deal.ts";
import { paymentsOf } from "./deal-payment.ts";
import { estimateDealRate } from "./deal-rate.ts";
import { compareStructures, exitAt } from "./exit-cost.ts";
import { dealOf, type Given, given } from "./formula-given.ts";
import { lenderRatioOf, lenderViewOf } from "./lender-view.ts";
import type { LeverId } from "./lever.ts";
import { solveLevers } from "./levers.ts";
import { type Margin, marginsOf } from "./margin-of-safety.ts";
import { maximumsOf } from "./maximum-loan.ts";
import { cashNeededOf, ownerViewOf, simpleViewOf } from "./owner-view.ts";
import { qualifyingRentOf } from "./qualifying-rent.ts";

export interface FormulaVector {
  readonly formula: FormulaId;
  readonly given: readonly { readonly label: string; readonly value: string }[];
  /** What is computed. */
  readonly result: string;
  readonly expected: string;
  /** The code's own answer. Only the rate estimate looks at the table. */
  readonly compute: (rates: RateTable) => string;
}

/** Dollars, percent or a ratio as text: what the page prints and the test compares. */
const usd = formatUsdExact;
const ratio = (value: number) => value.toFixed(4);
const percent = (value: number) => `${value.toFixed(4)}%`;

function vector(
  formula: FormulaId,
  givens: readonly Given[],
  [result, expected]: readonly [string, string],
  answer: (deal: Deal, rates: RateTable) => string,
): FormulaVector {
  const shown = givens.map(({ label, value }) => ({ label, value }));
  return {
    formula,
    given: shown,
    result,
    expected,
    compute: (rates) => answer(dealOf(givens), rates),
  };
}

const house = [given.price(300_000), given.downPercent(25)];
const terms = [given.rate(7.25), given.term(30)];
const escrow = [given.tax(375), given.insurance(150), given.dues(75)];
const loan = [given.loan(225_000), ...terms];
const leased = [...house, ...terms, ...escrow, given.lease(2500)];
const ownerCosts = [given.vacancy(5), given.management(8), given.maintenance(5), given.capitalReserve(5)];
const closing = [given.closingCosts(2), given.points(1)];
const toTarget = [...leased, given.target(1.25)];

const amortizing = (deal: Deal) => usd(paymentsOf(deal).amortizing);
const interestOnly = (deal: Deal) => usd(paymentsOf(deal).interestOnly);
const afterInterestOnly = (deal: Deal) => usd(paymentsOf(deal).afterInterestOnly);
const rent = (deal: Deal) => usd(qualifyingRentOf(deal).rent);
const lenderRatio = (deal: Deal) => ratio(lenderRatioOf(deal));
const cashFlow = (deal: Deal) => usd(ownerViewOf(deal).monthlyCashFlow);
const cashOnCash = (deal: Deal) => percent(ownerViewOf(deal).cashOnCash);
const cashTotal = (deal: Deal) => usd(cashNeededOf(deal).total);
const bridgeAt = (id: string) => (deal: Deal) =>
  usd(bridgeOf(deal).find((step) => step.id === id)?.amount ?? 0);
const lever = (id: LeverId, print: (value: number) => string) => (deal: Deal) =>
  print(solveLevers(deal).find((answer) => answer.id === id)?.to ?? 0);
const margin = (id: Margin["id"], print: (value: number) => string) => (deal: Deal) =>
  print(marginsOf(deal, 80).find((candidate) => candidate.id === id)?.to ?? 0);
const exit = (month: number, part: "balance" | "penalty") => (deal: Deal) => usd(exitAt(deal, month)[part]);
const holdingCost = (id: PrepaymentId, months: number) => (deal: Deal) =>
  usd(compareStructures(deal, months).find((structure) => structure.id === id)?.total ?? 0);
const estimatedRate = (deal: Deal, rates: RateTable) => {
  const { rate } = estimateDealRate(deal, rates);
  return rate === null ? "none" : formatRate(rate);
};

/**
 * Every expected figure was computed by LibreOffice Calc 7.4.7, which shares no code with this site: one formula per
 * row of a CSV file, then `soffice --headless --infilter="CSV:44,34,76,1,,0,false,true" --convert-to fods`. With r the
 * yearly rate / 1200 and n the months:
 *
 *   payments             =ROUND(-PMT(r; n; loan); 2), and =ROUND(loan * r; 2) for interest only
 *   largest loan         =ROUNDDOWN(-PV(r; n; P + 0.005); 2), P being the largest payment in whole cents: anything
 *                        below half a cent more still rounds to it
 *   highest rate         =ROUNDDOWN(RATE(n; -(P + 0.005); loan) * 1200; 3)
 *   balance              =ROUND(-FV(r; k; PMT(r; n; loan); loan); 2)
 *   interest paid        =ROUND(-CUMIPMT(r; n; loan; 1; k; 0); 2)
 *
 * and the rest as /formulas writes it, with ROUND(...; 2) wherever it says whole cents.
 */
export const formulaVectors: readonly FormulaVector[] = [
  vector("loan", [given.price(333_333.33), given.downPercent(20)], ["Loan", "$266,666.66"], (deal) =>
    usd(loanAmountOf(deal)),
  ),
  vector("loan", [given.price(333_333.33), given.downPercent(22.5)], ["LTV", "77.5000%"], (deal) =>
    percent(loanToValueOf(deal)),
  ),

  vector("payment", loan, ["Payment", "$1,534.90"], amortizing),
  vector(
    "payment",
    [given.loan(225_000), given.rate(7.25), given.term(40)],
    ["Payment", "$1,439.26"],
    amortizing,
  ),
  vector(
    "payment",
    [given.loan(180_000), given.rate(6.875), given.term(15)],
    ["Payment", "$1,605.34"],
    amortizing,
  ),
  vector("payment", [given.loan(360_000), given.rate(0), given.term(30)], ["Payment", "$1,000"], amortizing),

  vector(
    "interest-only-payment",
    [given.loan(225_000), given.rate(7.25)],
    ["Payment", "$1,359.38"],
    interestOnly,
  ),
  vector(
    "interest-only-payment",
    [given.loan(187_500.5), given.rate(8.125)],
    ["Payment", "$1,269.53"],
    interestOnly,
  ),

  vector(
    "after-interest-only",
    [...loan, given.interestOnly(10)],
    ["Payment", "$1,778.35"],
    afterInterestOnly,
  ),
  vector(
    "after-interest-only",
    [given.loan(225_000), given.rate(7.25), given.term(40), given.interestOnly(10)],
    ["Payment", "$1,534.90"],
    afterInterestOnly,
  ),

  vector("qualifying-rent", [given.lease(2500)], ["Rent", "$2,500"], rent),
  vector("qualifying-rent", [given.lease(2500), given.market(2300)], ["Rent", "$2,300"], rent),
  vector("qualifying-rent", [given.vacant(), given.market(2455.5)], ["Rent", "$2,209.95"], rent),
  vector(
    "qualifying-rent",
    [given.bookings(61_234), given.shortTermRule("gross-80", "80% of gross")],
    ["Rent", "$4,082.27"],
    rent,
  ),
  vector(
    "qualifying-rent",
    [given.bookings(61_234), given.market(3000), given.shortTermRule("lower-80", "capped")],
    ["Rent", "$2,400"],
    rent,
  ),
  vector(
    "qualifying-rent",
    [given.bookings(61_234), given.fee(22), given.shortTermRule("net-of-fees", "net of fees")],
    ["Rent", "$3,980.21"],
    rent,
  ),
  vector(
    "qualifying-rent",
    [given.bookings(61_234), given.market(2600), given.noHistory()],
    ["Rent", "$2,600"],
    rent,
  ),

  vector("lender-ratio", leased, ["Ratio", "1.1710"], lenderRatio),
  vector("lender-ratio", [...leased, given.interestOnly(10)], ["Ratio", "1.2759"], lenderRatio),
  vector("lender-ratio", [...leased, given.interestOnly(10)], ["Ratio after year 10", "1.0511"], (deal) =>
    ratio(lenderViewOf(deal).afterInterestOnlyRatio),
  ),
  vector(
    "lender-ratio",
    [...house, ...terms, ...escrow, given.market(2500), given.vacant()],
    ["Ratio", "1.0539"],
    lenderRatio,
  ),

  vector(
    "lender-ratio-noi",
    [
      given.noiUnits(5),
      given.loan(600_000),
      ...terms,
      given.tax(900),
      given.insurance(400),
      given.utilities(90),
      given.lease(8000),
    ],
    ["Ratio", "1.3889"],
    lenderRatio,
  ),

  vector("simple-ratio", leased, ["Ratio", "1.2379"], (deal) => ratio(simpleViewOf(deal).dscr)),

  vector("owner-cash-flow", [...leased, ...ownerCosts], ["Cash flow a month", "-$209.90"], cashFlow),
  vector(
    "owner-cash-flow",
    [
      ...house,
      ...terms,
      ...escrow,
      given.bookings(60_000),
      given.vacancy(10),
      given.management(20),
      given.maintenance(5),
      given.capitalReserve(5),
      given.utilities(350),
    ],
    ["Cash flow a month", "$515.10"],
    cashFlow,
  ),

  vector(
    "bridge",
    [...house, ...terms, ...escrow, given.market(2500), given.vacant()],
    ["Left over as the lender counts it", "$115.10"],
    bridgeAt("lender"),
  ),
  vector(
    "bridge",
    [...house, ...terms, ...escrow, given.market(2500), given.vacant()],
    ["Cash flow by the simple formula", "$365.10"],
    bridgeAt("simple"),
  ),

  vector("cash-needed", [...leased, ...closing, given.reserves(6)], ["Cash needed", "$96,059.40"], cashTotal),
  vector(
    "cash-needed",
    [...leased, given.cashOut(150_000), ...closing, given.reserves(6)],
    ["Cash needed", "-$53,940.60"],
    cashTotal,
  ),

  vector("cash-on-cash", [...leased, ...ownerCosts, ...closing], ["Return a year", "-3.0256%"], cashOnCash),
  vector(
    "cash-on-cash",
    [...leased, ...ownerCosts, ...closing, given.cashOut(150_000)],
    ["Return a year", "-3.3584%"],
    cashOnCash,
  ),

  vector("path-to-target", toTarget, ["Rent", "$2,668.63"], lever("rent", usd)),
  vector(
    "path-to-target",
    [...house, ...terms, ...escrow, given.market(2500), given.vacant(), given.target(1.25)],
    ["Market rent", "$2,965.14"],
    lever("rent", usd),
  ),
  vector("path-to-target", toTarget, ["Down payment", "$94,773.73"], lever("downPayment", usd)),
  vector("path-to-target", toTarget, ["Price", "$273,635.03"], lever("price", usd)),
  vector("path-to-target", toTarget, ["Rate", "6.349%"], lever("rate", formatRate)),
  vector(
    "path-to-target",
    toTarget,
    ["Taxes and insurance a month", "$390.10"],
    lever("taxesAndInsurance", usd),
  ),

  vector("maximum-loan", [...toTarget, given.other("LTV limit", "80%")], ["Loan", "$205,226.27"], (deal) =>
    usd(maximumsOf(deal, 80).maxLoan),
  ),
  vector(
    "maximum-loan",
    [
      given.price(333_333.33),
      ...terms,
      given.lease(4000),
      given.target(1.25),
      given.other("LTV limit", "80%"),
    ],
    ["Loan", "$266,666.66"],
    (deal) => usd(maximumsOf(deal, 80).maxLoan),
  ),
  vector(
    "maximum-loan",
    [...toTarget, given.other("LTV limit", "80%")],
    ["Price with the same cash", "$280,226.27"],
    (deal) => usd(maximumsOf(deal, 80).maxPriceSameCash),
  ),

  vector(
    "margin-of-safety",
    [...house, ...terms, ...escrow, given.lease(3000), given.target(1.25)],
    ["Lowest rent", "$2,668.63"],
    margin("rent", usd),
  ),
  vector(
    "margin-of-safety",
    [...house, ...terms, ...escrow, given.lease(3000), given.target(1.25)],
    ["Highest rate", "8.935%"],
    margin("rate", formatRate),
  ),
  vector(
    "margin-of-safety",
    [...house, given.other("LTV limit", "80%")],
    ["Lowest value", "$281,250"],
    margin("value", usd),
  ),

  vector(
    "rate-estimate",
    [
      ...house,
      given.term(30),
      ...escrow,
      given.lease(2500),
      given.creditScore(720),
      given.other("Base rate and adders", "as published: 6.75%, and 0.50 for 1.00-1.24"),
    ],
    ["Rate", "7.25%"],
    estimatedRate,
  ),
  vector(
    "rate-estimate",
    [
      ...house,
      given.term(30),
      ...escrow,
      given.lease(2650),
      given.creditScore(720),
      given.other("Base rate and adders", "as published: 6.75%, and 0.25 for 1.25-1.39"),
    ],
    ["Rate, the lower of two", "7.00%"],
    estimatedRate,
  ),

  vector("balance", loan, ["Balance after 36 payments", "$217,965.03"], exit(36, "balance")),
  vector(
    "balance",
    [...loan, given.interestOnly(10)],
    ["Balance after 132 payments", "$219,801.87"],
    exit(132, "balance"),
  ),

  vector(
    "prepayment-penalty",
    [...loan, given.prepayment("5-4-3-2-1")],
    ["Penalty after 12 payments", "$11,141.12"],
    exit(12, "penalty"),
  ),
  vector(
    "prepayment-penalty",
    [...loan, given.prepayment("5-4-3-2-1")],
    ["Penalty after 13 payments", "$8,905.35"],
    exit(13, "penalty"),
  ),
  vector(
    "prepayment-penalty",
    [...loan, given.prepayment("5-4-3-2-1")],
    ["Penalty after 61 payments", "$0"],
    exit(61, "penalty"),
  ),

  vector(
    "holding-cost",
    [...loan, given.points(1), given.prepayment("3-2-1")],
    ["Cost of 30 months with 3-2-1", "$44,735.31"],
    holdingCost("3-2-1", 30),
  ),
  vector(
    "holding-cost",
    [...loan, given.points(1), given.prepayment("3-2-1")],
    ["Cost of 30 months without a penalty", "$43,955.88"],
    holdingCost("none", 30),
  ),
];

/** What a page prints: all but the code. */
export type PrintedVector = Omit<FormulaVector, "compute">;

export function printVectors(formula: FormulaId): readonly PrintedVector[] {
  return formulaVectors
    .filter((candidate) => candidate.formula === formula)
    .map(({ compute, ...printed }) => printed);
}
