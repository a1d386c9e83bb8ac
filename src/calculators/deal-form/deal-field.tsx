import { memo } from "react";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { INITIAL_DEAL } from "../deal/deal.ts";
import { RowField } from "../fields/row-field.tsx";
import { controlOf, type DealField as DealFieldName } from "./deal-fields.ts";

export type EditDeal = (field: DealFieldName, text: string) => void;

interface DealFieldProps {
  readonly field: DealFieldName;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** The message for an impossible amount. */
  readonly error: string | undefined;
  /** Stable across renders, so that unedited fields do not render again. */
  readonly onEdit: EditDeal;
  readonly isRequired: boolean;
  readonly states: readonly StateEstimates[];
}

/** What an empty field counts as, if not 0. */
const PLACEHOLDERS: Partial<Record<DealFieldName, string>> = {
  downPayment: `${INITIAL_DEAL.downPaymentPercent}%`,
  propertyTax: "Estimated",
  insurance: "Estimated",
};

export const DealField = memo(function DealField({ field, onEdit, ...shown }: DealFieldProps) {
  return (
    <RowField
      {...shown}
      control={controlOf(field)}
      onText={(typed) => onEdit(field, typed)}
      placeholder={PLACEHOLDERS[field]}
    />
  );
});
