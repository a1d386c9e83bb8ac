import { FactRow } from "../frame/fact-row.tsx";
import { MomentText } from "../frame/moment-text.tsx";
import { PromiseClockText } from "../frame/promise-clock.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { JoinedForms } from "./joined-forms.tsx";
import { LeadForms } from "./lead-forms.tsx";
import { LeadSection } from "./lead-section.tsx";
import type { Fact, LeadView } from "./lead-view-data.ts";
import { SamePersonSection } from "./same-person-section.tsx";
import { Timeline } from "./timeline.tsx";

/** On a phone the forms stand between the contact and the details: they are used right after the call. */
export function LeadPage({ lead }: { readonly lead: LeadView }) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div>
        <LeadHeading lead={lead} />
        <ContactActions lead={lead} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {lead.joinedTo ? <JoinedForms lead={lead} joinedTo={lead.joinedTo} /> : <LeadForms lead={lead} />}
      </div>
      <LeadDetails lead={lead} />
    </div>
  );
}

function LeadHeading({ lead }: { readonly lead: LeadView }) {
  return (
    <>
      <h1 className="wrap-anywhere">
        {lead.name}{" "}
        <span className="block font-sans text-base font-normal text-ink-soft">{lead.reference}</span>
      </h1>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {lead.clock && <PromiseClockText clock={lead.clock} />}
        <p>
          Status: <strong>{lead.status}</strong>
          {lead.closing}
        </p>
        <p className="text-ink-soft">
          Received <MomentText moment={lead.received} />
        </p>
      </div>
      {lead.suspicions.length > 0 && (
        <p className="mt-3 text-marginal">
          <strong>Suspected to come from a program:</strong> {lead.suspicions.join(", ")}
        </p>
      )}
    </>
  );
}

function LeadDetails({ lead }: { readonly lead: LeadView }) {
  return (
    <div>
      {(lead.deal.length > 0 || lead.dealSummary) && <DealSection lead={lead} />}
      <LeadSection title="Facts">
        <Facts facts={lead.facts} />
      </LeadSection>
      {lead.message && (
        <LeadSection title="Message">
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{lead.message}</p>
        </LeadSection>
      )}
      {(lead.otherLeads.length > 0 || lead.joined.length > 0) && <SamePersonSection lead={lead} />}
      <LeadSection title="What happened">
        <Timeline entries={lead.timeline} />
      </LeadSection>
      {lead.consent && <ConsentSection reference={lead.reference} consent={lead.consent} />}
    </div>
  );
}

function DealSection({ lead }: { readonly lead: LeadView }) {
  return (
    <LeadSection title="The deal">
      <dl className="grid grid-cols-3 gap-3 sm:gap-6">
        {lead.deal.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-brand pl-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-serif text-lg font-semibold sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {lead.dealSummary && (
        <p className="mt-4 max-w-[62ch] whitespace-pre-line wrap-anywhere">{lead.dealSummary}</p>
      )}
    </LeadSection>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <FactRow key={label} label={label}>
          {value}
        </FactRow>
      ))}
    </dl>
  );
}
