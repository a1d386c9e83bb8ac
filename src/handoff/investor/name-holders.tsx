import { Button } from "../../ui/button.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import type { DealStatus, NameHolder } from "./deal-status.ts";
import { StatusAction } from "./status-action.tsx";

/** Everybody who got the name, since when, by which words, and the way to take it back. */
export function NameHolders({ status: { token, holders } }: { readonly status: DealStatus }) {
  return (
    <section aria-labelledby="holders">
      <h2 id="holders">Who has my data</h2>
      {holders.length === 0 ? (
        <p className="mt-3 max-w-[60ch]">We have it. No lender has your name.</p>
      ) : (
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          {holders.map((holder) => (
            <Holder key={holder.offerId ?? holder.lender} token={token} holder={holder} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Holder({ token, holder }: { readonly token: string; readonly holder: NameHolder }) {
  const { offerId, lender, since, text, hasReceived, outcome, takenBack } = holder;
  return (
    <li className="py-5">
      <h3>{lender}</h3>
      <p className="mt-1">
        Got your name, email address and phone number on <DateText isoDate={since} />
        {hasReceived ? ", and confirmed it." : "."}
      </p>
      {outcome && <p className="mt-1">It reported: {outcome}.</p>}
      {text && (
        <details className="mt-2">
          <summary className="w-fit py-2.5 font-semibold text-brand">What you agreed to</summary>
          <blockquote className="mt-2 max-w-[60ch] border-l-3 border-brand pl-5">{text}</blockquote>
        </details>
      )}
      {takenBack ? (
        <TakenBack lender={lender} day={takenBack} forgot={holder.forgot} isByHand={offerId === null} />
      ) : offerId ? (
        <StatusAction token={token} act="take-back" fields={{ offer: offerId }}>
          <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
            {lender} is told at once to stop contacting you and to delete what it has. After that you can
            choose another lender, but not {lender} for this answer.
          </p>
          <Button type="submit" look="quiet">
            Withdraw my name from {lender}
          </Button>
        </StatusAction>
      ) : (
        <StatusAction token={token} act="take-referral-back" fields={{ lender }}>
          <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
            We introduced you ourselves. If you take your name back, we tell {lender} to stop contacting you
            and to delete what it has.
          </p>
          <Button type="submit" look="quiet">
            Withdraw my name from {lender}
          </Button>
        </StatusAction>
      )}
    </li>
  );
}

interface TakenBackProps {
  readonly lender: string;
  readonly day: string;
  readonly forgot: string | null;
  /** We introduced the person, so we tell the lender, and no notice is on its way. */
  readonly isByHand: boolean;
}

function TakenBack({ lender, day, forgot, isByHand }: TakenBackProps) {
  return (
    <p className="mt-2 max-w-[60ch] font-semibold">
      {isByHand ? (
        <>
          You took your name back on <DateText isoDate={day} />. We tell {lender} to stop contacting you and
          to delete what it has.
        </>
      ) : (
        <>
          On <DateText isoDate={day} />, {lender} was told to stop contacting you and to delete what it has.{" "}
        </>
      )}
      {forgot && (
        <>
          It confirmed that on <DateText isoDate={forgot} />.
        </>
      )}
      {!forgot && !isByHand && "It has not confirmed that yet."}
    </p>
  );
}
