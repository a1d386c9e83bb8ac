import type { ReactNode } from "react";
import { buttonLooks } from "../../src/ui/button.tsx";
import { NoBreakText } from "../../src/ui/text/no-break-text.tsx";
import { EmailText, FactRow, MomentText, PromiseClockText } from "../frame/parts.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { DealFigures } from "./deal-figures.tsx";
import { JoinedForms, LeadForms } from "./lead-forms.tsx";
import { LeadSection, SamePersonSection, Timeline } from "./lead-sections.tsx";
import { PersonSection } from "./person-section.tsx";
import type { LeadView } from "./read-lead.server.ts";

/** On a phone the forms stand between the contact and the details: they are used right after the call. */
export function LeadPage({ view: lead }: { readonly view: LeadView }) {
  return (
    <div className="flex flex-col">
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
      {lead.next && <NextLead next={lead.next} />}
    </div>
  );
}

/** Below on a phone, where the thumb is; above the forms on a wide screen. */
function NextLead({ next }: { readonly next: NonNullable<LeadView["next"]> }) {
  return (
    <nav
      aria-label="Next lead"
      className="sticky bottom-0 z-1 -mx-(--wrap-edge) border-t border-edge bg-paper px-(--wrap-edge) lg:static lg:order-first lg:mb-2 lg:border-0 lg:text-right print:hidden"
    >
      <a
        href={`/leads/${next.reference}`}
        data-shortcut="w"
        className="inline-flex min-h-12 max-w-full items-center gap-x-3 text-[0.94rem] no-underline hover:underline lg:min-h-8"
      >
        <span className="min-w-0 truncate font-semibold text-brand">Next waiting: {next.name}</span>
        {next.clock && (
          <span className="max-sm:sr-only">
            <PromiseClockText clock={next.clock} isShort />
          </span>
        )}
      </a>
    </nav>
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
        {lead.owner && (
          <p>
            Owner: <strong>{lead.owner}</strong>
          </p>
        )}
        <p className="text-ink-soft">
          Received <MomentText moment={lead.received} />
        </p>
      </div>
      {lead.suspicions !== "" && (
        <p className="mt-3 text-marginal">
          <strong>Suspected to come from a program:</strong> {lead.suspicions}
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
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">
            <NoBreakText text={lead.message} />
          </p>
        </LeadSection>
      )}
      <PersonSection lead={lead} />
      <SamePersonSection lead={lead} />
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
      <DealFigures deal={lead.deal} />
      {lead.dealSummary && (
        <p className="mt-4 max-w-[62ch] whitespace-pre-line wrap-anywhere">{lead.dealSummary}</p>
      )}
    </LeadSection>
  );
}

function Facts({ facts }: Pick<LeadView, "facts">) {
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

/** Links to call and to mail, unless the person opted out of that. */
function ContactActions({ lead: { reference, phone, email, optOut } }: { readonly lead: LeadView }) {
  return (
    <div className="mt-5">
      {optOut && <p className="mb-4 border-l-3 border-poor bg-poor-band px-4 py-3 font-semibold">{optOut}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {phone.dial === "" ? (
          <p className="flex min-h-13 items-center text-ink-soft">No phone number is known.</p>
        ) : phone.isForbidden ? (
          <Forbidden>
            Do not call <span className="whitespace-nowrap">{phone.typed}</span>
          </Forbidden>
        ) : (
          <a href={`tel:${phone.dial}`} className={`${buttonLooks.primary} min-h-13`}>
            <span>
              Call <span className="whitespace-nowrap">{phone.typed}</span>
            </span>
          </a>
        )}
        {email.address === "" ? (
          <p className="flex min-h-13 items-center text-ink-soft">No e-mail address is known.</p>
        ) : email.isForbidden ? (
          <Forbidden>
            Do not write to <EmailText address={email.address} />
          </Forbidden>
        ) : (
          <a href={`mailto:${email.address}`} className={`${buttonLooks.quiet} min-h-13`}>
            <span>
              Write to <EmailText address={email.address} />
            </span>
          </a>
        )}
      </div>
      {!email.isForbidden && (
        <a
          href={`/leads/${reference}/write`}
          data-shortcut="e"
          className="link mt-1 inline-flex min-h-11 items-center font-semibold print:hidden"
        >
          Write a mail here
        </a>
      )}
    </div>
  );
}

function Forbidden({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex min-h-13 flex-col justify-center rounded-control border border-dashed border-edge px-5 py-1 leading-tight text-ink-soft">
      <span>{children}</span>
      <span className="text-sm">There is no consent to it.</span>
    </p>
  );
}
