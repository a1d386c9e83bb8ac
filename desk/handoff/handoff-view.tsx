import { OFFER_DAYS } from "../../src/handoff/offer.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, TextField } from "../../src/ui/form/field.tsx";
import { MomentText, Problem, TouchLink } from "../frame/parts.tsx";
import { LeadSection } from "../lead/lead-sections.tsx";
import { DealForm } from "./deal-form.tsx";
import { OfferCard } from "./offer-card.tsx";
import type { HandoffView } from "./read-handoff.server.ts";

/** From the purpose to the answers, in the order in which it is done. */
export function HandoffPage({ view }: { readonly view: HandoffView }) {
  return (
    <div className="max-w-[52rem]">
      <h1 className="wrap-anywhere">
        The deal of {view.name}{" "}
        <span className="block font-sans text-base font-normal text-ink-soft">{view.reference}</span>
      </h1>
      <p className="mt-3 max-w-[62ch]">
        Lenders answer the deal without a name. The investor chooses one on a page of their own, and only that
        lender gets the contact.
      </p>
      <TouchLink href={`/leads/${view.reference}`}>Back to the lead</TouchLink>
      <form method="post" action={`/leads/${view.reference}/handoff/link`} className="mt-2 mb-6">
        <Button type="submit" look="quiet">
          Mail the investor the link to this deal
        </Button>
      </form>
      <Problem text={view.problem} className="mt-4" />
      {view.offers.length > 0 && <Offers view={view} />}
      <Purpose view={view} />
      <LeadSection title="The deal">
        <DealForm view={view} />
        <PriceWish view={view} />
      </LeadSection>
      {view.matches && <Lenders view={view} matches={view.matches} />}
    </div>
  );
}

function Purpose({ view: { reference, purpose } }: { readonly view: HandoffView }) {
  const { attested } = purpose;
  return (
    <LeadSection title="Business purpose">
      <blockquote className="max-w-[62ch] border-l-3 border-brand pl-4">
        {attested?.text ?? purpose.text}
      </blockquote>
      <form method="post" action={`/leads/${reference}/handoff/purpose`} className="mt-4 space-y-3">
        {attested ? (
          <>
            <p>
              Attested <MomentText moment={attested.when} />, recorded by {attested.by}.
            </p>
            <Button type="submit" look="quiet" name="kind" value="taken-back">
              The person took it back
            </Button>
          </>
        ) : (
          <>
            <CheckboxField
              name="isSaid"
              label="The person told me this, in these words or their own."
              required
            />
            <Button type="submit" name="kind" value="attested">
              Record it
            </Button>
          </>
        )}
      </form>
    </LeadSection>
  );
}

const PRICE_WISHES = [
  { value: "band", button: "The person wants a range", said: "The person wants the price told as a range." },
  {
    value: "exact",
    button: "The person wants it as it is",
    said: "The person wants the price told as it is.",
  },
] as const;

/** What the person said on the phone; on their own page they choose it themselves. */
function PriceWish({ view: { reference, wantsPrice } }: { readonly view: HandoffView }) {
  const wish = PRICE_WISHES.find(({ value }) => value === wantsPrice);
  return (
    <form method="post" action={`/leads/${reference}/handoff/price`} className="mt-6">
      <p className="mb-2">{wish?.said ?? "The person has not said how lenders may see the price."}</p>
      <div className="flex flex-wrap gap-3">
        {PRICE_WISHES.filter((each) => each !== wish).map(({ value, button }) => (
          <Button key={value} type="submit" look="quiet" name="valueAs" value={value}>
            {button}
          </Button>
        ))}
      </div>
    </form>
  );
}

interface LendersProps {
  readonly view: HandoffView;
  readonly matches: NonNullable<HandoffView["matches"]>;
}

function Lenders({ view, matches }: LendersProps) {
  const { reference, typed, revision, hindrances, preview } = view;
  const free = matches.filter(({ isFit, hindrance }) => isFit && hindrance === undefined);
  const others = matches.filter((match) => !free.includes(match));
  const hasProgram = matches.some(({ lender }) => lender.webhookUrl !== null);
  const canOffer = free.length > 0 && hindrances.length === 0;
  return (
    <>
      <LeadSection title="Lenders that would take it">
        {hindrances.map((text) => (
          <p key={text} className="mb-3 border-l-3 border-poor bg-poor-band px-4 py-3 font-semibold">
            {text}
          </p>
        ))}
        {free.length === 0 && <p>None that has not got it already.</p>}
        <form method="post" action={`/leads/${reference}/handoff/offer`} className="space-y-4">
          <input type="hidden" name="revision" value={revision} />
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {free.map(({ lender: { id, name }, reasons, receivers, confirmed }) => (
            <CheckboxField
              key={id}
              name="lender"
              value={id}
              label={
                <>
                  <strong>{name}</strong>, to {receivers}
                  <Reasons reasons={[...reasons, confirmed]} />
                </>
              }
            />
          ))}
          {canOffer && (
            <>
              <div className="max-w-[12rem]">
                <TextField
                  name="days"
                  label="Days to answer"
                  inputMode="numeric"
                  required
                  defaultValue={`${OFFER_DAYS.default}`}
                />
              </div>
              <Button type="submit">Offer the deal without a name</Button>
            </>
          )}
        </form>
        {preview && <Preview preview={preview} hasProgram={hasProgram} />}
      </LeadSection>
      {others.length > 0 && (
        <LeadSection title="Lenders that it does not go to">
          <ul className="space-y-3">
            {others.map(({ lender: { id, name }, isFit, reasons, hindrance, confirmed }) => (
              <li key={id}>
                <strong>{name}</strong>
                {hindrance && <span className="block">{hindrance}</span>}
                {!isFit && <Reasons reasons={[...reasons, confirmed]} />}
              </li>
            ))}
          </ul>
        </LeadSection>
      )}
    </>
  );
}

interface PreviewProps {
  readonly preview: NonNullable<HandoffView["preview"]>;
  readonly hasProgram: boolean;
}

/** What would be sent, also while something is in the way. */
function Preview({ preview: { subject, text, message }, hasProgram }: PreviewProps) {
  // On a phone, nearly every fact keeps to one line.
  const look =
    "border-l-3 border-rule pl-4 text-sm whitespace-pre-wrap wrap-anywhere max-sm:pl-2 max-sm:text-[0.68rem]";
  return (
    <details className="mt-4">
      <summary className="w-fit py-2.5 font-semibold text-brand">What they get</summary>
      <p className="font-semibold">{subject}</p>
      <pre className={`mt-2 ${look}`}>{text}</pre>
      {hasProgram && (
        <>
          <p className="mt-4 font-semibold">The terms that a program gets</p>
          <pre className={`mt-2 ${look}`}>{message}</pre>
        </>
      )}
    </details>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <span key={reason} className="block text-[0.94rem] text-ink-soft">
      {reason}
    </span>
  ));
}

function Offers({ view: { reference, offers, today } }: { readonly view: HandoffView }) {
  return (
    <LeadSection title="Offered">
      <ul className="divide-y divide-rule">
        {offers.map((offer) => (
          <OfferCard key={offer.id} path={`/leads/${reference}/handoff`} offer={offer} today={today} />
        ))}
      </ul>
    </LeadSection>
  );
}
