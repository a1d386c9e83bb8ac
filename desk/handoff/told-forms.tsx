import { QUESTIONS, REFUSALS } from "../../src/handoff/lender/lender-answer.ts";
import { OUTCOMES } from "../../src/handoff/release/loan-outcome.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../src/ui/form/field.tsx";
import { Options } from "../frame/parts.tsx";
import { ActionForm } from "./action-form.tsx";
import type { OfferCard } from "./read-handoff.server.ts";

interface ToldFormsProps {
  /** Path of the lead's hand-off. */
  readonly path: string;
  readonly offer: OfferCard;
  /** ISO date. */
  readonly today: string;
}

const REPORT_BUTTONS = {
  received: "It has the contact",
  "receipt-taken-back": "It has not got the contact after all",
  "outcome-taken-back": "The report was wrong",
} as const;

/** What the lender said by phone or mail, in place of its own page. */
export function ToldForms({ path, offer, today }: ToldFormsProps) {
  const { id, lender, reports, takesAnswer, hasAnswer, owesNotice, steps } = offer;
  if (reports.length === 0 && !takesAnswer && !hasAnswer && !owesNotice) return null;
  const seen = `${steps.length}`;
  return (
    <details className="mt-3">
      <summary className="w-fit py-2.5 font-semibold text-brand">{lender} told me</summary>
      <div className="mt-2 space-y-6">
        {takesAnswer && <AnswerForm path={path} offer={offer} />}
        {hasAnswer && (
          <form method="post" action={`${path}/answer`} className="max-w-[20rem] space-y-3">
            <input type="hidden" name="seen" value={seen} />
            <input type="hidden" name="answer" value="take-back" />
            <TellerField offer={offer} />
            <Button type="submit" look="quiet" name="offer" value={id}>
              It took its answer back
            </Button>
          </form>
        )}
        {reports.map((report) =>
          report === "outcome" ? (
            <OutcomeForm key={report} path={path} offer={offer} today={today} />
          ) : (
            <ActionForm
              key={report}
              action={`${path}/report`}
              id={id}
              fields={{ report, seen }}
              button={REPORT_BUTTONS[report]}
            />
          ),
        )}
        {owesNotice && (
          <form method="post" action={`${path}/forgotten`} className="max-w-[20rem] space-y-3">
            <TellerField offer={offer} />
            <Button type="submit" look="quiet" name="offer" value={id}>
              It stopped, and deleted the data
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}

type FormProps = Omit<ToldFormsProps, "today">;

/** Stands in the history beside whoever records it. */
function TellerField({ offer: { teller } }: Pick<FormProps, "offer">) {
  return (
    <TextField
      name="toldBy"
      label="Who told you"
      required
      maxLength={80}
      autoComplete="off"
      defaultValue={teller}
    />
  );
}

function AnswerForm({ path, offer }: FormProps) {
  return (
    <form method="post" action={`${path}/answer`} className="max-w-[28rem] space-y-3">
      <input type="hidden" name="seen" value={offer.steps.length} />
      <SelectField name="answer" label="Its answer" required>
        <Options
          empty="Choose"
          values={[
            { value: "yes", label: "Yes, with indicative terms" },
            { value: "no", label: "No" },
            { value: "more", label: "It needs more" },
          ]}
        />
      </SelectField>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <TextField name="rate" label="If yes: rate in percent" inputMode="decimal" autoComplete="off" />
        <TextField name="points" label="If yes: points" inputMode="decimal" autoComplete="off" />
        <TextField name="loan" label="If yes: loan in dollars" inputMode="numeric" autoComplete="off" />
        <TextField name="fees" label="If yes: fees in dollars" inputMode="numeric" autoComplete="off" />
        <TextField
          name="prepaymentYears"
          label="If yes: years of penalty"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SelectField name="reason" label="If no: reason">
        <Options empty="Choose" values={REFUSALS} />
      </SelectField>
      <fieldset>
        <legend className="mb-1 text-[0.94rem] font-semibold">If it needs more: what</legend>
        {QUESTIONS.map(({ value, label }) => (
          <CheckboxField key={value} name="questions" value={value} label={label} />
        ))}
      </fieldset>
      <TellerField offer={offer} />
      <Button type="submit" look="quiet" name="offer" value={offer.id}>
        Record the answer
      </Button>
    </form>
  );
}

function OutcomeForm({ path, offer: { id, steps }, today }: ToldFormsProps) {
  return (
    <form method="post" action={`${path}/report`} className="max-w-[20rem] space-y-3">
      <input type="hidden" name="report" value="outcome" />
      <input type="hidden" name="seen" value={steps.length} />
      <SelectField name="outcome" label="What became of the loan" required>
        <Options empty="Choose" values={OUTCOMES} />
      </SelectField>
      <TextField name="amount" label="If funded: loan in dollars" inputMode="numeric" autoComplete="off" />
      <TextField type="date" name="fundedOn" label="If funded: closed on" max={today} />
      <Button type="submit" look="quiet" name="offer" value={id}>
        Record the report
      </Button>
    </form>
  );
}
