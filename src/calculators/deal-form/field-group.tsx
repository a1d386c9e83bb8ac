import { memo } from "react";
import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { type BillHints, describeEstimate } from "./bill-hints.ts";
import { explainAmount, readEntry } from "./deal-entry.ts";
import { DealField, type EditDeal } from "./deal-field.tsx";
import { type DealEntry, type DealField as DealFieldName, isAsked, isRequired } from "./deal-fields.ts";
import { wordingOf } from "./deal-wording.ts";

interface FieldGroupProps {
  readonly fields: readonly DealFieldName[];
  readonly entry: DealEntry;
  readonly onEdit: EditDeal;
  readonly wording: DealFormContent["fields"];
  readonly billHints: BillHints;
  readonly states: readonly StateEstimates[];
}

/** A group also renders anew when one of these changes: they decide which fields it shows and requires, and their labels. */
const DECIDING = ["purpose", "use", "hasShortTermHistory", "prepayment", "state", "rentRoll"] as const;

/** Typing in one group does not re-render the others. */
export const FieldGroup = memo(
  function FieldGroup({ fields, entry, onEdit, wording, billHints, states }: FieldGroupProps) {
    const deal = readEntry(entry);
    return (
      // On a phone the results bar covers the bottom of the screen, so a focused field scrolls clear of it. Half the
      // width is too narrow for most selects.
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 max-sm:[&>:has(select)]:col-span-2 max-lg:[&_input]:scroll-mb-24 max-lg:[&_select]:scroll-mb-24">
        {fields
          .filter((field) => isAsked(field, deal))
          .map((field) => {
            const { label, hint } = wordingOf(wording, field, entry);
            return (
              <DealField
                key={field}
                field={field}
                label={label}
                hint={describeEstimate(field, entry, states, billHints) ?? hint}
                text={entry[field]}
                error={explainAmount(field, entry)}
                onEdit={onEdit}
                isRequired={isRequired(field, deal)}
                states={states}
              />
            );
          })}
      </div>
    );
  },
  (before, after) =>
    before.onEdit === after.onEdit &&
    [...before.fields, ...DECIDING].every((field) => before.entry[field] === after.entry[field]),
);
