import type { ReactNode } from "react";
import { Button } from "../../src/ui/button.tsx";
import { MomentText, Problem, TouchLink } from "../frame/parts.tsx";
import type { SameLead, SamePersonView } from "./read-same-person.server.ts";

/** Two leads side by side. Fields stand below each other on a phone, so that two values can still be compared. */
export function SamePersonPage({ view }: { readonly view: SamePersonView }) {
  const { main, other, rows, isJoined, problem } = view;
  return (
    <>
      <h1>Same person?</h1>
      <Problem text={problem} className="mt-4" />
      <Decision view={view} />
      <table className="same-table mt-8">
        <caption className="sr-only">The two leads, field by field</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Field</span>
            </th>
            <LeadHeading lead={main} role={isJoined ? "leads" : "would lead"} />
            <LeadHeading lead={other} role={isJoined ? "joined to it" : "would be joined to it"} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ...values }) => (
            <tr key={label} data-same={values.main === values.other || undefined}>
              <th scope="row">
                {label}
                {values.main !== values.other && (
                  <span className="font-semibold text-marginal"> differs</span>
                )}
              </th>
              <Value lead={values.main === values.other ? undefined : main}>{values.main}</Value>
              <Value lead={other}>{values.other}</Value>
            </tr>
          ))}
          <tr>
            <th scope="row">Consent</th>
            <Value lead={main}>
              <Consent lead={main} />
            </Value>
            <Value lead={other}>
              <Consent lead={other} />
            </Value>
          </tr>
        </tbody>
      </table>
    </>
  );
}

function Decision({ view: { main, other, isJoined } }: { readonly view: SamePersonView }) {
  if (isJoined) {
    return (
      <form method="post" action={`/leads/${other.reference}/unjoin`} className="mt-4 max-w-[62ch]">
        <p className="mb-4">
          {other.reference} is joined to {main.reference}: it no longer waits, and its history is shown there
          too. Both consents are as they were.
        </p>
        <Button type="submit" look="quiet">
          Undo the join
        </Button>
      </form>
    );
  }
  return (
    <form
      method="post"
      action={`/leads/${main.reference}/same/${other.reference}`}
      className="mt-4 max-w-[62ch]"
    >
      <input type="hidden" name="main" value={main.revision} />
      <input type="hidden" name="other" value={other.revision} />
      <p className="mb-4">
        If you join them, {main.reference} leads and shows what happened to both. {other.reference} leaves the
        waiting list. An opt-out of one counts for both. Both consents stay as they are, and you can undo it.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit">Join {other.reference} to it</Button>
        <TouchLink href={`/leads/${other.reference}/same/${main.reference}`} isBold>
          Let {other.reference} lead instead
        </TouchLink>
      </div>
    </form>
  );
}

function LeadHeading({ lead, role }: { readonly lead: SameLead; readonly role: string }) {
  return (
    <th scope="col">
      <TouchLink href={`/leads/${lead.reference}`} isBold>
        {lead.reference}
      </TouchLink>
      <span className="block font-normal text-ink-soft">{role}</span>
    </th>
  );
}

interface ValueProps {
  /** Without one, it is the value of both. */
  readonly lead: SameLead | undefined;
  readonly children: ReactNode;
}

function Value({ lead, children }: ValueProps) {
  return (
    <td>
      {lead && <span className="block text-sm text-ink-soft md:hidden">{lead.reference}</span>}
      <span className="block whitespace-pre-line wrap-anywhere">{children}</span>
    </td>
  );
}

function Consent({ lead: { consent } }: { readonly lead: SameLead }) {
  if (!consent) return "no longer kept";
  return (
    <>
      <span className="block">
        Record {consent.sequence}, <MomentText moment={consent.given} />
      </span>
      <span className="block">Ways: {consent.channels.join(", ")}</span>
      <span className="block">Lenders: {consent.partners.join(", ") || "none"}</span>
      <span className="mt-2 block border-l-3 border-rule pl-3 text-sm">{consent.text}</span>
    </>
  );
}
