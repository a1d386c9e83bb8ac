import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/form/field.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import type { DealStatus } from "./deal-status.ts";
import { StatusAction } from "./status-action.tsx";

/** Nothing is offered before the person has said that the loan is for business. */
export function PurposeForm({ status: { token, purpose } }: { readonly status: DealStatus }) {
  const { attested, text, version } = purpose;
  return (
    <section aria-labelledby="purpose">
      <h2 id="purpose">{attested ? "A loan for business" : "One thing first"}</h2>
      {attested ? (
        <>
          <blockquote className="mt-4 max-w-[60ch] border-l-3 border-brand pl-5">{text}</blockquote>
          <p className="mt-3 text-[0.94rem] text-ink-soft">
            You said so on <DateText isoDate={attested} />.
          </p>
          <StatusAction token={token} act="take-purpose-back">
            <Button type="submit" look="plain">
              That is no longer true
            </Button>
          </StatusAction>
        </>
      ) : (
        <>
          <p className="mt-3 max-w-[60ch]">
            These loans are for rented property only. We ask no lender before you have said that yours is.
          </p>
          <StatusAction token={token} act="attest" fields={{ version }}>
            <CheckboxField name="isTrue" label={text} required />
            <Button type="submit">This is true</Button>
          </StatusAction>
        </>
      )}
    </section>
  );
}
