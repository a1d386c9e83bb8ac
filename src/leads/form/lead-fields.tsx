import { CheckboxField, SelectField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import { HiddenField } from "../../ui/form/hidden-field.tsx";
import {
  type FieldErrors,
  FORM_FIELDS,
  LOAN_PURPOSES,
  type LoanPurpose,
  MAX_LENGTHS,
  STATES,
} from "../lead.ts";
import { AttachDealBox } from "./attach-deal-box.tsx";
import type { LeadFormContent } from "./lead-form-content.ts";
import type { LeadFormValues } from "./lead-form-values.ts";

interface LeadFieldsProps {
  readonly errors: FieldErrors;
  /** Values of a refused form that is shown again. */
  readonly values: LeadFormValues | undefined;
  readonly message: { readonly label: string; readonly hint: string };
  readonly dealSummary: string | undefined;
  readonly loanPurpose: LoanPurpose | undefined;
  readonly hasConsent: boolean;
  readonly consent: LeadFormContent["consent"];
  /**
   * Counts how often the consent text had to be replaced. Each time the box starts empty, even beside the same text.
   */
  readonly consentRevision: number;
  readonly onConsent: (isGiven: boolean) => void;
  /** True for a refused form shown again: without scripts, the browser itself focuses the first error. */
  readonly isReturned: boolean;
}

export function LeadFields({
  errors,
  values,
  message,
  dealSummary,
  loanPurpose,
  hasConsent,
  consent,
  consentRevision,
  onConsent,
  isReturned,
}: LeadFieldsProps) {
  const first = FORM_FIELDS.find((field) => errors[field]);
  const field = (name: (typeof FORM_FIELDS)[number]) => ({
    name,
    error: errors[name],
    ...(isReturned && name === first && { autoFocus: true }),
  });
  const deal = dealSummary || values?.dealSummary;
  return (
    <>
      <TextField
        label="Full Name"
        {...field("name")}
        defaultValue={values?.name}
        required
        maxLength={MAX_LENGTHS.name}
        autoComplete="name"
        autoCapitalize="words"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          {...field("email")}
          defaultValue={values?.email}
          required
          maxLength={MAX_LENGTHS.email}
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          label="Phone Number"
          type="tel"
          {...field("phone")}
          defaultValue={values?.phone}
          required
          maxLength={MAX_LENGTHS.phone}
          pattern=".*(\d.*){10}"
          title="Ten digits, with the area code"
          autoComplete="tel"
          inputMode="tel"
        />
        <SelectField
          label="State"
          marksOptional
          {...field("state")}
          defaultValue={values?.state}
          autoComplete="address-level1"
        >
          <option value="">Choose</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
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
      {/* No maxlength: browsers silently cut pasted text, and count an emoji as several characters. */}
      <TextAreaField
        {...message}
        marksOptional
        {...field("message")}
        defaultValue={values?.message}
        rows={3}
      />
      <HiddenField />
      {deal && (
        <AttachDealBox
          key={deal}
          dealSummary={deal}
          {...field("dealSummary")}
          defaultChecked={deal === values?.dealSummary}
        />
      )}
      <CheckboxField
        key={consentRevision}
        label={consent.text.split("\n").map((line) => (
          <span key={line} className="mb-2 block">
            {line}
          </span>
        ))}
        {...field("tcpaConsent")}
        defaultChecked={hasConsent}
        required
        onChange={(event) => onConsent(event.target.checked)}
      />
    </>
  );
}
