import { Button, buttonLooks } from "../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../ui/form/field.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import type { DealStatus, StatusOffer } from "./deal-status.ts";
import { StatusAction } from "./status-action.tsx";

interface LenderAnswersProps {
  readonly status: DealStatus;
  /** Why nothing can be chosen here. */
  readonly note: string | undefined;
}

/** Every lender that was asked, newest first, each with what it said. */
export function LenderAnswers({ status: { token, offers, comparison }, note }: LenderAnswersProps) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">What lenders said</h2>
      {note && <p className="mt-3 max-w-[60ch] border-l-3 border-brand pl-5">{note}</p>}
      {comparison && (
        <p className="mt-4">
          <a href={comparison.link} className={buttonLooks.quiet}>
            Compare the terms side by side
          </a>
        </p>
      )}
      {comparison?.otherLoans.map((line) => (
        <p key={line} className="mt-2 max-w-[60ch] text-[0.94rem] text-ink-soft">
          {line}
        </p>
      ))}
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {offers.map((offer) => (
          <LenderAnswer key={offer.id} token={token} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

interface LenderAnswerProps {
  readonly token: string;
  readonly offer: StatusOffer;
}

function LenderAnswer({ token, offer }: LenderAnswerProps) {
  const { lender, asked, state, lines, lever, refusal } = offer;
  const [said, ...terms] = lines;
  return (
    <li className="py-6">
      <h3>{lender}</h3>
      <p className="mt-1 text-[0.94rem] text-ink-soft">
        Asked <DateText isoDate={asked} />. {state}.
      </p>
      {offer.otherFacts.length > 0 && (
        <p className="mt-1 max-w-[60ch] text-[0.94rem] text-ink-soft">
          It saw: {offer.otherFacts.join("; ")}.
        </p>
      )}
      {said && (
        <p className="mt-3 font-serif text-xl font-semibold">
          {said}
          {terms.length > 0 && ":"}
        </p>
      )}
      {terms.length > 0 && (
        <ul className="mt-2 space-y-1 tabular-nums">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      {lever && <p className="mt-2 max-w-[60ch]">{lever}</p>}
      {offer.questions.length > 0 && <MoreForm token={token} offer={offer} />}
      {offer.questions.length === 0 && refusal && (
        <p className="mt-3 max-w-[60ch] text-[0.94rem] text-ink-soft">{refusal}</p>
      )}
      {offer.choice && <ChoiceForm token={token} offer={offer} choice={offer.choice} />}
      {offer.isWithdrawable && (
        <details className="mt-2">
          <summary className="w-fit py-2.5 text-ink-soft">Withdraw the deal</summary>
          <StatusAction token={token} act="withdraw-deal" fields={{ offer: offer.id }}>
            <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
              {said ? "Its answer then no longer counts." : `${lender} can then no longer answer it.`} It
              never had your name.
            </p>
            <Button type="submit" look="quiet">
              Withdraw my deal from {lender}
            </Button>
          </StatusAction>
        </details>
      )}
    </li>
  );
}

/** The lender gets the deal again with what is chosen here, and still no name. */
function MoreForm({ token, offer: { id, lender, questions } }: LenderAnswerProps) {
  return (
    <StatusAction token={token} act="tell-more" fields={{ offer: id }}>
      {questions.map(({ name, label, choices }) => (
        <div key={name} className="max-w-[24rem]">
          <SelectField name={name} label={label} required defaultValue="">
            <option value="" disabled>
              Choose
            </option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
        {lender} gets the deal again with these answers, still without your name.
      </p>
      <Button type="submit">Answer {lender}</Button>
    </StatusAction>
  );
}

interface ChoiceFormProps {
  readonly token: string;
  readonly offer: StatusOffer;
  readonly choice: NonNullable<StatusOffer["choice"]>;
}

/** The box is never ticked before: somebody has to read it. */
function ChoiceForm({ token, offer: { id, lender }, choice }: ChoiceFormProps) {
  return (
    <details className="mt-4">
      <summary className={`${buttonLooks.quiet} list-none [&::-webkit-details-marker]:hidden`}>
        Choose {lender}
      </summary>
      <StatusAction token={token} act="choose" fields={{ offer: id, sha256: choice.sha256 }}>
        <CheckboxField name="isAgreed" label={choice.text} required />
        <Button type="submit">Give my name to {lender}</Button>
      </StatusAction>
    </details>
  );
}
