import { type Dispatch, memo, useCallback } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { editEntry, readEntry } from "../../calculators/deal-form/deal-entry.ts";
import {
  type ChangeEntry,
  controlOf,
  type DealEntry,
  type DealField,
} from "../../calculators/deal-form/deal-fields.ts";
import { type EditDeal, FieldGroup } from "../../calculators/deal-form/field-group.tsx";
import { RentRoll } from "../../calculators/deal-form/rent-roll.tsx";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { FieldGrid, NamedField } from "../../calculators/fields/row-field.tsx";
import { SET_TABLE } from "../../calculators/offers/offer.ts";
import type { SetEntry, SetField } from "./offers-figures.ts";
import type { OffersAction } from "./offers-state.ts";

interface DealFactsProps {
  readonly deal: DealEntry;
  readonly set: SetEntry;
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
  "bookingsBy",
  "shortTermGross",
  "monthlyBookings",
  "nightlyRate",
  "occupancyPercent",
  "hasShortTermHistory",
  "shortTermRule",
  "projectionRule",
  "projectionSharePercent",
  "shortTermFeePercent",
  "units",
  "basis",
];

const CHOICE: readonly SetField[] = ["isConventional"];
const CONVENTIONAL: readonly SetField[] = [
  ...CHOICE,
  "monthlyIncome",
  "monthlyDebts",
  "financedProperties",
  "dtiLimit",
];
/** Decides whether rent above the payment counts as income. */
const EXPERIENCE = "isNewInvestor";

/** What is the same under every offer. */
export const DealFacts = memo(function DealFacts({
  deal,
  set,
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
  const onSet = useCallback(
    (field: SetField, text: string) => dispatch({ type: "set", field, text }),
    [dispatch],
  );
  const describe = (field: SetField) => ({
    field,
    control: SET_TABLE[field].control,
    ...content.setFields[field],
    text: set[field],
  });
  const isConventional = SET_TABLE.isConventional.parse(set.isConventional);
  const shared = { entry: deal, deal: readEntry(deal), onEdit, content: form, states };
  return (
    <fieldset id="deal">
      <legend id="deal-heading" tabIndex={-1} className="mb-3 font-serif text-[1.3rem] font-semibold">
        {content.dealLegend}
      </legend>
      <div className="mb-5 max-lg:[&_input]:scroll-mb-24">
        <NamedField {...describe("holdMonths")} onEdit={onSet} />
      </div>
      <FieldGroup {...shared} fields={FIRST} />
      {deal.rentRoll.length > 0 && <RentRoll {...shared} onChange={onChange} />}
      <div className="mt-7 border-b border-rule scripting-none:border-b-0">
        <FoldedFields legend={content.moreLegend}>
          <FieldGroup {...shared} fields={MORE} />
        </FoldedFields>
        <FoldedFields legend={content.conventional.legend}>
          <FieldGrid fields={(isConventional ? CONVENTIONAL : CHOICE).map(describe)} onEdit={onSet} />
          {isConventional && (
            <div className="mt-5">
              <NamedField
                field={EXPERIENCE}
                control={controlOf(EXPERIENCE)}
                {...content.conventional.experience}
                text={deal[EXPERIENCE]}
                onEdit={onEdit}
              />
            </div>
          )}
        </FoldedFields>
      </div>
    </fieldset>
  );
});
