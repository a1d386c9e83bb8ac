import { consumerPricesEdition } from "../../content/figures/history/consumer-prices.ts";
import { metroIndexEdition } from "../../content/figures/history/metro-index.ts";
import { indexNotice } from "../../content/figures/index-notice.ts";
import { statePriceHistory } from "../../content/figures/state-price-history.ts";
import { downPaymentOf } from "../calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import type { HoldExit } from "../calculators/hold/hold-exits.ts";
import { type HoldPlan, INITIAL_HOLD } from "../calculators/hold/hold-plan.ts";
import { sayReturn } from "../calculators/hold/hold-text.ts";
import { loanYearsOf } from "../calculators/hold/loan-years.ts";
import { countStarts, holdFrom } from "../calculators/hold/past/past-holds.ts";
import { type SalesOfYear, salesOf } from "../calculators/hold/past/past-summary.ts";
import { formatUsd } from "../dscr/money.ts";
import { cite } from "../figures/citations.ts";
import { type FigureList, figuresOf } from "../markdown/figures.ts";
import { sayQuarter, sayQuarters } from "../price-history/price-history.ts";
import { findHistoryFile } from "../price-history/price-history-catalog.server.ts";
import { type PlaceRecord, placeRecords } from "../price-history/price-record-catalog.server.ts";

const TEN_YEARS = 10;
const states = placeRecords.filter(({ place }) => place.kind === "state");

/** States whose holds an article compares. */
const HELD = ["fl", "tx", "oh", "ca", "nv"];

/** The example deal, held ten years: the first year's bills are those of the deal. */
const PLAN: HoldPlan = {
  ...INITIAL_HOLD,
  holdYears: TEN_YEARS,
  appreciationPercent: 0,
  lowAppreciationPercent: 0,
  deal: EXAMPLE_DEAL,
};

/** What the record of prices says, by the name of a place: `history.fl.fall`. For articles. */
export const historyFigures: FigureList = Object.fromEntries(
  [
    sources(),
    allStates(),
    ...placeRecords.map(onePlace),
    heldHouse(),
    ...HELD.map(heldTenYears),
    middlesOf(HELD),
  ].flatMap(Object.entries<string>),
);

function sources(): FigureList {
  const prices = [statePriceHistory.edition, "index"] as const;
  return {
    "history.sourcesOfPrices": cite(prices),
    "history.sources": cite(prices, [consumerPricesEdition, "all"]),
    "history.sourcesOfAreas": cite([metroIndexEdition, "index"]),
    "history.notice": indexNotice,
  };
}

function onePlace({ place, record, realRecord }: PlaceRecord): FigureList {
  const { fall, high } = record;
  const tens = spanOf(record);
  if (!fall) throw new Error(`Prices of ${place.place} never fell.`);
  return figuresOf(`history.${place.code}`, {
    fall: percent(-fall.percent),
    peak: sayQuarter(fall.peak),
    trough: sayQuarter(fall.trough),
    ...(fall.recovery !== undefined && {
      recovery: sayQuarter(fall.recovery),
      recoveryYears: `${(fall.recovery - fall.peak) / 4}`,
      recoveryTime: sayQuarters(fall.recovery - fall.peak),
    }),
    worstTen: percent(tens.worst.percent),
    worstTenFrom: sayQuarter(tens.worst.start),
    bestTen: percent(tens.best.percent),
    bestTenFrom: sayQuarter(tens.best.start),
    lowerTens: `${tens.lower}`,
    tens: `${tens.starts}`,
    lowerTensAfterInflation: `${spanOf(realRecord).lower}`,
    since1991: percent(record.since1991),
    since1991AfterInflation: percent(realRecord.since1991),
    belowHigh: percent(-high.lastPercent),
    high: sayQuarter(high.quarter),
    belowHighAfterInflation: percent(-realRecord.high.lastPercent),
    highAfterInflation: sayQuarter(realRecord.high.quarter),
  });
}

function allStates(): FigureList {
  const count = (isCounted: (found: PlaceRecord) => boolean) => `${states.filter(isCounted).length}`;
  const fellBy = (percentDown: number) =>
    count(({ record }) => Number((record.fall?.percent ?? 0).toFixed(1)) <= -percentDown);
  const ranked = (read: (found: PlaceRecord) => number) => states.map(read).sort((one, other) => one - other);
  const rises = ranked(({ record }) => record.since1991);
  const realRises = ranked(({ realRecord }) => realRecord.since1991);
  const tens = states.map(({ record }) => spanOf(record));
  const realTens = states.map(({ realRecord }) => spanOf(realRecord));
  const share = (spans: typeof tens) =>
    percent((100 * sum(spans.map(({ lower }) => lower))) / sum(spans.map(({ starts }) => starts)));
  return figuresOf("history.states", {
    fell10: fellBy(10),
    fell20: fellBy(20),
    fell25: fellBy(25),
    lostTenYears: count(({ record }) => spanOf(record).lower > 0),
    lostTenYearsAfterInflation: count(({ realRecord }) => spanOf(realRecord).lower > 0),
    notBackAfterInflation: count(({ realRecord }) => realRecord.fall?.recovery === undefined),
    backAfterTenYears: count(
      ({ record: { fall } }) => fall?.recovery !== undefined && (fall.recovery - fall.peak) / 4 > TEN_YEARS,
    ),
    lowest1991: percent(rises[0] ?? 0),
    middle1991: percent(middleOf(rises)),
    highest1991: percent(rises.at(-1) ?? 0),
    middle1991AfterInflation: percent(middleOf(realRises)),
    lowerTensShare: share(tens),
    lowerTensShareAfterInflation: share(realTens),
    starts: `${tens[0]?.starts ?? 0}`,
    lastQuarter: sayQuarter(states[0]?.record.last ?? 0),
  });
}

/** The deal as a reader would type it. */
function heldHouse(): FigureList {
  const { deal } = PLAN;
  const downPayment = downPaymentOf(deal);
  const tenth = deal.price / 10;
  return figuresOf("history.hold.house", {
    price: formatUsd(deal.price),
    downPercent: `${deal.downPaymentPercent}%`,
    downPayment: formatUsd(downPayment),
    tenth: formatUsd(tenth),
    tenthOfDownPayment: formatPercentOf(tenth, downPayment),
    rate: `${deal.annualRatePercent}%`,
    years: `${deal.termYears}`,
    rent: formatUsd(deal.leaseRent),
    tax: formatUsd(deal.propertyTax),
    insurance: formatUsd(deal.insurance),
    dues: formatUsd(deal.associationDues),
    vacancy: `${deal.vacancyPercent}%`,
    management: `${deal.managementPercent}%`,
    repairs: `${deal.maintenancePercent}%`,
    reserve: `${deal.capitalReservePercent}%`,
    closing: `${deal.closingCostPercent}%`,
    points: `${deal.points}%`,
    saleCost: `${PLAN.saleCostPercent}%`,
  });
}

function formatPercentOf(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

/** Between which the middle returns of these states lie. */
function middlesOf(codes: readonly string[]): FigureList {
  const rateOf = ({ internalRate }: HoldExit) =>
    internalRate.kind === "one" ? internalRate.percent : Number.NEGATIVE_INFINITY;
  const middles = codes
    .map((code) => tenYearSales(code).middle.exit)
    .toSorted((one, other) => rateOf(one) - rateOf(other));
  const [lowest, highest] = [middles[0], middles.at(-1)];
  if (!lowest || !highest) throw new Error("No state is held.");
  return figuresOf("history.hold.states", {
    lowestMiddle: sayReturn(lowest),
    highestMiddle: sayReturn(highest),
  });
}

/** From every quarter, rents by the national index. */
function tenYearSales(code: string): SalesOfYear {
  const history = findHistoryFile(`${code}.json`);
  if (!history) throw new Error(`There is no record of ${code}.`);
  const loanYears = loanYearsOf(PLAN.deal, TEN_YEARS);
  const holds = Array.from({ length: countStarts(history) }, (_, start) =>
    holdFrom(start, PLAN, loanYears, history, "record"),
  );
  const sales = salesOf(holds, TEN_YEARS);
  if (!sales) throw new Error(`The record of ${code} is shorter than ten years.`);
  return sales;
}

function heldTenYears(code: string): FigureList {
  const { starts, lost, worst, middle, best } = tenYearSales(code);
  return figuresOf(`history.hold.${code}`, {
    starts: `${starts}`,
    lost: `${lost}`,
    worst: sayReturn(worst.exit),
    worstFrom: sayQuarter(worst.start),
    worstSale: formatUsd(worst.exit.proceeds),
    middle: sayReturn(middle.exit),
    best: sayReturn(best.exit),
    bestFrom: sayQuarter(best.start),
  });
}

function spanOf({ spans }: PlaceRecord["record"]) {
  const span = spans.find(({ years }) => years === TEN_YEARS);
  if (!span) throw new Error("A record is shorter than ten years.");
  return span;
}

function middleOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(value: number): string {
  return `${Number(value.toFixed(1)).toFixed(1)}%`;
}
