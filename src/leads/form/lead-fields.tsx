import { CheckboxField, TextField } from "../../ui/form/field.tsx";
import { HiddenField } from "../../ui/form/hidden-field.tsx";
import type { LeadContext } from "../contact-address.ts";
import { type FieldErrors, FORM_FIELDS, type LoanPurpose, MAX_LENGTHS } from "../lead.ts";
import { AttachDealBox } from "./attach-deal-box.tsx";
import type { FoldedField, LeadFormContent } from "./lead-form-content.ts";
import type { LeadFormValues } from "./lead-form-values.ts";
import { OptionalFields } from "./optional-fields.tsx";

interface LeadFieldsProps {
  readonly errors: FieldErrors;
  /** Values of a refused form that is shown again. */
  readonly values: LeadFormValues | undefined;
  readonly context?: LeadContext | undefined;
  readonly message: { readonly label: string; readonly hint: string };
  /** The optional fields that stand in a disclosure. */
  readonly folded: readonly FoldedField[];
  readonly dealSummary: string | undefined;
  readonly loanPurpose: LoanPurpose | undefined;
  readonly hasConsent: boolean;
  readonly consent: LeadFormContent["consent"];
  readonly unserved: LeadFormContent["unserved"];
  readonly wantsOtherState: boolean;
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
  context,
  message,
  folded,
  dealSummary,
  loanPurpose,
  hasConsent,
  consent,
  unserved,
  wantsOtherState,
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
      {deal && (
        <AttachDealBox
          key={deal}
          dealSummary={deal}
          {...field("dealSummary")}
          defaultChecked={deal === values?.dealSummary}
        />
      )}
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
      </div>
      <OptionalFields
        field={field}
        values={values}
        context={context}
        message={message}
        loanPurpose={loanPurpose}
        unserved={unserved}
        wantsOtherState={wantsOtherState}
        folded={folded}
      />
      <HiddenField />
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
      <p className="-mt-2 pl-8 text-[0.94rem] text-ink-soft">
        {/* In a tab of their own: what was typed stays. */}
        Read the{" "}
        <a href="/privacy" target="_blank" rel="noopener" className="link">
          Privacy Policy
        </a>{" "}
        and the{" "}
        <a href="/terms" target="_blank" rel="noopener" className="link">
          Terms of Service
        </a>
        .
      </p>
    </>
  );
}
