import type { ReactNode } from "react";
import { REQUEST_WORDS } from "../../src/leads/privacy/requests/data-request.ts";
import { EmailText, FactRow, MomentText, Problem } from "../frame/parts.tsx";
import { PersonSections } from "./person-sections.tsx";
import type { RequestView } from "./read-privacy.server.ts";
import { RequestForms } from "./request-forms.tsx";
import { AnswerState } from "./request-table.tsx";

/** One request: what is asked, what is stored, what was done. */
export function PrivacyRequestPage({ view }: { readonly view: RequestView }) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <h1>
          {REQUEST_WORDS[view.kind].ask}{" "}
          <span className="block font-sans text-base font-normal text-ink-soft">{view.reference}</span>
        </h1>
        <div className="mt-4">
          <AnswerState row={view} />
        </div>
        <RequestFacts view={view} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {view.answered ? <Answered view={view} /> : <RequestForms view={view} />}
      </div>
      <div className="min-w-0 space-y-8">
        {view.person && (
          <Section title="What is stored">
            <PersonSections person={view.person} />
          </Section>
        )}
        <Section title="Who did what">
          <ul>
            {view.proof.map(({ when, by, text }) => (
              <li key={`${when.iso} ${text}`} className="border-b border-rule py-2 last:border-0">
                <span className="font-semibold">{by}</span> {text}{" "}
                <span className="block text-sm text-ink-soft">
                  <MomentText moment={when} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}

function RequestFacts({ view }: { readonly view: RequestView }) {
  return (
    <dl className="mt-4">
      <FactRow label="Whose">
        <EmailText address={view.who} />
      </FactRow>
      <FactRow label="Came by">{view.channel}</FactRow>
      <FactRow label="Asked">
        <MomentText moment={view.asked} />
      </FactRow>
      {view.proven && (
        <FactRow label={view.channel === "website" ? "Address proven" : "Entered"}>
          <MomentText moment={view.proven} />
        </FactRow>
      )}
      <FactRow label="Answer due by law">
        <MomentText moment={view.deadline} />
      </FactRow>
      {view.hasPrivacySignal && <FactRow label="Signal of the browser">do not sell or share</FactRow>}
      {view.detail && (
        <FactRow label="What they wrote">
          <span className="whitespace-pre-line">{view.detail}</span>
        </FactRow>
      )}
    </dl>
  );
}

function Answered({ view }: { readonly view: RequestView }) {
  return (
    <section aria-labelledby="answer" className="rounded-sheet border border-rule bg-sheet p-5">
      <h2 id="answer">Answered: {view.answered?.outcome}</h2>
      <Problem text={view.problem?.text} className="mt-3" />
      {view.note && <p className="mt-3 whitespace-pre-line wrap-anywhere">{view.note}</p>}
      {view.references.length > 0 && (
        <p className="mt-3 text-[0.94rem] text-ink-soft">
          Leads concerned:{" "}
          {view.references.map((reference) => (
            <span key={reference} className="mr-2 inline-block">
              {reference}
            </span>
          ))}
        </p>
      )}
      <p className="mt-3 text-[0.94rem] text-ink-soft">
        {view.isMailed
          ? "The answer goes to the person by mail."
          : "Tell the person yourself: no mail was sent."}
      </p>
    </section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-6">
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  );
}
