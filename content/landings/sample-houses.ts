import { exactly } from "../figures/landlord-tax.ts";
import { part } from "../site-content.ts";
import { austin } from "./austin.ts";
import { dallas } from "./dallas.ts";
import { florida } from "./florida.ts";
import type { DscrBasis, MarketLanding } from "./market-landing.ts";
import { rates } from "./rates.ts";
import { statesOverview } from "./states-overview.ts";
import { texas } from "./texas.ts";

/** A house used as an example in articles. They take its figures by name: `{{florida.median.payment}}`. */
export type SampleHouse = House & {
  readonly name: `${string}.${string}`;
  /** The house that the article compares it with. */
  readonly insteadOf?: House;
} & (WithExtra | WithTarget);

interface WithExtra {
  /** Dollars per month on top of the payment: association dues, or the extra cost of a policy above the assumption. */
  readonly extra?: number;
  readonly target?: never;
}

interface WithTarget {
  /** The ratio that the article wants the house to reach. */
  readonly target: number;
  readonly extra?: never;
}

interface House {
  /** Dollars. */
  readonly price: number;
  /** Dollars per month. */
  readonly rent: number;
  readonly basis: DscrBasis;
}

const [texasTerms, floridaTerms] = statesOverview.markets;

const floridaMedian = medianHouse(florida);
/** Below the median price: a house that does work. */
const floridaAffordable: House = { price: 285_000, rent: 2_250, basis: florida.dscrBasis };

const texasMedian = medianHouse(texas);
const texasAtStatesRate = atRate(texasMedian, Number.parseFloat(texasTerms.avgRate));
const texasHighTax: House = { ...texasMedian, basis: { ...texas.dscrBasis, tax: exactly(2.4) } };

export const sampleHouses = part<readonly SampleHouse[]>((site) => [
  { name: "florida.median", ...floridaMedian, target: 1 },
  { name: "florida.lowRate", ...atRate(floridaMedian, rates(site).estimator.baseRate) },
  { name: "florida.highRate", ...atRate(floridaMedian, rates(site).estimator.rangeTop) },
  { name: "florida.affordable", ...floridaAffordable, target: floridaTerms.minDscr },
  { name: "florida.dearPolicy", ...floridaAffordable, extra: 100 },
  { name: "florida.dearerPolicy", ...floridaAffordable, extra: 150 },
  { name: "florida.condominium", ...floridaAffordable, extra: 400 },
  { name: "texas.median", ...texasMedian, target: 1, insteadOf: texasAtStatesRate },
  { name: "texas.statesRate", ...texasAtStatesRate },
  {
    name: "texas.lowTax",
    ...texasMedian,
    basis: { ...texas.dscrBasis, tax: exactly(1.6) },
    insteadOf: texasHighTax,
  },
  { name: "texas.highTax", ...texasHighTax },
  { name: "texas.screen110", ...texasMedian, target: 1.1 },
  { name: "texas.screen125", ...texasMedian, target: 1.25 },
  { name: "austin.median", ...medianHouse(austin) },
  { name: "dallas.median", ...medianHouse(dallas) },
]);

function medianHouse({ stats, dscrBasis }: MarketLanding): House {
  return { price: stats.medianHomePrice, rent: stats.avgRent, basis: dscrBasis };
}

function atRate(house: House, ratePercent: number): House {
  return { ...house, basis: { ...house.basis, ratePercent } };
}
