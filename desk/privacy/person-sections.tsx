import type { ReactNode } from "react";
import { EmailText, MomentText } from "../frame/parts.tsx";
import type { PersonLead, PersonView } from "./read-privacy.server.ts";

/** What is stored about somebody, and what may be somebody else's. */
export function PersonSections({ person }: { readonly person: PersonView }) {
  if (!person.isStored && person.linked.length === 0) {
    return (
      <p>
        Nothing is stored under <EmailText address={person.who} />.
      </p>
    );
  }
  return (
    <div className="space-y-6">
      {person.named.length > 0 && (
        <Part title={`Leads of ${person.who}`}>
          <LeadList leads={person.named} />
        </Part>
      )}
      {person.linked.length > 0 && (
        <Part title="Not proven">
          <p className="mb-2 text-[0.94rem] text-ink-soft">
            These share only an address with the leads above, and may be somebody else's. Nothing touches them
            unless you choose them one by one.
          </p>
          <LeadList leads={person.linked} />
        </Part>
      )}
      <UnprovenSubscriptions count={person.unprovenSubscriptions} />
      {person.subscriptions > 0 && (
        <Part title="News">
          <p>{person.subscriptions === 1 ? "One subscription" : `${person.subscriptions} subscriptions`}</p>
        </Part>
      )}
      {person.choices.length > 0 && (
        <Part title="Contact choices">
          <ul>
            {person.choices.map(({ when, text }) => (
              <li key={`${when.iso} ${text}`} className="border-b border-rule py-2 last:border-0">
                {text} <span className="text-ink-soft">{when.text}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** The address of a subscription proves itself: the owner has used a mailed link. */
export function UnprovenSubscriptions({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const what = count === 1 ? "A news subscription is" : `${count} news subscriptions are`;
  return (
    <p className="text-[0.94rem] text-ink-soft">
      {what} stored under an e-mail address of these leads, which was not proven. To include it, enter a
      request for that address.
    </p>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 wrap-anywhere">{title}</h3>
      {children}
    </section>
  );
}

export function LeadList({ leads }: { readonly leads: readonly PersonLead[] }) {
  return (
    <ul>
      {leads.map((lead) => (
        <li key={lead.reference} className="border-b border-rule py-2 last:border-0">
          <LeadLine lead={lead} />
        </li>
      ))}
    </ul>
  );
}

function LeadLine({ lead }: { readonly lead: PersonLead }) {
  return (
    <>
      <span className="font-semibold wrap-anywhere">{lead.name}</span>{" "}
      <a
        href={`/leads/${lead.reference}`}
        className="link inline-flex min-h-11 items-center whitespace-nowrap"
      >
        {lead.reference}
      </a>
      <LeadContact lead={lead} />
    </>
  );
}

export function LeadContact({ lead }: { readonly lead: PersonLead }) {
  return (
    <span className="flex flex-wrap gap-x-4 text-[0.94rem] text-ink-soft">
      {lead.email !== "" && <EmailText address={lead.email} />}{" "}
      {lead.phone !== "" && <span className="whitespace-nowrap">{lead.phone}</span>}{" "}
      <span>
        received <MomentText moment={lead.received} />
      </span>
    </span>
  );
}
