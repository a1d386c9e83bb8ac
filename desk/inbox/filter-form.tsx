import { Button } from "../../src/ui/button.tsx";
import { SelectField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem } from "../frame/parts.tsx";
import { hasHiddenFilters, ONLY_SUSPECTED } from "./inbox-address.ts";
import type { InboxView } from "./read-inbox.server.ts";

const SELECTS = [
  { name: "status", label: "Status" },
  { name: "source", label: "Source" },
  { name: "campaign", label: "Campaign" },
  { name: "state", label: "State" },
  { name: "purpose", label: "Purpose" },
] as const;

/** A GET form: the address of a filtered inbox can be kept as a bookmark. */
export function InboxFilterForm({ view: { filters, choices, problem } }: { readonly view: InboxView }) {
  // Whoever waits is new: there is nothing to choose.
  const selects = filters.view === "all" ? SELECTS : SELECTS.filter(({ name }) => name !== "status");
  return (
    <search className="mt-5 block">
      <form method="get" action="/">
        {filters.view !== "waiting" && <input type="hidden" name="view" value={filters.view} />}
        <div className="flex max-w-[40rem] items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              name="search"
              label="Name, contact or reference"
              defaultValue={filters.search}
              autoComplete="off"
              data-shortcut="/"
            />
          </div>
          <Button type="submit" look="quiet">
            Search
          </Button>
        </div>
        {filters.view !== "due" && (
          <details open={hasHiddenFilters(filters) || problem !== undefined} className="mt-1">
            <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">Filters</summary>
            <Problem text={problem} className="mb-3" />
            <div className="grid grid-cols-2 gap-x-4 gap-y-3 pb-2 md:grid-cols-4">
              {selects.map(({ name, label }) => (
                <SelectField key={name} name={name} label={label} defaultValue={filters[name]}>
                  <Options empty="All" values={choices[name]} />
                </SelectField>
              ))}
              <SelectField
                name="suspected"
                label="Suspected"
                defaultValue={filters.suspected ? ONLY_SUSPECTED : ""}
              >
                <Options empty="All" values={[{ value: ONLY_SUSPECTED, label: "Only these" }]} />
              </SelectField>
              <div className="max-sm:col-span-2">
                <TextField type="date" name="from" label="From" defaultValue={filters.from} />
              </div>
              <div className="max-sm:col-span-2">
                <TextField type="date" name="to" label="To" defaultValue={filters.to} />
              </div>
            </div>
            <Button type="submit" look="quiet" className="mt-2">
              Filter
            </Button>
          </details>
        )}
      </form>
    </search>
  );
}
