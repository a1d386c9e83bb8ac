import { EntryLinks } from "../entry/entry-links.tsx";
import { TouchLink } from "../frame/parts.tsx";
import { InboxFilterForm } from "./filter-form.tsx";
import { type InboxFilters, inboxAddress, isNarrowed } from "./inbox-address.ts";
import { InboxTable } from "./inbox-table.tsx";
import type { InboxView } from "./read-inbox.server.ts";

interface InboxPageProps {
  readonly view: InboxView;
  readonly waiting: number;
}

export function InboxPage({ view, waiting }: InboxPageProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>Inbox</h1>
        <EntryLinks />
      </div>
      <InboxFilterForm view={view} />
      {/* Filled by the script when the list can no longer be refreshed. */}
      <p role="status" id="connection" className="mt-4 font-semibold text-poor empty:hidden" />
      {/* The script replaces this element with that of a newer copy of the page. */}
      <div id="inbox" data-live="" className="mt-4">
        <Tabs view={view} waiting={waiting} />
        {view.rows.length > 0 ? <InboxTable rows={view.rows} /> : <EmptyInbox view={view} />}
        {view.next && (
          <p className="mt-4">
            <TouchLink href={view.next} isBold>
              Next page
            </TouchLink>
          </p>
        )}
      </div>
    </>
  );
}

function Tabs({ view: { filters, due }, waiting }: InboxPageProps) {
  const tabs = [
    { view: "waiting", label: waiting > 0 ? `Waiting (${waiting})` : "Waiting" },
    { view: "due", label: due > 0 ? `Follow-ups due (${due})` : "Follow-ups due" },
    { view: "all", label: "All" },
  ] as const;
  return (
    <nav
      aria-label="Leads"
      className="flex flex-wrap gap-x-4 border-b border-rule text-[0.94rem] sm:gap-x-6 sm:text-base"
    >
      {tabs.map(({ view, label }) => (
        <a
          key={view}
          href={tabAddress(filters, view)}
          aria-current={filters.view === view ? "page" : undefined}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[0_2px_0_var(--brand)]"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Follow-ups are few, so that they have no filters. */
function tabAddress(filters: InboxFilters, view: InboxFilters["view"]): string {
  return view === "due" ? "/?view=due" : inboxAddress({ ...filters, view });
}

const EMPTY = {
  waiting: "Nobody is waiting.",
  due: "No follow-up is due.",
  all: "No leads yet.",
} as const satisfies Record<InboxFilters["view"], string>;

function EmptyInbox({ view: { filters, problem } }: { readonly view: InboxView }) {
  if (problem) return <p className="py-10">No leads are shown until the filter is right.</p>;
  if (isNarrowed(filters)) {
    return (
      <p className="py-10">
        No lead matches the search and the filters.{" "}
        <a href={filters.view === "waiting" ? "/" : `/?view=${filters.view}`} className="link">
          Clear them
        </a>
      </p>
    );
  }
  return <p className="py-10 font-serif text-xl">{EMPTY[filters.view]}</p>;
}
