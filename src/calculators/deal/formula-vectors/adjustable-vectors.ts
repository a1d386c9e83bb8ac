import { paymentPeriods } from "../../../dscr/adjustable/payment-periods.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import { type LaterPayment, type ResetView, resetViewOf } from "../adjustable/reset-view.ts";
import type { Deal } from "../deal.ts";
import { escrow, type FormulaVector, house, ratio, usd, vectors } from "./vector-builders.ts";
import { type Given, given } from "./vector-inputs.ts";

const seen =
  (answer: (view: ResetView) => string) =>
  (deal: Deal): string => {
    const view = resetViewOf(deal);
    return view ? answer(view) : "";
  };
const first = (path: "expected" | "worst", answer: (payment: LaterPayment) => string) =>
  seen(({ firstReset }) => (firstReset ? answer(firstReset[path]) : ""));
const highest = (answer: (payment: LaterPayment) => string) =>
  seen((view) => (view.highest ? answer(view.highest) : ""));
const rate = ({ ratePercent }: LaterPayment) => formatRate(ratePercent);
const payment = (later: LaterPayment) => usd(later.payment);

/** With the sample's index, margin and caps. */
export const fiveSix: readonly Given[] = [
  given.rate(6.5),
  given.term(30),
  given.resets("5-6", "5/6", { index: 3.7, margin: 3.5, caps: [2, 1, 5] }),
];
const loan = [given.loan(225_000), ...fiveSix];
const balloon = [given.loan(225_000), given.rate(7.25), given.term(7), given.amortization(30)];

/** An adjustable loan that a bank works out for its customers, with a change every 12 months. */
const disclosed = {
  amount: 180_000,
  firstRatePercent: 3,
  termMonths: 360,
  interestOnlyMonths: 0,
  repaidMonths: 360,
  resets: {
    fixedMonths: 60,
    everyMonths: 12,
    indexPercent: 0,
    marginPercent: 0,
    firstCapPercent: 2,
    periodicCapPercent: 2,
    lifeCapPercent: 5,
  },
};

export const adjustableVectors: readonly FormulaVector[] = [
  ...vectors("rate-reset", [
    [
      loan,
      "Index and margin, 7.2% to the nearest eighth",
      "7.25%",
      seen(({ fullyIndexedPercent }) => formatRate(fullyIndexedPercent ?? 0)),
    ],
    [loan, "Expected rate from month 61", "7.25%", first("expected", rate)],
    [loan, "Rate at worst from month 61", "8.50%", first("worst", rate)],
    [loan, "The highest rate, from month 79", "11.50%", highest(rate)],
  ]),
  ...vectors("reset-payment", [
    [loan, "Expected payment from month 61", "$1,522.41", first("expected", payment)],
    [loan, "Payment at worst from month 61", "$1,696.01", first("worst", payment)],
    [loan, "The highest payment, from month 79", "$2,131.16", highest(payment)],
    [
      [...house, ...escrow, given.lease(2500), ...fiveSix],
      "Expected ratio from month 61",
      "1.1779",
      first("expected", (later) => ratio(later.ratio ?? 0)),
    ],
    [
      [...loan, given.interestOnly(10)],
      "Expected payment from month 61, interest only",
      "$1,359.38",
      first("expected", payment),
    ],
    [
      [
        given.loan(disclosed.amount),
        given.rate(3),
        given.term(30),
        given.other("Changes", "after 5 years, then every 12 months, caps 2, 2 and 5"),
      ],
      "Payment at worst in the eighth year, as Raymond James Bank discloses it",
      "$1,222.88",
      () => usd(paymentPeriods(disclosed, "worst").at(-1)?.payment ?? 0),
    ],
  ]),
  ...vectors("balloon", [
    [balloon, "Due after 84 months", "$205,866.49", seen((view) => usd(view.balloon?.owed.expected ?? 0))],
    [
      [
        given.loan(225_000),
        ...fiveSix.slice(0, 1),
        given.term(10),
        given.amortization(30),
        ...fiveSix.slice(2),
      ],
      "Expected to be due after 120 months",
      "$192,618.43",
      seen((view) => usd(view.balloon?.owed.expected ?? 0)),
    ],
    [
      [
        given.loan(225_000),
        ...fiveSix.slice(0, 1),
        given.term(10),
        given.amortization(30),
        ...fiveSix.slice(2),
      ],
      "Due after 120 months, if the rate rises as the caps allow",
      "$199,840.83",
      seen((view) => usd(view.balloon?.owed.worst ?? 0)),
    ],
  ]),
];
