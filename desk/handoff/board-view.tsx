import { Problem, TouchLink } from "../frame/parts.tsx";
import { CommissionPart } from "./commission-part.tsx";
import { DeadlineText } from "./deadline-text.tsx";
import type { HandoffsView } from "./read-board-view.server.ts";

/** Every hand-off by where it stands: what needs somebody comes first. */
export function HandoffsPage({ view: { groups, hasOlder, problem } }: { readonly view: HandoffsView }) {
  return (
    <div className="max-w-[60rem]">
      <h1>Hand-offs</h1>
      <p className="mt-2 max-w-[40rem] text-ink-soft">
        One line for each lender that has or had a deal. Open a lead to do the next step.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <TouchLink href="/handoffs/figures">Reports by lender</TouchLink>
        <TouchLink href="/handoffs/webhooks">Webhooks of lenders</TouchLink>
      </p>
      <Problem text={problem} className="mt-4" />
      {groups.length === 0 && (
        <p className="py-10 font-serif text-xl">No deal was offered to a lender yet. Open a lead to begin.</p>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} className="mt-8">
          <h2 id={`group-${group.id}`}>
            {group.title}{" "}
            <span className="font-sans text-base font-normal text-ink-soft">{group.rows.length}</span>
          </h2>
          <p className="mt-1 text-[0.94rem] text-ink-soft">{group.text}</p>
          <ul className="mt-3 divide-y divide-rule border-y border-rule">
            {group.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {hasOlder && <p className="mt-6 text-ink-soft">Older hand-offs are on the pages of their leads.</p>}
    </div>
  );
}

type BoardRow = HandoffsView["groups"][number]["rows"][number];

function Row({ row }: { readonly row: BoardRow }) {
  const { id, lead, lender, number, state, deadline, said, commission } = row;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)]">
      <p>
        {lead ? (
          <a
            href={`/leads/${lead.reference}/handoff`}
            className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {lead.name}
          </a>
        ) : (
          <span className="text-ink-soft">Deleted</span>
        )}
      </p>
      <p className="sm:self-center">
        {lender} <span className="whitespace-nowrap text-ink-soft">{number}</span>
      </p>
      <p className="text-[0.94rem] sm:self-center">
        {state}
        <DeadlineText deadline={deadline} />
        {said.map((text) => (
          <span key={text} className="block font-semibold">
            {text}
          </span>
        ))}
      </p>
      {commission && <CommissionPart action="/handoffs/commission" id={id} commission={commission} />}
    </li>
  );
}
