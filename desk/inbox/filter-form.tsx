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
  { name: "stuck", label: "Waits too long" },
] as const;

/** Which of them each list has: whoever waits is new, the columns of the board are the statuses, and what is due is planned. */
const MISSING: Readonly<Record<ListKind, readonly string[]>> = {
  all: [],
  waiting: ["status", "stuck"],
  board: ["status", "stuck"],
  due: SELECTS.map(({ name }) => name).filter((name) => name !== "owner"),
};
type ListKind = InboxFilters["view"] | "board";

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
  /** Nothing is wrong with the filters, of which a search has none. */
  const isAboutList = filters.search !== "" || filters.view === "due";
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
        <details open={!isAboutList && problem !== undefined}>
          <summary className="w-fit py-2 text-[0.94rem] font-semibold text-brand">
            {set === 0 ? "Filters" : `Filters (${set})`}
          </summary>
          {!isAboutList && <Problem text={problem} className="mb-3" />}
          {/* Where the columns have headings, these sort: the field only keeps the order. */}
          {filters.view !== "due" && (
            <div className="pb-3 lg:hidden">
              <SelectField name="sort" label="Order" defaultValue={filters.sort}>
                <Options values={listOrders(filters)} />
              </SelectField>
            </div>
          )}
          <FilterFields view={view} list={filters.view} />
        </details>
      </form>
    </search>
  );
}

interface FilterFieldsProps {
  readonly view: FilterFormView;
  readonly list: ListKind;
}

export function FilterFields({ view: { filters, choices }, list }: FilterFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 pb-2 md:grid-cols-4">
        {SELECTS.filter(({ name }) => !MISSING[list].includes(name)).map(({ name, label }) => (
          <SelectField key={name} name={name} label={label} defaultValue={filters[name]}>
            <Options empty="All" values={choices[name]} />
          </SelectField>
        ))}
        {list !== "due" &&
          (["from", "to"] as const).map((name) => (
            <div key={name} className="max-sm:col-span-2">
              <TextField
                type="date"
                name={name}
                label={name === "from" ? "From" : "To"}
                defaultValue={filters[name]}
              />
            </div>
          ))}
      </div>
      <Button type="submit" look="quiet" className="my-2">
        Filter
      </Button>
    </>
  );
}
