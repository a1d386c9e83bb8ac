import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { boardAddress, inboxAddress, isNarrowed, readInboxAddress } from "./inbox-address.ts";
import type { InboxView } from "./read-inbox.server.ts";

const NAMES = { waiting: "Waiting", due: "Follow-ups due", all: "All" } as const;

/** The lists that everybody has, then one's own. Where they need more than a line, they scroll. */
export function ListTabs({
  view: { filters, due, waiting, address, builtIn, saved },
}: {
  readonly view: InboxView;
}) {
  // A search is in no list: each of them ends it.
  const kept = { ...filters, search: "", sort: "", status: "", stuck: "" };
  const none = readInboxAddress(() => null).filters;
  const named = [...builtIn, ...saved];
  const isList = filters.search === "";
  const current = named.find((list) => list.address === address)?.name ?? (isList && NAMES[filters.view]);
  const tabs = [
    { name: NAMES.waiting, count: countInWords(waiting), href: inboxAddress({ ...kept, view: "waiting" }) },
    {
      name: NAMES.due,
      count: due === 0 ? "" : `${due}`,
      // What is due has no other filter.
      href: inboxAddress({ ...none, view: "due", owner: filters.owner }),
    },
    ...named.map(({ name, address: href }) => ({ name, count: "", href })),
    { name: NAMES.all, count: "", href: inboxAddress({ ...kept, view: "all" }) },
    { name: "Board", count: "", href: boardAddress(filters) },
  ];
  return (
    <nav
      aria-label="Leads"
      className="flex gap-x-5 overflow-x-auto border-b border-rule text-[0.94rem] whitespace-nowrap"
    >
      {tabs.map(({ name, count, href }) => (
        <a
          key={name + href}
          href={href}
          aria-current={name === current ? "page" : undefined}
          className="inline-flex min-h-11 flex-none items-center font-semibold text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--brand)]"
        >
          {count === "" ? name : `${name} (${count})`}
        </a>
      ))}
    </nav>
  );
}

/** Nobody has to answer what a program sent, but it is in the list. */
function countInWords({ people, suspected }: InboxView["waiting"]): string {
  const parts = [people > 0 && `${people}`, suspected > 0 && `${suspected} suspected`];
  return parts.filter(Boolean).join(" + ");
}

/** A list that somebody has narrowed gets a name; one that has a name can be removed. */
export function KeepList({
  view: { filters, address, builtIn, saved, keepProblem },
}: {
  readonly view: InboxView;
}) {
  const known = saved.find((list) => list.address === address);
  if (known) {
    return (
      <form method="post" action={`/lists/${known.id}/remove`}>
        <Button type="submit" look="plain" className="text-[0.94rem]!">
          Remove the list “{known.name}”
        </Button>
      </form>
    );
  }
  // A search may name a person, so it is not kept.
  const isOrdinary =
    filters.search !== "" || filters.view === "due" || !(isNarrowed(filters) || filters.sort);
  if (isOrdinary || builtIn.some((list) => list.address === address)) return null;
  return (
    <details open={keepProblem !== undefined}>
      <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">Keep this list</summary>
      <form method="post" action="/lists" className="flex max-w-[26rem] items-end gap-3">
        <input type="hidden" name="address" value={address} />
        <div className="min-w-0 flex-1">
          <TextField
            name="name"
            label="Name of the list"
            required
            maxLength={30}
            autoComplete="off"
            error={keepProblem?.text}
            defaultValue={keepProblem?.name ?? ""}
          />
        </div>
        <Button type="submit" look="quiet">
          Keep
        </Button>
      </form>
      <p className="mt-1.5 pb-3 text-sm text-ink-soft">
        Do not name a person in it: no deletion reaches the name of a list.
      </p>
    </details>
  );
}
