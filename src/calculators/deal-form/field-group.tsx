import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { type Deal, INITIAL_DEAL } from "../deal/deal.ts";
import { FieldGrid } from "../fields/row-field.tsx";
import { describeEstimate } from "./bill-hints.ts";
import { explainAmount } from "./deal-entry.ts";
import { controlOf, type DealEntry, type DealField, isAsked, isRequired, wordingOf } from "./deal-fields.ts";
import { describeMonths } from "./month-hints.ts";

export type EditDeal = (field: DealField, text: string) => void;

interface FieldGroupProps {
  readonly fields: readonly DealField[];
  readonly entry: DealEntry;
  /** What the entry reads as. */
  readonly deal: Deal;
  /** Stable across renders. */
  readonly onEdit: EditDeal;
  readonly content: DealFormContent;
  readonly states: readonly StateEstimates[];
}

/** What an empty field counts as, if not 0. */
const PLACEHOLDERS: Partial<Record<DealField, string>> = {
  downPayment: `${INITIAL_DEAL.downPaymentPercent}%`,
  propertyTax: "Estimated",
  insurance: "Estimated",
};

export function FieldGroup({ fields, entry, deal, onEdit, content, states }: FieldGroupProps) {
  const describe = (field: DealField) => {
    const { label, hint } = wordingOf(content.fields, field, entry);
    return {
      field,
      control: controlOf(field),
      label,
      hint: describeEstimate(field, entry, states, content.billHints) ?? hint,
      text: entry[field],
      error: explainAmount(field, entry),
      ...(field === "monthlyBookings" && describeMonths(entry[field], content)),
      isRequired: isRequired(field, deal),
      placeholder: PLACEHOLDERS[field],
      states,
    };
  };
  return <FieldGrid fields={fields.filter((field) => isAsked(field, deal)).map(describe)} onEdit={onEdit} />;
}
