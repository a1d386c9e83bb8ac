import { Button } from "../../src/ui/button.tsx";
import { CheckboxField } from "../../src/ui/form/field.tsx";
import { MomentText } from "../frame/parts.tsx";
import { ActionForm } from "./action-form.tsx";
import { CommissionPart } from "./commission-part.tsx";
import { DeadlineText } from "./deadline-text.tsx";
import type { OfferCard as Card } from "./read-handoff.server.ts";
import { ToldForms } from "./told-forms.tsx";

interface OfferCardProps {
  /** Path of the lead's hand-off. */
  readonly path: string;
  readonly offer: Card;
  /** ISO date. */
  readonly today: string;
}

/** One lender: what happened, and what can be done next. */
export function OfferCard({ path, offer, today }: OfferCardProps) {
  const { id, number, lender, state, deadline, steps, notice } = offer;
  return (
    <li className="py-5 first:pt-0">
      <p>
        <strong>{lender}</strong> <span className="text-ink-soft">{number}</span>: {state}
        <DeadlineText deadline={deadline} />
      </p>
      {offer.matched && (
        <details>
          <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">
            Why it was offered
          </summary>
          <ul className="text-[0.94rem] text-ink-soft">
            {offer.matched.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
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
      <ToldForms path={path} offer={offer} today={today} />
    </li>
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
