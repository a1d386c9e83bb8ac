import { formulasContent } from "../../content/calculators/formulas.ts";
import { holdProjection } from "../../content/calculators/hold-projection.ts";
import { company } from "../../content/company.ts";
import { statePrices } from "../../content/figures/state-prices.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { type PriceRise, type PriceRises, yearlyRise } from "../calculators/hold/appreciation.ts";
import { dealForm, stateEstimates } from "../deal-form-catalog.server.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import { fiveYearsBefore } from "../figures/periods.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import type { HoldFacts } from "./hold-facts.ts";

export { dealForm, holdProjection };

const states = stateFigures.map(({ code, name }) => ({ code, name, ...riseOf(statePrices.rows[code]) }));
const { period, tables } = statePrices.edition;

const rises: PriceRises = {
  states,
  middle: {
    fiveYears: middleOf(states.map(({ fiveYears }) => fiveYears)),
    lastYear: middleOf(states.map(({ lastYear }) => lastYear)),
  },
  from: fiveYearsBefore(period),
  to: period,
  citation: tables.index.citation,
  link: tables.index.link,
};

export const holdFacts: HoldFacts = {
  states: stateEstimates,
  rises,
  companyName: company.name,
  formulasVersion: formulasContent.version,
};

/** The last of the nine quarters, compared with the same quarter five years and one year before. */
function riseOf({
  fiveYearsBefore: start,
  index,
}: (typeof statePrices.rows)[keyof typeof statePrices.rows]): PriceRise {
  const [, , , , yearAgo, , , , latest] = index;
  return { fiveYears: yearlyRise(start, latest, 5), lastYear: yearlyRise(yearAgo, latest, 1) };
}

/** The median of an even number of figures, to one decimal. */
function middleOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Math.round(((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) * 5) / 10;
}

/** In the order of the page. */
const SECTIONS = ["results", "breaks", "returns", "exits", "years", "method", "keep"] as const;

export const holdParts = [
  { id: "figures", title: dealForm.firstLegend },
  ...SECTIONS.map((id) => ({ id, title: holdProjection.sections[id].heading })),
];

export const holdProjectionPage = {
  path: "/hold-projection",
  title: holdProjection.title,
  description: holdProjection.metaDescription,
  kind: "tool",
  updated: figuresAsOf,
  breadcrumb: [
    { name: "Deal Analyzer", path: "/deal-analyzer" },
    { name: holdProjection.heading, path: "/hold-projection" },
  ],
  text: plainText(holdProjection),
} as const satisfies SitePage;
