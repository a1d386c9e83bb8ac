import { insuranceAssumptions, stormsIn } from "../../content/calculators/state-costs.ts";
import { countyRows } from "../../content/figures/counties/county-rows.ts";
import {
  COUNTY_COLUMNS,
  countyEditions,
  NO_MARKET_VALUE,
  NON_RENEWAL_YEARS,
  PREMIUM_YEARS,
  UNCONFIRMED_PREMIUMS,
} from "../../content/figures/counties/county-table.ts";
import { countyTaxRules } from "../../content/figures/counties/county-tax-rules.ts";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { inCounty, type LandlordTax, type OwnerTax } from "../../content/figures/landlord-tax.ts";
import { landlordTaxes } from "../../content/figures/landlord-taxes.ts";
import { stateTaxes } from "../../content/figures/state-taxes.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { type CountyEstimates, type CountyFile, type CountyGap, countyFilePath } from "./county-estimates.ts";
import { type CountyFigures, ENOUGH_PEOPLE, leastTax, readCounties } from "./county-figures.ts";
import { countyTaxRange, shareOf } from "./county-tax.ts";

const read = new Map<StateCode, readonly CountyFigures[]>();

/** The figures of a state's counties, in the order of their codes, which is that of their names. */
export function countiesOf(state: StateCode): readonly CountyFigures[] {
  const known = read.get(state) ?? readCounties(state, countyRows[state], COUNTY_COLUMNS);
  read.set(state, known);
  return known;
}

export function findCounty(state: StateCode, fips: string): CountyFigures | undefined {
  return countiesOf(state).find((county) => county.fips === fips);
}

/** What the browser fetches when somebody uses the counties of a state. */
export function countyFile(state: StateCode): CountyFile {
  return {
    state,
    ofState: {
      name: stateGuides.find(({ stateCode }) => stateCode === state)?.state ?? state,
      tax: landlordTaxes[state].tax,
      insurancePercent: insuranceAssumptions[stormsIn(state) ?? "ordinary"],
    },
    hasPremiums: !UNCONFIRMED_PREMIUMS.includes(state),
    years: { premiums: PREMIUM_YEARS, nonRenewals: NON_RENEWAL_YEARS },
    sources: {
      taxes: countyEditions.values.tables.tax,
      rents: countyEditions.fairRents.tables.rents,
      premiums: countyEditions.premiums.tables.premiums,
      nonRenewals: countyEditions.nonRenewals.tables.nonRenewals,
    },
    counties: countiesOf(state).map(estimatesOf),
  };
}

const codes: readonly StateCode[] = stateGuides.map(({ stateCode }) => stateCode);

export const COUNTY_FILE_PATHS: readonly string[] = codes.map(countyFilePath);

/** "OH", or the name of the state's file: "oh.json". */
export function findCountyState(text: string): StateCode | undefined {
  return codes.find((code) => code === text || countyFilePath(code).endsWith(`/${text}`));
}

export function estimatesOf(county: CountyFigures): CountyEstimates {
  const { state, fips, name, population, medianValue, medianRent, fairRent, premiums, nonRenewals } = county;
  const gap = gapOf(county);
  const { tax, fromTwoUnits } = landlordTaxes[state];
  const ofTwoUnits = fromTwoUnits && countyTax(county, fromTwoUnits);
  const premium = premiums.at(-1) ?? null;
  return {
    fips,
    name,
    population,
    medianValue,
    medianRent,
    fairRent,
    ownerTax: ownerTaxIn(county),
    tax: countyTax(county, tax),
    ...(ofTwoUnits && { fromTwoUnits: ofTwoUnits }),
    insurancePercent: gap || medianValue === null || premium === null ? null : shareOf(premium, medianValue),
    premiums,
    nonRenewals,
    ...(gap && { gap }),
  };
}

function gapOf({ fips, population, medianValue, medianTax }: CountyFigures): CountyGap | undefined {
  if (medianValue === null || medianTax === null) return "not-published";
  if (NO_MARKET_VALUE.includes(fips)) return "no-market";
  return population < ENOUGH_PEOPLE ? "small" : undefined;
}

/** What owners pay in the county, and at least that where the agency publishes only a floor. Null if nothing is computed. */
function ownerTaxIn(county: CountyFigures): OwnerTax | null {
  const tax = leastTax(county);
  if (tax === null || county.medianValue === null || gapOf(county)) return null;
  return { payer: "owner", percent: shareOf(tax, county.medianValue) };
}

/** What a landlord pays in the county. `ofState` is the state's tax on such a house. Null: the state's stays. */
function countyTax(county: CountyFigures, ofState: LandlordTax): LandlordTax | null {
  const owners = ownerTaxIn(county);
  if (owners === null) return null;
  const rule = countyTaxRules[county.state] ?? { kind: "state" };
  const city = "county" in rule ? findCounty(county.state, rule.county) : undefined;
  const cityOwners = city && ownerTaxIn(city);
  const range = countyTaxRange(
    { fips: county.fips, owners },
    { rule, state: ofState, owners: stateOwners(county.state), ...(cityOwners && { cityOwners }) },
  );
  if (range === null) return null;
  // The owners' tax is a floor, so what is made of it is one, too.
  const isFloor = ofState.isFloor || county.medianTax?.is === "at-least";
  return inCounty({ ...ofState, isFloor }, range);
}

function stateOwners(state: StateCode): OwnerTax {
  const { medianTax, medianValue } = stateTaxes.rows[state];
  return { payer: "owner", percent: shareOf(medianTax, medianValue) };
}
