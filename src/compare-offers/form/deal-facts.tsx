import { type Dispatch, memo, useCallback } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { editEntry, readEntry } from "../../calculators/deal-form/deal-entry.ts";
import type { ChangeEntry, DealEntry, DealField } from "../../calculators/deal-form/deal-fields.ts";
import { type EditDeal, FieldGroup } from "../../calculators/deal-form/field-group.tsx";
import { RentRoll } from "../../calculators/deal-form/rent-roll.tsx";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { RowField } from "../../calculators/fields/row-field.tsx";
import { SET_TABLE } from "../../calculators/offers/offer.ts";
import type { OffersAction } from "./offers-state.ts";

interface DealFactsProps {
  readonly deal: DealEntry;
  readonly holdMonths: string;
  readonly dispatch: Dispatch<OffersAction>;
  readonly content: CompareOffersContent;
  readonly form: DealFormContent;
  readonly states: readonly StateEstimates[];
}

/** The down payment is one figure in two fields. */
const FIRST: readonly DealField[] = [
  "price",
  "leaseRent",
  "downPaymentPercent",
  "downPayment",
  "state",
  "propertyTax",
  "insurance",
  "associationDues",
];

const MORE: readonly DealField[] = [
  "purpose",
  "payoff",
  "use",
  "isVacant",
  "marketRent",
  "shortTermGross",
  "hasShortTermHistory",
  "shortTermRule",
  "shortTermFeePercent",
  "units",
  "basis",
];

/** What is the same under every offer. */
export const DealFacts = memo(function DealFacts({
  deal,
  holdMonths,
  dispatch,
  content,
  form,
  states,
}: DealFactsProps) {
  const onChange = useCallback<ChangeEntry>((change) => dispatch({ type: "deal", change }), [dispatch]);
  const onEdit = useCallback<EditDeal>(
    (field, text) => onChange((before) => editEntry(before, field, text, states)),
    [onChange, states],
  );
  const shared = { entry: deal, deal: readEntry(deal), onEdit, content: form, states };
  return (
    <fieldset id="deal">
      <legend id="deal-heading" tabIndex={-1} className="mb-3 font-serif text-[1.3rem] font-semibold">
        {content.dealLegend}
      </legend>
      <div className="mb-5 max-lg:[&_input]:scroll-mb-24">
        <RowField
          control={SET_TABLE.holdMonths.control}
          label={content.holdMonths.label}
          hint={content.holdMonths.hint}
          text={holdMonths}
          onText={(text) => dispatch({ type: "hold", text })}
        />
      </div>
      <FieldGroup {...shared} fields={FIRST} />
      {deal.rentRoll.length > 0 && <RentRoll {...shared} onChange={onChange} />}
      <div className="mt-7 border-b border-rule scripting-none:border-b-0">
        <FoldedFields legend={content.moreLegend}>
          <FieldGroup {...shared} fields={MORE} />
        </FoldedFields>
      </div>
    </fieldset>
  );
});
