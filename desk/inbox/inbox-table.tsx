import type { ReactNode } from "react";
import { describeWishes } from "../../src/leads/privacy/opt-out.ts";
import type { SortColumn } from "../../src/leads/records/lead-order.ts";
import { FollowUpText, MomentText, PromiseClockText } from "../frame/parts.tsx";
import { type InboxFilters, orderOf, sortAddress } from "./inbox-address.ts";
import type { InboxRow } from "./inbox-rows.server.ts";

interface Heading {
  readonly column: SortColumn;
  readonly label: string;
  readonly className?: string;
}

const HEADINGS: readonly Heading[] = [
  { column: "name", label: "Name" },
  { column: "received", label: "Waiting", className: "w-[12.5rem]" },
  { column: "status", label: "Status", className: "w-[6rem]" },
  { column: "ratio", label: "Ratio", className: "w-[5rem] figure" },
  { column: "loan", label: "Loan", className: "w-[5.5rem] figure" },
  { column: "state", label: "State", className: "w-[4.5rem]" },
  { column: "purpose", label: "For", className: "w-[6.5rem]" },
  { column: "owner", label: "Owner", className: "w-[7.5rem]" },
];

/** A day takes more room than a clock, and then there are the words. */
const WHAT_IS_PLANNED = "w-[20rem]";

/** The time that counts in each view. */
const TIMES = { waiting: "Waiting", due: "Follow-up", all: "Received" } as const;

interface InboxTableProps {
  readonly rows: readonly InboxRow[];
  readonly filters: InboxFilters;
}

/** A search looks at all leads, whatever list it was typed in. */
function shownViewOf({ view, search }: InboxFilters): InboxFilters["view"] {
  return search === "" ? view : "all";
}

/** One line for each lead; below 64rem two (desk.css). Whoever waits is new, so that list needs no status. */
export function InboxTable({ rows, filters }: InboxTableProps) {
  const hasStatus = shownViewOf(filters) === "all";
  return (
    <table className="inbox-table">
      <caption className="sr-only">Leads</caption>
      <thead>
        <tr>
          <td className="w-[2.25rem]" />
          {HEADINGS.filter(({ column }) => hasStatus || column !== "status").map((heading) => (
            <SortHeading key={heading.column} heading={heading} filters={filters} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.reference} row={row} hasStatus={hasStatus} />
        ))}
      </tbody>
    </table>
  );
}

function SortHeading({ heading, filters }: { readonly heading: Heading; readonly filters: InboxFilters }) {
  const { column } = heading;
  const view = shownViewOf(filters);
  const isPlanned = column === "received" && view === "due";
  const className = isPlanned ? WHAT_IS_PLANNED : heading.className;
  const label = column === "received" ? TIMES[view] : heading.label;
  const order = orderOf(filters);
  const isSorted = order.column === column && filters.search === "" && filters.view !== "due";
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (order.isDescending ? "descending" : "ascending") : undefined}
    >
      {filters.view === "due" || filters.search !== "" ? (
        label
      ) : (
        <a href={sortAddress(filters, column)} className="no-underline hover:underline">
          {label}
          {isSorted && <span aria-hidden="true">{order.isDescending ? " ↓" : " ↑"}</span>}
        </a>
      )}
    </th>
  );
}

function Row({ row, hasStatus }: { readonly row: InboxRow; readonly hasStatus: boolean }) {
  return (
    <tr>
      <td className="pick">
        <label htmlFor={`pick-${row.reference}`}>
          <input
            id={`pick-${row.reference}`}
            type="checkbox"
            name="lead"
            value={`${row.reference}.${row.revision}`}
            data-pick=""
            data-row-key="x"
            autoComplete="off"
          />
          <span className="sr-only">Select {row.name}</span>
        </label>
      </td>
      <th scope="row">
        <div className="who">
          <a href={`/leads/${row.reference}`} data-row="">
            {row.name}
          </a>
          <Marks row={row} /> <span className="reference">{row.reference}</span>
        </div>
      </th>
      <td className="waiting">
        <Waiting row={row} />
      </td>
      {hasStatus && <td className="status">{row.status}</td>}
      <Figure label="ratio">{row.ratio}</Figure>
      <Figure label="loan">{row.loan}</Figure>
      <td>{row.state}</td>
      <td>{row.purpose}</td>
      <td className="owner">{row.owner}</td>
    </tr>
  );
}

/** On a phone there are no headings beside the figures. */
function Figure({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <td className="figure">
      {children}
      {children !== "" && <span className="sr-only lg:hidden"> {label}</span>}
    </td>
  );
}

function Waiting({ row: { followUp, clock, received } }: { readonly row: InboxRow }) {
  if (followUp) return <FollowUpText followUp={followUp} isShort />;
  if (clock) return <PromiseClockText clock={clock} isShort />;
  return (
    <span className="text-ink-soft">
      <MomentText moment={received} />
    </span>
  );
}

function Marks({ row }: { readonly row: InboxRow }) {
  const { joinedTo, otherLeads, isSuspected, optedOut } = row;
  return (
    <>
      {joinedTo && <Mark>joined to {joinedTo}</Mark>}
      {otherLeads > 0 && !joinedTo && <Mark>same person: {otherLeads} more</Mark>}
      {isSuspected && <Mark tone="text-marginal">suspected</Mark>}
      {optedOut.length > 0 && <Mark tone="text-poor">{describeWishes(row)}</Mark>}
    </>
  );
}

function Mark({
  tone = "text-ink-soft",
  children,
}: {
  readonly tone?: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      {" "}
      <span className={`mark ${tone}`}>{children}</span>
    </>
  );
}
