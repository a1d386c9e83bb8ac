import { austin } from "../../content/landings/austin.ts";
import { dallas } from "../../content/landings/dallas.ts";
import { florida } from "../../content/landings/florida.ts";
import type { RateFactorOption, StateMarket } from "../../content/landings/landing-page.ts";
import type { MarketLanding } from "../../content/landings/market-landing.ts";
import { rates } from "../../content/landings/rates.ts";
import { sampleHouses } from "../../content/landings/sample-houses.ts";
import { statesOverview } from "../../content/landings/states-overview.ts";
import { texas } from "../../content/landings/texas.ts";
import {
  bestRatesNote,
  bestScoreNote,
  lenderPractice,
  loanFacts,
  planningRates,
} from "../../content/loan-facts.ts";
import { formatRangeEnd, sampleRates } from "../../content/sample-rates.ts";
import { part } from "../../content/site-content.ts";
import { DSCR_BANDS } from "../dscr/dscr.ts";
import { formatPercent, formatUsd } from "../dscr/money.ts";
import { type FigureList, figuresOf } from "./figures.ts";
import { houseFigures } from "./house-figures.ts";

const { dscr, credit, downPayment, prepaymentPenalty, closing } = loanFacts;

const siteFigures = part(
  (site) =>
    ({
      "dscr.minimum": dscr.minimum,
      "dscr.preferred": withoutPlus(dscr.preferred),
      "dscr.bestRates": withoutPlus(dscr.bestRates),
      "dscr.bestRatesNote": bestRatesNote,
      "credit.minimum": `${credit.minimum}`,
      "credit.typical": `${credit.typical}`,
      "credit.goodRates": `${credit.goodRates}`,
      "credit.bestRates": `${credit.bestRates}`,
      "credit.bestRatesNote": bestScoreNote,
      "downPayment.minimum": downPayment.minimum,
      "downPayment.preferred": downPayment.preferred,
      "ltv.maximum": loanFacts.maxLtv,
      "ltv.belowOne": loanFacts.belowOneLtv.text,
      reserves: loanFacts.reserves,
      "reserves.largeLoan": lenderPractice.largeLoanReserves,
      "credit.eventWait": lenderPractice.creditEventWait,
      "rent.vacant": lenderPractice.vacantRent,
      "rent.nightly": lenderPractice.nightlyIncome,
      originationFee: loanFacts.originationFee,
      "prepayment.general": prepaymentPenalty.general,
      "prepayment.longGuide": prepaymentPenalty.longGuide,
      "loan.maximum": withoutPlus(loanFacts.loanMaximum),
      units: loanFacts.units.general,
      approval: loanFacts.approval,
      closing: closing.general,
      rateLock: loanFacts.rateLock,
      "conventional.propertyCap": `${loanFacts.conventionalPropertyCap}`,
      "rates.range": planningRates(site).dscr,
      "rates.low": formatRangeEnd(sampleRates(site).dscr.low),
      "rates.high": formatRangeEnd(sampleRates(site).dscr.high),
      "rates.conventional": planningRates(site).conventional,
      "rates.conventionalLow": formatRangeEnd(sampleRates(site).conventional.low),
    }) satisfies FigureList,
);

/** The only list of figures that Markdown can name. Each comes from the same record as on other pages. */
export const namedFigures = part<FigureList>((site) =>
  Object.fromEntries(
    [
      siteFigures(site),
      ...DSCR_BANDS.filter(({ floor }) => floor > 0).map(levelFigures),
      ...rates(site).factors.flatMap(({ options }) => options.map(adderFigures)),
      ...statesOverview.markets.map(stateFigures),
      ...[austin, dallas, florida, texas].map(marketFigures),
      ...sampleHouses(site).map(houseFigures),
    ].flatMap(Object.entries<string>),
  ),
);

function levelFigures({ level, floor }: (typeof DSCR_BANDS)[number]): FigureList {
  return { [`level.${level}`]: floor.toFixed(2) };
}

function adderFigures({ id, adder }: RateFactorOption): FigureList {
  if (adder === null || adder.high === 0) return {};
  const { low, high } = adder;
  const points = low === high ? formatPoints(low) : `${formatPoints(low)}-${formatPoints(high)}`;
  return { [`adder.${id}`]: `${points}%` };
}

/** Formatted as in the specification: 0.25, 0.5, 1.0. */
function formatPoints(points: number): string {
  return Number.isInteger(points) ? points.toFixed(1) : `${points}`;
}

function stateFigures({ slug, minDscr, maxLtv, avgRate, lenderCount }: StateMarket): FigureList {
  return figuresOf(`states.${slug}`, {
    minimumDscr: minDscr.toFixed(2),
    maximumLtv: `${maxLtv}%`,
    rate: avgRate,
    lenders: `${lenderCount}`,
  });
}

function marketFigures({ market, stats, lenders }: MarketLanding): FigureList {
  const { medianHomePrice, avgRent, appreciationRate, vacancyRate } = stats;
  const floors = lenders.map(({ minDSCR }) => minDSCR);
  const lostRent = (avgRent * vacancyRate) / 100;
  return figuresOf(market.toLowerCase(), {
    appreciation: formatPercent(appreciationRate),
    appreciationYear: formatUsd((medianHomePrice * appreciationRate) / 100),
    vacancy: formatPercent(vacancyRate),
    vacancyMonth: formatUsd(lostRent),
    vacancyYear: formatUsd(lostRent * 12),
    lowestFloor: Math.min(...floors).toFixed(2),
    highestFloor: Math.max(...floors).toFixed(2),
  });
}

function withoutPlus(figure: string): string {
  return figure.replace("+", "");
}
