import { expect, test } from "vitest";
import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { type LeverSolution, solveLevers } from "../../../src/calculators/deal/target/solve-levers.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { Decimal, percentOf, ZERO } from "../decimal.ts";
import { brokenClaim, differentAmount, differentWords } from "../test-agreement.ts";
import { MOST_DOLLARS, measurableDeals } from "../test-deals.ts";
import { borrowed, downPayment } from "./deal-loan.ts";
import { lenderFraction, meets, type Terms } from "./ratios.ts";
import { countedRent } from "./rents.ts";
import { type Judge, judgeOf, withCounted, withDown, withPrice, withRate } from "./what-if.ts";

test("the levers of random deals: one that reaches the target meets it, and one step less does not", () => {
  forAll(cases(1_000), [measurableDeals], (deal) => {
    expect(leversApart(deal, solveLevers(deal))).toEqual([]);
  });
});

interface Steps {
  readonly change: (deal: Deal, value: number) => Partial<Terms>;
  /** One step towards the target. */
  readonly step: number;
  /** The last value tried. */
  readonly last: (deal: Deal) => number;
  readonly from: (deal: Deal) => Decimal;
}

/** Levers that move in steps. */
const LEVERS: Readonly<Partial<Record<LeverSolution["id"], Steps>>> = {
  rent: {
    change: withCounted,
    step: 1,
    last: () => MOST_DOLLARS,
    from: (deal) => countedRent(deal).cents(),
  },
  downPayment: {
    change: withDown,
    step: 1,
    last: ({ price }) => Math.floor(price),
    from: downPayment,
  },
  price: {
    change: withPrice,
    step: -1,
    last: () => 0,
    from: ({ price }) => Decimal.of(price),
  },
  rate: {
    change: withRate,
    step: -0.125,
    last: ({ annualRatePercent }) => Math.max(Math.ceil(annualRatePercent * 8 - 8), 0) / 8,
    from: ({ annualRatePercent }) => Decimal.of(annualRatePercent),
  },
  taxesAndInsurance: {
    change: (_, total) => ({ propertyTax: Decimal.of(total), insurance: ZERO }),
    step: -1,
    last: () => 0,
    from: ({ propertyTax, insurance }) => Decimal.of(propertyTax).plus(Decimal.of(insurance)),
  },
};

function leversApart(deal: Deal, answers: readonly LeverSolution[]): readonly string[] {
  const isMet = meets(lenderFraction(deal), deal.targetRatio);
  const hasPrice = answers.some(({ id }) => id === "price");
  const apart = [
    ...differentWords({ hasPrice }, { hasPrice: deal.purpose === "purchase" }),
    ...answers.flatMap(({ id, status }) => brokenClaim(`${id} is ${status}`, (status === "met") === isMet)),
  ];
  if (isMet) return apart;
  const judge = judgeOf(deal);
  const ofSteps = answers.flatMap((answer) => leverApart(deal, judge, answer));
  return [...apart, ...ofSteps, ...choicesApart(deal, answers)];
}

function leverApart(deal: Deal, judge: Judge, answer: LeverSolution): readonly string[] {
  const { id, status, from, to, dollars } = answer;
  const steps = LEVERS[id];
  if (!steps) return [];
  const { change, step, last } = steps;
  const oneLess = to - step;
  const isPast = (oneLess - from) * step <= 0;
  const reaches = judge.reaches(change(deal, status === "reaches" ? to : last(deal)));
  const cost = reaches ? costOf(deal, answer, steps.from(deal)) : null;
  return [
    ...differentAmount({ from, dollars }, { from: steps.from(deal), dollars: cost }, 0),
    ...brokenClaim(`${id} ${status} at ${to}`, (status === "reaches") === reaches),
    ...brokenClaim(`${id} ${status} not before ${to}`, isPast || !judge.meets(change(deal, oneLess))),
  ];
}

/** A quarter of a percentage point costs one percent of the loan; the other levers cost the dollars they change by. */
function costOf(deal: Deal, { id, to }: LeverSolution, from: Decimal): Decimal {
  const change = Decimal.of(to).minus(from);
  if (id === "rate") return percentOf(borrowed(deal).loan, change.times(Decimal.of(-4))).cents();
  return change.isBelow(ZERO) ? ZERO.minus(change) : change;
}

/** Levers without steps: the first offered term that is sufficient, and ten interest-only years. */
function choicesApart(deal: Deal, answers: readonly LeverSolution[]): readonly string[] {
  const reachesAs = (changes: Partial<Deal>) => judgeOf({ ...deal, ...changes }).reaches({});
  const offered = deal.termYears < 30 ? [30, 40] : [40];
  const term = offered.find((termYears) => reachesAs({ termYears })) ?? null;
  const interestOnly = deal.termYears > 10 && reachesAs({ interestOnlyYears: 10 }) ? 10 : null;
  const answerOf = (id: LeverSolution["id"]) =>
    answers.find((answer) => answer.id === id && answer.status === "reaches")?.to ?? null;
  return differentWords(
    { term: answerOf("term"), interestOnly: answerOf("interestOnly") },
    { term, interestOnly },
  );
}
