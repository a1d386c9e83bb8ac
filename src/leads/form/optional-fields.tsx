import { useState } from "react";
import { STATES } from "../../office/states.ts";
import { CheckboxField, SelectField, TextAreaField } from "../../ui/form/field.tsx";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";
import type { LeadContext } from "../contact-address.ts";
import { LOAN_PURPOSES, type LoanPurpose } from "../lead.ts";
import type { FoldedField, LeadFormContent } from "./lead-form-content.ts";
import type { LeadFormValues } from "./lead-form-values.ts";

interface ControlProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}

interface OptionalFieldsProps {
  readonly field: (name: FoldedField | "otherState") => ControlProps;
  readonly values: LeadFormValues | undefined;
  readonly context?: LeadContext | undefined;
  readonly message: { readonly label: string; readonly hint: string };
  readonly loanPurpose: LoanPurpose | undefined;
  readonly unserved: LeadFormContent["unserved"];
  readonly wantsOtherState: boolean;
  /** Those that stand in a disclosure, which opens by itself for an error. */
  readonly folded: readonly FoldedField[];
}

export function OptionalFields({
  field,
  values,
  context,
  message,
  loanPurpose,
  unserved,
  wantsOtherState,
  folded,
}: OptionalFieldsProps) {
  const [state, setState] = useState<string>(values?.state ?? context?.state ?? "");
  const isUnserved = unserved?.states.includes(state) ?? false;
  const choices = (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="State"
          marksOptional
          {...field("state")}
          defaultValue={values?.state ?? context?.state}
          autoComplete="address-level1"
          hint={isUnserved && unserved?.explanation}
          {...(unserved && { onText: setState })}
        >
          <option value="">Choose</option>
          {STATES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label="Loan Purpose"
          marksOptional
          {...field("loanPurpose")}
          // A new deal's purpose resets the field; until then the visitor's own choice stays.
          key={loanPurpose}
          defaultValue={values?.loanPurpose ?? loanPurpose}
          autoComplete="off"
        >
          <option value="">Choose</option>
          {LOAN_PURPOSES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {isUnserved && (
        <CheckboxField
          label={unserved?.callLabel}
          {...field("otherState")}
          defaultChecked={wantsOtherState}
          required
        />
      )}
    </>
  );
  const words = (
    // No maxlength: browsers silently cut pasted text, and count an emoji as several characters.
    <TextAreaField
      {...message}
      marksOptional
      {...field("message")}
      defaultValue={values?.message ?? context?.question}
      rows={3}
    />
  );
  if (folded.length === 0) {
    return (
      <>
        {choices}
        {words}
      </>
    );
  }
  const hasWords = folded.includes("message");
  return (
    <>
      <details
        className="group border-y border-rule"
        open={
          context?.state !== undefined ||
          [...folded, "otherState" as const].some((name) => field(name).error !== undefined) ||
          undefined
        }
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          State, loan purpose{hasWords && ", message"} (optional)
          <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
        </summary>
        <div className="grid gap-4 pt-1 pb-4">
          {choices}
          {hasWords && words}
        </div>
      </details>
      {!hasWords && words}
    </>
  );
}
