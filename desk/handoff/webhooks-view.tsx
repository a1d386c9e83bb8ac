import { Button } from "../../src/ui/button.tsx";
import { CheckboxField } from "../../src/ui/form/field.tsx";
import { FactRow, MomentText, Problem, TouchLink } from "../frame/parts.tsx";
import type { WebhooksView } from "./read-webhooks.server.ts";

/** Each lender with a program: where deals go, where answers come from, and its secret, which is shown once. */
export function WebhooksPage({ view: { lenders, shown, problem } }: { readonly view: WebhooksView }) {
  return (
    <div className="max-w-[48rem]">
      <h1>Webhooks of lenders</h1>
      <p className="mt-2 max-w-[40rem] text-ink-soft">
        A lender's program takes deals in place of people with mail, and answers with signed messages.
      </p>
      <TouchLink href="/handoffs">Back to the hand-offs</TouchLink>
      <Problem text={problem} className="mt-4" />
      {shown && (
        <section aria-labelledby="secret" className="mt-6 border-l-3 border-brand bg-brand-wash px-5 py-4">
          <h2 id="secret">The secret of {shown.lender}</h2>
          <p className="mt-2 font-mono text-[0.94rem] wrap-anywhere select-all">{shown.secret}</p>
          <p className="mt-2 max-w-[40rem]">
            It is shown this once. Pass it on by a way that others do not read. The one before no longer
            works.
          </p>
        </section>
      )}
      {lenders.length === 0 && (
        <p className="py-10 font-serif text-xl">
          No lender's record has a webhook. Enter one under Publish, Lenders.
        </p>
      )}
      {lenders.map((lender) => (
        <Lender key={lender.id} lender={lender} />
      ))}
    </div>
  );
}

function Lender({ lender }: { readonly lender: WebhooksView["lenders"][number] }) {
  const { id, name, webhookUrl, answersTo, version, made } = lender;
  return (
    <section aria-labelledby={`lender-${id}`} className="mt-8">
      <h2 id={`lender-${id}`}>{name}</h2>
      <dl className="mt-2">
        <FactRow label="Deals go to">{webhookUrl}</FactRow>
        <FactRow label="It answers to">{answersTo}</FactRow>
        <FactRow label="Secret">
          {made ? (
            <>
              Made <MomentText moment={made.when} /> by {made.by}
            </>
          ) : (
            "None yet, so it gets no deals"
          )}
        </FactRow>
      </dl>
      <form method="post" action="/handoffs/webhooks" className="mt-3 space-y-3">
        <input type="hidden" name="lender" value={id} />
        <input type="hidden" name="version" value={version} />
        {made && (
          <CheckboxField
            name="isSure"
            label={`The program of ${name} has to be changed before it gets or answers anything again.`}
            required
          />
        )}
        <Button type="submit" look={made ? "quiet" : "primary"}>
          {made ? "Replace the secret" : "Make the secret"}
        </Button>
      </form>
    </section>
  );
}
