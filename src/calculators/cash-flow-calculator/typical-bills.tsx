import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { countyIn, useCounties } from "../../counties/use-counties.tsx";
import { formatUsd, formatUsdExact } from "../../dscr/money.ts";
import { Button } from "../../ui/button.tsx";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { CashFlowInput, CashFlowResult } from "./cash-flow.ts";
import {
  type CashFlowEntry,
  type CashFlowField,
  missingBills,
  type NamedState,
  type Place,
} from "./cash-flow-entry.ts";
import { countyBills, describeFall, usualBills } from "./county-bills.ts";
import { StateField } from "./state-field.tsx";

export interface TypicalBillsProps {
  readonly content: CashFlowCalculatorContent["county"];
  readonly states: readonly NamedState[];
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly onEdit: (field: CashFlowField | "place", text: string) => void;
}

interface Calculated {
  readonly entry: CashFlowEntry;
  readonly input: CashFlowInput;
  readonly result: CashFlowResult;
}

const NO_BILLS = { propertyTax: 0, insurance: 0 };

/** Offers the bills that are missing, by the deal analyzer's estimates, with the ratio that is left. Then says it. */
export default function TypicalBills(props: TypicalBillsProps & Calculated) {
  const { content, states, place, onPlace, onEdit, entry, input, result } = props;
  const file = useCounties(place.code, true);
  const county = countyIn(file, place.county);
  const isKnown = typeof file === "object";
  const bills = isKnown ? countyBills(input.purchasePrice, file, county) : usualBills(input.purchasePrice);
  const missing = missingBills(entry);
  if (!missing) {
    const fall = describeFall(NO_BILLS, input, input, result, "fell");
    return fall && <p role="status">{`${content.added} ${fall}`}</p>;
  }
  const needsTax = missing !== "insurance";
  const needsInsurance = missing !== "taxes";
  const full = {
    propertyTax: needsTax ? bills.propertyTax : input.propertyTax,
    insurance: needsInsurance ? bills.insurance : input.insurance,
  };
  const amounts = listInWords([
    ...(needsTax ? [`${formatUsd(bills.propertyTax)} tax`] : []),
    ...(needsInsurance ? [`${formatUsd(bills.insurance)} insurance`] : []),
  ]);
  const fall = describeFall(input, full, input, result, "falls");
  const add = () => {
    if (needsTax) onEdit("propertyTax", formatUsdExact(bills.propertyTax));
    if (needsInsurance) onEdit("insurance", formatUsdExact(bills.insurance));
    // One of them is the visitor's own.
    if (!needsTax || !needsInsurance) return;
    const state = county ? `${county.name}, ${place.code}` : place.code;
    onEdit("place", isKnown ? state : content.noState);
  };
  return (
    <div className="space-y-3">
      <Button className="w-full" onClick={add}>
        {content.add} {amounts}
      </Button>
      <p className="text-[0.94rem]">
        {fall && <strong className="font-semibold">{`${content.adding} ${fall} `}</strong>}
        {needsTax && `${bills.taxText} `}
        {needsInsurance && bills.insuranceText}
      </p>
      <StateField label={content.state.label} states={states} code={place.code} onPlace={onPlace} />
    </div>
  );
}
