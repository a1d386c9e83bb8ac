import { OUTCOMES } from "../../src/handoff/release/loan-outcome.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../src/ui/form/field.tsx";
import { MomentText, Options } from "../frame/parts.tsx";
import { CommissionPart } from "./commission-part.tsx";
import type { OfferCard as Card } from "./read-handoff.server.ts";

interface OfferCardProps {
  /** Path of the lead's hand-off. */
  readonly path: string;
  readonly offer: Card;
  /** ISO date. */
  readonly today: string;
}

/** One lender: what happened, and what can be done next. */
export function OfferCard({ path, offer, today }: OfferCardProps) {
  const { id, number, lender, state, isLate, until, steps, notice } = offer;
  return (
    <li className="py-5 first:pt-0">
      <p>
        <strong>{lender}</strong> <span className="text-ink-soft">{number}</span>: {state}
        {isLate && <strong className="text-poor"> (late)</strong>}
        {until && (
          <>
            , until <MomentText moment={until} />
          </>
        )}
      </p>
      <ol className="mt-2 space-y-1 text-[0.94rem]">
        {steps.map(({ what, when, by, said, isLate: wasLate }) => (
          <li key={`${what} ${when.iso}`}>
            <MomentText moment={when} />: {what} <span className="text-ink-soft">({by})</span>
            {wasLate && <strong className="text-poor"> late</strong>}
            {said.length > 0 && <span className="block pl-4 font-semibold">{said.join("; ")}</span>}
          </li>
        ))}
      </ol>
      {notice && (
        <p className="mt-2 text-[0.94rem]">
          Told to forget the person <MomentText moment={notice.sent} />,{" "}
          {notice.confirmed ? (
            <>
              confirmed <MomentText moment={notice.confirmed} />.
            </>
          ) : (
            <strong className="text-poor">not confirmed yet.</strong>
          )}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {offer.isWithdrawable && (
          <ActionForm action={`${path}/withdraw`} id={id} button={`Withdraw from ${lender}`} />
        )}
        {offer.hasName && (
          <ActionForm action={`${path}/take-back`} id={id} button={`Take the name back from ${lender}`} />
        )}
      </div>
      {offer.release && <ReleaseForm path={path} offer={offer} release={offer.release} />}
      <CommissionPart action={`${path}/commission`} id={offer.id} commission={offer.commission} />
      {offer.reports.length > 0 && <ReportForms path={path} offer={offer} today={today} />}
    </li>
  );
}

interface ActionFormProps {
  readonly action: string;
  readonly id: string;
  readonly button: string;
  readonly fields?: Readonly<Record<string, string>>;
}

function ActionForm({ action, id, button, fields = {} }: ActionFormProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet" name="offer" value={id}>
        {button}
      </Button>
    </form>
  );
}

interface ReleaseFormProps {
  readonly path: string;
  readonly offer: Card;
  readonly release: NonNullable<Card["release"]>;
}

/** For somebody who chooses on the phone. The person's own page is the better way: nobody stands in between. */
function ReleaseForm({ path, offer: { id, lender }, release }: ReleaseFormProps) {
  if (release.refusal) return <p className="mt-3 text-[0.94rem]">{release.refusal}</p>;
  return (
    <details className="mt-3">
      <summary className="w-fit py-2.5 font-semibold text-brand">
        The person chose {lender} on the phone
      </summary>
      <form method="post" action={`${path}/release`} className="mt-2 space-y-3">
        <blockquote className="max-w-[62ch] border-l-3 border-brand pl-4">{release.text}</blockquote>
        <input type="hidden" name="sha256" value={release.sha256} />
        <CheckboxField name="isSaid" label="I read this to the person, who agreed to it." required />
        <Button type="submit" name="offer" value={id}>
          Give the name to {lender}
        </Button>
      </form>
    </details>
  );
}

const REPORT_BUTTONS = {
  received: "It has the contact",
  "receipt-taken-back": "It has not got the contact after all",
  "outcome-taken-back": "The report was wrong",
} as const;

/** What the lender told the operator, in place of its own page. */
function ReportForms({ path, offer: { id, lender, reports, steps }, today }: OfferCardProps) {
  return (
    <details className="mt-3">
      <summary className="w-fit py-2.5 font-semibold text-brand">{lender} told me</summary>
      <div className="mt-2 space-y-4">
        {reports.map((report) =>
          report === "outcome" ? (
            <form key={report} method="post" action={`${path}/report`} className="max-w-[20rem] space-y-3">
              <input type="hidden" name="report" value={report} />
              <input type="hidden" name="seen" value={steps.length} />
              <SelectField name="outcome" label="What became of the loan" required>
                <Options empty="Choose" values={OUTCOMES} />
              </SelectField>
              <TextField
                name="amount"
                label="If funded: loan in dollars"
                inputMode="numeric"
                autoComplete="off"
              />
              <TextField type="date" name="fundedOn" label="If funded: closed on" max={today} />
              <Button type="submit" look="quiet" name="offer" value={id}>
                Record the report
              </Button>
            </form>
          ) : (
            <ActionForm
              key={report}
              action={`${path}/report`}
              id={id}
              fields={{ report, seen: `${steps.length}` }}
              button={REPORT_BUTTONS[report]}
            />
          ),
        )}
      </div>
    </details>
  );
}
