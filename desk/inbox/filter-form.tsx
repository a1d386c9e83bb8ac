import { Button } from "../../src/ui/button.tsx";
import { SelectField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem } from "../frame/parts.tsx";
import { countFilters, type InboxFilters, orderOf } from "./inbox-address.ts";
import type { InboxView } from "./read-inbox.server.ts";

const SELECTS = [
  { name: "status", label: "Status" },
  { name: "owner", label: "Owner" },
  { name: "state", label: "State" },
  { name: "purpose", label: "Purpose" },
  { name: "source", label: "Source" },
  { name: "campaign", label: "Campaign" },
  { name: "suspected", label: "Suspected" },
] as const;

const ORDERS = [
  { value: "received", label: "Oldest first" },
  { value: "-received", label: "Newest first" },
  { value: "-loan", label: "Largest loan first" },
  { value: "-ratio", label: "Highest ratio first" },
  { value: "name", label: "By name" },
  { value: "state", label: "By state" },
  { value: "owner", label: "By owner" },
];

/** The list's own order needs no value in the address; one that only a heading offers stays. */
function listOrders(filters: InboxFilters): typeof ORDERS {
  const { column, isDescending } = orderOf({ ...filters, sort: "" });
  const own = `${isDescending ? "-" : ""}${column}`;
  const offered = ORDERS.map(({ value, label }) => ({ value: value === own ? "" : value, label }));
  if (offered.some(({ value }) => value === filters.sort)) return offered;
  return [{ value: filters.sort, label: "As it is" }, ...offered];
}

type FilterFormView = Pick<InboxView, "filters" | "choices"> & Partial<Pick<InboxView, "problem">>;

/** A GET form: the address of a filtered inbox can be kept as a bookmark. */
export function InboxFilterForm({ view }: { readonly view: FilterFormView }) {
  const { filters, problem } = view;
  const set = countFilters(filters);
  const hasFilters = filters.view !== "due";
  /** Nothing is wrong with the filters, of which a search has none. */
  const isAboutList = filters.search !== "" || !hasFilters;
  return (
    <search className="block min-w-0 flex-1">
      <form method="get" action="/">
        {filters.view !== "waiting" && <input type="hidden" name="view" value={filters.view} />}
        <div className="flex gap-2 sm:gap-3">
          <input
            type="search"
            name="search"
            aria-label="Search names, contacts, references, messages, notes and lenders"
            placeholder="Name, number, note"
            defaultValue={filters.search}
            autoComplete="off"
            data-shortcut="/"
            className="min-h-11 w-full min-w-0 max-w-[26rem] flex-1 rounded-control border border-edge bg-paper px-3 text-base text-ink placeholder:text-ink-soft"
          />
          <Button type="submit" look="quiet" className="px-4!">
            Search
          </Button>
        </div>
        {isAboutList && <Problem text={problem} className="mt-2" />}
        {hasFilters && (
          <details open={!isAboutList && problem !== undefined}>
            <summary className="w-fit py-2 text-[0.94rem] font-semibold text-brand">
              {set === 0 ? "Filters" : `Filters (${set})`}
            </summary>
            {!isAboutList && <Problem text={problem} className="mb-3" />}
            {/* Where the columns have headings, these sort: the field only keeps the order. */}
            <div className="pb-3 lg:hidden">
              <SelectField name="sort" label="Order" defaultValue={filters.sort}>
                <Options values={listOrders(filters)} />
              </SelectField>
            </div>
            <FilterFields view={view} hasStatus={filters.view === "all"} />
          </details>
        )}
      </form>
    </search>
  );
}

interface FilterFieldsProps {
  readonly view: FilterFormView;
  /** Whoever waits is new, and the columns of the board are the statuses: there is nothing to choose. */
  readonly hasStatus: boolean;
}

export function FilterFields({ view: { filters, choices }, hasStatus }: FilterFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 pb-2 md:grid-cols-4">
        {SELECTS.filter(({ name }) => hasStatus || name !== "status").map(({ name, label }) => (
          <SelectField key={name} name={name} label={label} defaultValue={filters[name]}>
            <Options empty="All" values={choices[name]} />
          </SelectField>
        ))}
        <div className="max-sm:col-span-2">
          <TextField type="date" name="from" label="From" defaultValue={filters.from} />
        </div>
        <div className="max-sm:col-span-2">
          <TextField type="date" name="to" label="To" defaultValue={filters.to} />
        </div>
      </div>
      <Button type="submit" look="quiet" className="my-2">
        Filter
      </Button>
    </>
  );
}
