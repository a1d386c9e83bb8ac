import { MomentText } from "../frame/moment-text.tsx";
import { LeadSection } from "./lead-section.tsx";
import type { LeadView } from "./lead-view-data.ts";

/** Other leads that may be, or are, the same person's. */
export function SamePersonSection({ lead }: { readonly lead: LeadView }) {
  const others = lead.otherLeads.map(({ reference }) => reference);
  const joinedOnly = lead.joined.filter((reference) => !others.includes(reference));
  return (
    <LeadSection title="Same person">
      <ul>
        {lead.otherLeads.map(({ reference, received, same }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4">
            <LeadLink reference={reference} />
            <span className="text-ink-soft">
              same {same}, received <MomentText moment={received} />
              {lead.joined.includes(reference) && ", joined to this lead"}
            </span>
            <Compare lead={lead} other={reference} />
          </li>
        ))}
        {joinedOnly.map((reference) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4">
            <LeadLink reference={reference} />
            <span className="text-ink-soft">joined to this lead</span>
            <Compare lead={lead} other={reference} />
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}

function LeadLink({ reference }: { readonly reference: string }) {
  return (
    <a href={`/leads/${reference}`} className="link inline-flex min-h-11 items-center">
      {reference}
    </a>
  );
}

function Compare({ lead, other }: { readonly lead: LeadView; readonly other: string }) {
  const address =
    lead.joinedTo === other
      ? `/leads/${other}/same/${lead.reference}`
      : `/leads/${lead.reference}/same/${other}`;
  return (
    <a href={address} className="link inline-flex min-h-11 items-center font-semibold">
      Compare<span className="sr-only"> with {other}</span>
    </a>
  );
}
