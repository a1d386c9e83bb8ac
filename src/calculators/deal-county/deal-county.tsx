import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import CountyField from "../../counties/county-field.tsx";
import { useCounty } from "../../counties/use-counties.tsx";
import { findState, type StateEstimates } from "../deal/bill-estimates.ts";
import type { Deal } from "../deal/deal.ts";
import { describeDearerInsurance } from "../deal/safety/insurance-record.ts";

import { editEntry } from "../deal-form/deal-entry.ts";
import type { ChangeEntry, DealEntry } from "../deal-form/deal-fields.ts";
import { placesFor, type TakePlaces, useCountyPlaces } from "./use-county-places.tsx";

interface DealCountyProps {
  readonly entry: DealEntry;
  readonly deal: Deal;
  readonly onChange: ChangeEntry;
  readonly content: DealFormContent;
  /** Without a county's figures. */
  readonly states: readonly StateEstimates[];
  readonly onPlaces: TakePlaces;
}

/** The county of a deal, which sets the estimates of bills that nobody has typed. */
export default function DealCounty({ entry, deal, onChange, content, states, onPlaces }: DealCountyProps) {
  const { state: code } = entry;
  const state = findState(states, code);
  const county = useCounty(entry);
  useCountyPlaces(states, entry, onPlaces);
  if (!state) return null;
  const edit = (text: string) =>
    onChange((before) =>
      // The counties may have arrived for a state that is no longer chosen.
      before.state === code ? editEntry(before, "county", text, placesFor(states, code, text)) : before,
    );
  const isRecorded = county?.insurancePercent === deal.estimatedInsurancePercent && deal.leaseRent > 0;
  const dearer = isRecorded ? describeDearerInsurance(deal) : undefined;
  return (
    <CountyField key={code} state={state} text={entry.county} onText={edit} {...content.fields.county}>
      {dearer && <p>{dearer}</p>}
    </CountyField>
  );
}
