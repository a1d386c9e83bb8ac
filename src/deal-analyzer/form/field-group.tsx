import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { type BillHints, describeEstimate } from "./bill-hints.ts";
import { explainAmount, readEntry } from "./deal-entry.ts";
import { DealField, type EditDeal } from "./deal-field.tsx";
import { type DealEntry, type DealField as DealFieldName, isAsked, isRequired } from "./deal-fields.ts";
import { wordingOf } from "./deal-wording.ts";

interface FieldGroupProps {
  readonly fields: readonly DealFieldName[];
  readonly entry: DealEntry;
  readonly onEdit: EditDeal;
  readonly wording: DealAnalyzerContent["fields"];
  readonly billHints: BillHints;
  readonly states: readonly StateEstimates[];
}

/** What decides, beside a group's own fields, which of them are asked for, required, and called what. */
const DECIDING = ["purpose", "use", "hasShortTermHistory", "prepayment", "state", "rentRoll"] as const;

/** A key typed in one group leaves the others alone. */
export const FieldGroup = memo(
  function FieldGroup({ fields, entry, onEdit, wording, billHints, states }: FieldGroupProps) {
    const deal = readEntry(entry);
    return (
      // On a phone the last line of the screen shows the answer: a field that gets the focus stays above it. And half of
      // its width is too little for most choices.
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
