import { NoBreakText } from "../../src/ui/text/no-break-text.tsx";
import { EmailText, MomentText, TouchLink } from "../frame/parts.tsx";
import { DealFigures } from "./deal-figures.tsx";
import { Compare, LeadSection } from "./lead-sections.tsx";
import type { LeadView } from "./read-lead.server.ts";

/** One person, one page: what the leads say that are joined with this one. */
export function PersonSection({ lead: own }: { readonly lead: LeadView }) {
  const { person } = own;
  if (person.length === 0) return null;
  return (
    <LeadSection title={person.length === 1 ? "Their other lead" : `Their ${person.length} other leads`}>
      <ul className="space-y-6">
        {person.map((lead) => (
          <li key={lead.reference} className="border-l-3 border-rule pl-4">
            <p className="flex flex-wrap items-center gap-x-4">
              <TouchLink href={`/leads/${lead.reference}`} isBold>
                {lead.reference}
              </TouchLink>
              <span className="text-ink-soft">
                received <MomentText moment={lead.received} />, {lead.status}
              </span>
              <Compare lead={own} other={lead.reference} />
            </p>
            <Contact lead={lead} />
            {lead.message && (
              <p className="mt-2 max-w-[62ch] whitespace-pre-line wrap-anywhere">
                <NoBreakText text={lead.message} />
              </p>
            )}
            {lead.deal.length > 0 && (
              <div className="mt-3">
                <DealFigures deal={lead.deal} />
              </div>
            )}
            {lead.dealSummary && (
              <details className="mt-2">
                <summary className="w-fit py-2 text-[0.94rem] font-semibold text-brand">
                  The whole deal
                </summary>
                <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{lead.dealSummary}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}

/** No link after an opt-out: one click must not break it. */
function Contact({ lead: { phone, email } }: { readonly lead: LeadView["person"][number] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {phone.dial === "" ? null : phone.isForbidden ? (
        <s className="text-ink-soft">
          <span className="whitespace-nowrap">{phone.typed}</span>{" "}
          <span className="sr-only">(opted out)</span>
        </s>
      ) : (
        <a href={`tel:${phone.dial}`} className="link inline-flex min-h-11 items-center whitespace-nowrap">
          {phone.typed}
        </a>
      )}
      {email.address === "" ? null : email.isForbidden ? (
        <s className="text-ink-soft">
          <EmailText address={email.address} /> <span className="sr-only">(opted out)</span>
        </s>
      ) : (
        <a href={`mailto:${email.address}`} className="link inline-flex min-h-11 items-center">
          <EmailText address={email.address} />
        </a>
      )}
    </p>
  );
}
