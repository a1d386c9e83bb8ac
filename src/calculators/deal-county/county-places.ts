import type { CountyEstimates, CountyFile, CountySource } from "../../counties/county-estimates.ts";
import { findNamedCounty } from "../../counties/find-county.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import type { Deal } from "../deal/deal.ts";

/** The states, with a county's figures in place of its state's, as far as it has some. */
export function withCounty(
  states: readonly StateEstimates[],
  code: Deal["state"],
  { county, source, year }: CountyFigures,
): readonly StateEstimates[] {
  return states.map((state) => (state.code === code ? inCounty(state, county, source, year) : state));
}

/** A county, and where its figures come from. */
interface CountyFigures {
  readonly county: CountyEstimates;
  readonly source: Readonly<Record<"taxes" | "premiums", CountySource>>;
  /** The year of the last premium. */
  readonly year: number | undefined;
}

/** The same for the county that a text means. The states as they are if it means none, or several. */
export function withNamedCounty(
  states: readonly StateEstimates[],
  file: CountyFile | undefined,
  text: string,
): readonly StateEstimates[] {
  const county = file && findNamedCounty(file.counties, text);
  if (!county) return states;
  return withCounty(states, file.state, {
    county,
    source: file.sources,
    year: file.years.premiums.at(-1),
  });
}

function inCounty(
  state: StateEstimates,
  { name, tax, fromTwoUnits, ownerTax, insurancePercent, premiums }: CountyEstimates,
  source: CountyFigures["source"],
  year: number | undefined,
): StateEstimates {
  const premium = premiums.at(-1) ?? null;
  return {
    ...state,
    ...(tax && {
      tax,
      ...(fromTwoUnits && { fromTwoUnits }),
      ...(ownerTax && { ownerTax }),
      taxPlace: name,
      taxHint: tax.isFloor
        ? `If blank, {tax} of the {whole} a year: the least that is known for ${name} (${source.taxes.citation}). A landlord pays this or more: ask the county.`
        : `If blank, what landlords in ${name} pay of the {whole} a year: {tax}. Owners who live there pay {owners} (${source.taxes.citation}).`,
    }),
    ...(insurancePercent !== null &&
      premium !== null && {
        insurancePercent,
        insuranceHint: `If blank, {percent} of the {whole} a year: the average premium recorded in ${name} in ${year}, ${formatUsd(premium)}, over the median value (${source.premiums.citation}). Those are policies of owners who live in the house. Yours will differ.`,
      }),
  };
}
