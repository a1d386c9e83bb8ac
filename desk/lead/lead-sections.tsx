import type { ReactNode } from "react";
import { EVENT_NAMES } from "../../src/leads/records/lead-event-words.ts";
import { NoBreakText } from "../../src/ui/text/no-break-text.tsx";
import { MomentText, TouchLink } from "../frame/parts.tsx";
import type { LeadView } from "./read-lead.server.ts";
import type { TimelineEntry } from "./read-timeline.server.ts";

interface LeadSectionProps {
  readonly title: string;
  /** For links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function LeadSection({ title, id, children }: LeadSectionProps) {
  return (
    <section id={id} className="border-t border-rule py-6">
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  );
}

/** Other leads that may be the same person's. Those that are joined stand above, with what they say. */
export function SamePersonSection({ lead }: { readonly lead: LeadView }) {
  const joined = lead.person.map(({ reference }) => reference);
  const others = lead.otherLeads.filter(({ reference }) => !joined.includes(reference));
  if (others.length === 0) return null;
  return (
    <LeadSection title="Same person?">
      <ul>
        {others.map(({ reference, received, same }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4">
            <LeadLink reference={reference} />
            <span className="text-ink-soft">
              same {same}, received <MomentText moment={received} />
            </span>
            <Compare lead={lead} other={reference} />
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}

function LeadLink({ reference }: { readonly reference: string }) {
  return <TouchLink href={`/leads/${reference}`}>{reference}</TouchLink>;
}

interface CompareProps {
  readonly lead: Pick<LeadView, "reference" | "joinedTo">;
  readonly other: string;
}

export function Compare({ lead, other }: CompareProps) {
  const address =
    lead.joinedTo === other
      ? `/leads/${other}/same/${lead.reference}`
      : `/leads/${lead.reference}/same/${other}`;
  return (
    <TouchLink href={address} isBold>
      Compare<span className="sr-only"> with {other}</span>
    </TouchLink>
  );
}

const KINDS = {
  ...EVENT_NAMES,
  received: "Received",
  delivery: "Delivery",
  consent: "Consent",
} as const satisfies Record<TimelineEntry["kind"], string>;

/** Everything that happened to a lead, in the order given: newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and static markup never moves them
        <li key={index} className={entry.isProblem ? "text-poor" : "text-brand"}>
          <div className="text-ink">
            <p className="text-sm text-ink-soft">
              <MomentText moment={entry.when} />
              {entry.by && `, ${entry.by}`}
              {entry.of && `, on ${entry.of}`}
            </p>
            <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">
              <strong className={entry.isProblem ? "text-poor" : undefined}>
                {entry.isProblem ? `Problem: ${KINDS[entry.kind].toLowerCase()}` : KINDS[entry.kind]}.
              </strong>{" "}
              <NoBreakText text={entry.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
