import { Button } from "../../src/ui/button.tsx";
import { EntryLinks } from "../entry/entry-links.tsx";
import { Problem, TouchLink } from "../frame/parts.tsx";
import { BulkBar, UndoBar } from "./bulk-bar.tsx";
import { InboxFilterForm } from "./filter-form.tsx";
import { countFilters, type InboxFilters, isNarrowed } from "./inbox-address.ts";
import { InboxTable } from "./inbox-table.tsx";
import { KeepList, ListTabs } from "./list-tabs.tsx";
import type { InboxView } from "./read-inbox.server.ts";

export function InboxPage({ view }: { readonly view: InboxView }) {
  return (
    <>
      <div className="lg:flex lg:items-start lg:gap-8">
        <h1 className="max-lg:sr-only lg:pt-1">Inbox</h1>
        <InboxFilterForm view={view} />
        <EntryLinks className="pt-1 max-lg:hidden" />
      </div>
      {/* Filled by the script when the list can no longer be refreshed. */}
      <p role="status" id="connection" className="mt-2 font-semibold text-poor empty:hidden" />
      {/* The script replaces this element with that of a newer copy of the page. */}
      <div id="inbox" data-live={15} className="mt-1">
        <UndoBar view={view} />
        <ListTabs view={view} />
        <LeadList view={view} />
        {view.next && (
          <p className="mt-3">
            <TouchLink href={view.next} isBold>
              Next page
            </TouchLink>
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-x-8">
        {view.rows.length > 0 && <ExportForm address={view.address} />}
        <KeepList view={view} />
        <TouchLink href="/people">Colleagues</TouchLink>
        <TouchLink href="/calendar">Calendar of follow-ups</TouchLink>
        <EntryLinks className="lg:hidden" />
      </div>
    </>
  );
}

/** All pages of the list, as they are sorted and narrowed. */
function ExportForm({ address }: { readonly address: string }) {
  return (
    <form method="post" action="/leads/export" className="flex items-center gap-x-4 text-[0.94rem]">
      <input type="hidden" name="address" value={address} />
      <span className="text-ink-soft">Export this list:</span>
      <Button type="submit" name="format" value="xlsx" look="plain" className="text-[0.94rem]!">
        Excel
      </Button>
      <Button type="submit" name="format" value="csv" look="plain" className="text-[0.94rem]!">
        CSV
      </Button>
    </form>
  );
}

function LeadList({ view }: { readonly view: InboxView }) {
  if (view.rows.length === 0) return <EmptyInbox view={view} />;
  return (
    <form method="post" action="/leads/act" data-acts="">
      <input type="hidden" name="back" value={view.address} />
      <Problem text={view.actProblem} className="mt-3" />
      <InboxTable rows={view.rows} filters={view.filters} />
      <BulkBar colleagues={view.choices.colleagues} />
    </form>
  );
}

const EMPTY = {
  waiting: "Nobody is waiting.",
  due: "No follow-up is due.",
  all: "No leads yet.",
} as const satisfies Record<InboxFilters["view"], string>;

function EmptyInbox({ view: { filters, problem } }: { readonly view: InboxView }) {
  if (problem) return <p className="py-10">No leads are shown until the filter is right.</p>;
  if (isNarrowed(filters)) {
    const causes = [
      ...(filters.search === "" ? [] : ["the search"]),
      ...(countFilters(filters) === 0 ? [] : ["the filters"]),
    ];
    return (
      <p className="py-10">
        No lead matches {causes.join(" and ")}.{" "}
        <a
          href={filters.view === "waiting" ? "/" : `/?view=${filters.view}`}
          className="link inline-flex min-h-11 items-center"
        >
          Clear {causes.length === 1 && filters.search !== "" ? "it" : "them"}
        </a>
      </p>
    );
  }
  return <p className="py-10 font-serif text-xl">{EMPTY[filters.view]}</p>;
}
