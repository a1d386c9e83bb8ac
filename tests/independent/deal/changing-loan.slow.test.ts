import fc from "fast-check";
import { expect, test } from "vitest";
import { type LaterPayment, resetViewOf } from "../../../src/calculators/deal/adjustable/reset-view.ts";
import { type Deal, loanAmountOf } from "../../../src/calculators/deal/deal.ts";
import { exitsOf, interestPaidBy } from "../../../src/calculators/deal/prepayment/exit-cost.ts";
import { paymentsOf } from "../../../src/calculators/deal/ratios/deal-payment.ts";
import { cases, forAll } from "../../setup/properties.ts";
import type { Decimal } from "../decimal.ts";
import { differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import { measurableDeals } from "../test-deals.ts";
import { isChanging, months, type Path } from "./changing-loan.ts";
import { borrowed, interestPaid, payments } from "./deal-loan.ts";
import { exitCost } from "./prepayment.ts";
import { lenderFractionOn, ratioOf, termsOf } from "./ratios.ts";

const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
/** As for every loan here: on a smaller one, half a cent is what a double cannot tell. */
const SMALLEST_LOAN = 1_000;
const changing: fc.Arbitrary<Deal> = fc
  .tuple(
    measurableDeals,
    fc.record({
      termYears: fc.constantFrom(5, 7, 10, 10, 7.5, 15, 30, 30, 30, 40),
      amortizationYears: fc.constantFrom(0, 25, 30, 30, 40),
      annualRatePercent: thousandths(15),
      adjustment: fc.constantFrom("fixed", "5-6", "7-6", "10-6"),
      indexPercent: fc.oneof(
        thousandths(10),
        fc.integer({ min: 0, max: 160 }).map((sixteenths) => sixteenths / 16),
      ),
      marginPercent: fc.oneof(
        thousandths(8),
        fc.integer({ min: 0, max: 64 }).map((eighths) => eighths / 8),
      ),
      firstCapPercent: fc.oneof(thousandths(6), fc.constantFrom(0, 2, 5)),
      periodicCapPercent: fc.oneof(thousandths(3), fc.constantFrom(0, 1)),
      lifeCapPercent: fc.oneof(thousandths(8), fc.constantFrom(0, 5)),
    }),
  )
  .map(([deal, terms]): Deal => ({ ...deal, ...terms }))
  .filter((deal) => isChanging(deal) && loanAmountOf(deal) >= SMALLEST_LOAN);
const path = fc.constantFrom<Path[]>("expected", "worst");

test("loans with a changing rate or a balloon owe and cost the same after any month, on either path", () => {
  forAll(cases(300), [changing, fc.nat(479), path], (deal, chosen, way) => {
    const exits = exitsOf(deal, way);
    const month = (chosen % exits.length) + 1;
    const { balance, penalty } = exits[month - 1] ?? { balance: 0, penalty: 0 };
    const interest = interestPaidBy(deal, way)[month - 1] ?? 0;
    const exact = exitCost(deal, month, deal.prepayment, borrowed(deal), way);
    expect([
      ...differentAmount(
        { balance, penalty, interest },
        { ...exact, interest: interestPaid(deal, month, borrowed(deal), way).cents() },
        deal.price,
      ),
      ...differentAmount({ ...paymentsOf(deal) }, payments(deal), deal.price),
    ]).toEqual([]);
  });
});

test("the first change, the highest payment and the balloon are the same", () => {
  forAll(cases(300), [changing], (deal) => {
    const view = resetViewOf(deal);
    const [expected, worst] = [
      months(deal, borrowed(deal), "expected"),
      months(deal, borrowed(deal), "worst"),
    ];
    const after = { fixed: 0, "5-6": 61, "7-6": 85, "10-6": 121 }[deal.adjustment];
    const isReset = after > 0 && after <= expected.length;
    const highest = worst.reduce(
      (most, { payment }) => (most.isBelow(payment) ? payment : most),
      borrowedNothing(deal),
    );
    const isBalloon = deal.amortizationYears > deal.termYears;
    const owed = view?.balloon?.owed ?? { expected: null, worst: null };
    expect([
      ...differentWords(
        { reset: view?.firstReset?.expected.month ?? null, balloon: view?.balloon?.month ?? null },
        { reset: isReset ? after : null, balloon: isBalloon ? expected.length : null },
      ),
      ...differentAmount(
        { ...owed, highest: view?.highest?.payment ?? null },
        {
          expected: isBalloon ? (expected.at(-1)?.owed.cents() ?? null) : null,
          worst: isBalloon ? (worst.at(-1)?.owed.cents() ?? null) : null,
          highest: deal.adjustment === "fixed" ? null : highest.cents(),
        },
        deal.price,
      ),
      ...(view?.firstReset
        ? [
            ...laterApart(deal, view.firstReset.expected, expected[after - 1]),
            ...laterApart(deal, view.firstReset.worst, worst[after - 1]),
          ]
        : []),
    ]).toEqual([]);
  });
});

function borrowedNothing(deal: Deal): Decimal {
  const { loan } = borrowed(deal);
  return loan.minus(loan);
}

function laterApart(
  deal: Deal,
  { payment, ratePercent, ratio }: LaterPayment,
  exact: { readonly payment: Decimal; readonly ratePercent: Decimal } | undefined,
): readonly string[] {
  if (!exact) return ["a month is missing"];
  const due = exact.payment.cents();
  return [
    ...differentAmount({ payment }, { payment: due }, deal.price),
    ...differentRatio(
      { ratePercent, ratio },
      { ratePercent: exact.ratePercent, ratio: ratioOf(lenderFractionOn(deal, termsOf(deal), due)) },
    ),
  ];
}
