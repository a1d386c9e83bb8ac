import type { PropertyCase, RatePicks as TypedPicks } from "../../content/articles/worked-examples.ts";
import type { RateFactor } from "../../content/landings/landing-page.ts";
import {
  estimateRate,
  formatAdder,
  formatRate,
  optionHolding,
  type RateEstimate,
  type RatePicks,
  type RateTable,
} from "../dscr/rate-estimate.ts";
import type { ExampleTable } from "./example-view.ts";

type PricedEstimate = Extract<RateEstimate, { isPriced: true }>;

/** What the base rate assumes. */
const BASE_PICKS = {
  units: "one-unit",
  "rental-type": "long-term",
  experience: "experienced",
  prepayment: "5-4-3-2-1",
};

const NO_ADDER = formatAdder({ low: 0, high: 0 });

/** The rate estimator prices a case with picks, with the case's own rate as the base; any other case keeps its rate. */
export function pricedRate(propertyCase: PropertyCase, rateTable: RateTable): number {
  return propertyCase.ratePicks
    ? price(propertyCase, propertyCase.ratePicks, rateTable).low
    : propertyCase.inputs.interestRate;
}

/** How the rates of the priced cases add up, without adders that apply to none. Empty if no case is priced. */
export function addersTable(cases: readonly PropertyCase[], rateTable: RateTable): ExampleTable[] {
  const priced = cases.flatMap((propertyCase) =>
    propertyCase.ratePicks
      ? [{ ...propertyCase, estimate: price(propertyCase, propertyCase.ratePicks, rateTable) }]
      : [],
  );
  if (priced.length === 0) return [];
  return [
    {
      caption: "How each rate adds up",
      headings: ["Adder", ...priced.map(({ label }) => label)],
      rows: [
        { label: "Base rate", cells: priced.map(({ inputs }) => formatRate(inputs.interestRate)) },
        ...rateTable.factors
          .map(({ id, label }) => ({ label, cells: priced.map(({ estimate }) => adderCell(estimate, id)) }))
          .filter(({ cells }) => cells.some((cell) => cell !== NO_ADDER)),
      ],
    },
  ];
}

function adderCell({ lines }: PricedEstimate, id: RateFactor["id"]): string {
  return formatAdder(lines.find(({ factor }) => factor === id)?.adder ?? null);
}

function price({ label, inputs }: PropertyCase, picks: TypedPicks, { factors }: RateTable): PricedEstimate {
  const estimate = estimateRate({ baseRate: inputs.interestRate, factors }, optionsFor(picks, factors));
  if (!estimate.isPriced) throw new Error(`The example "${label}" picks what has no sample adder.`);
  return estimate;
}

function optionsFor(picks: TypedPicks, factors: RateTable["factors"]): RatePicks {
  const holding = (id: "credit" | "dscr" | "ltv", value: number) => {
    const factor = factors.find((candidate) => candidate.id === id);
    if (!factor) throw new Error(`The rate table has no factor "${id}".`);
    return optionHolding(factor, value).id;
  };
  return {
    credit: holding("credit", picks.creditScore),
    dscr: holding("dscr", picks.assumedDscr),
    ltv: holding("ltv", picks.ltvPercent),
    ...BASE_PICKS,
  };
}
