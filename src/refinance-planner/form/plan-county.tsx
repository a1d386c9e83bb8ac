import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { findState, type StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { describeDearerInsurance } from "../../calculators/deal/safety/insurance-record.ts";
import { describeDealTaxRange } from "../../calculators/deal/safety/tax-range.ts";
import {
  placesFor,
  type TakePlaces,
  useCountyPlaces,
} from "../../calculators/deal-county/use-county-places.tsx";
import CountyField from "../../counties/county-field.tsx";
import { useCounty } from "../../counties/use-counties.tsx";
import type { PlanEntry } from "./plan-figures.ts";

interface PlanCountyProps {
  readonly entry: PlanEntry;
  /** Takes the text, with the states as they are once its county's figures count. */
  readonly onCounty: (state: string, text: string, places: readonly StateEstimates[]) => void;
  readonly content: RefinancePlannerContent;
  readonly states: readonly StateEstimates[];
  readonly onPlaces: TakePlaces;
  /** The house with the planned loan. */
  readonly deal: Deal;
}

/** The county of the house, which sets the estimates of bills that nobody has typed. */
export default function PlanCounty({ entry, onCounty, content, states, onPlaces, deal }: PlanCountyProps) {
  const { state: code } = entry;
  const state = findState(states, code);
  const county = useCounty(entry);
  useCountyPlaces(states, entry, onPlaces);
  if (!state) return null;
  const isRecorded =
    entry.insurance.trim() === "" && `${county?.insurancePercent}` === entry.estimatedInsurancePercent;
  const dearer = isRecorded ? describeDearerInsurance(deal) : undefined;
  const places = placesFor(states, code, entry.county);
  // A typed bill is no range.
  const estimatedTaxPercent = entry.propertyTax.trim() === "" ? Number(entry.estimatedTaxPercent) : 0;
  const taxRange = describeDealTaxRange({ ...deal, state: code, estimatedTaxPercent }, places);
  return (
    <>
      <CountyField
        key={code}
        state={state}
        text={entry.county}
        onText={(text) => onCounty(code, text, placesFor(states, code, text))}
        {...content.fields.county}
      >
        {dearer && <p>{dearer}</p>}
      </CountyField>
      {taxRange && <p className="max-w-[60ch] text-[0.94rem]">{taxRange}</p>}
    </>
  );
}
