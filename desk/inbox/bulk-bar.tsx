import { Button } from "../../src/ui/button.tsx";
import { Options } from "../frame/parts.tsx";
import { OWNER_ME, OWNER_NOBODY } from "./inbox-address.ts";
import type { InboxView } from "./read-inbox.server.ts";

const ACTS = [
  { act: "contacted", label: "Contacted", shortcut: "c" },
  { act: "declined", label: "Declined" },
  { act: "new", label: "New" },
  { act: "spam", label: "Spam", shortcut: "!" },
] as const;

/** What can be done with the selected leads. It is there as soon as one is selected, by the stylesheet alone. */
export function BulkBar({ colleagues }: { readonly colleagues: InboxView["choices"]["colleagues"] }) {
  return (
    <fieldset className="bulk-bar">
      <legend className="sr-only">With the selected leads</legend>
      <output data-picked="" className="font-semibold empty:hidden" />
      <Button look="plain" data-pick-all="" data-shortcut="a" hidden className="text-sm!">
        All on this page
      </Button>
      <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:gap-1">
        {ACTS.map(({ act, label, ...rest }) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            look="quiet"
            className="max-sm:text-sm! max-sm:flex-1 px-3! max-sm:px-1.5!"
            data-shortcut={"shortcut" in rest ? rest.shortcut : undefined}
          >
            {label}
          </Button>
        ))}
      </span>
      <span className="flex min-w-0 flex-1 gap-2 sm:flex-none">
        <select
          name="owner"
          aria-label="Owner"
          defaultValue={OWNER_ME}
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-paper px-3 text-base text-ink"
        >
          <Options
            values={[
              { value: OWNER_ME, label: "Me" },
              ...colleagues,
              { value: OWNER_NOBODY, label: "Nobody" },
            ]}
          />
        </select>
        <Button
          type="submit"
          name="act"
          value="assign"
          look="quiet"
          className="max-sm:text-sm! px-3! max-sm:px-2.5!"
          data-shortcut="o"
        >
          Assign
        </Button>
      </span>
    </fieldset>
  );
}

/** What was done last to several leads, and the way back. */
export function UndoBar({
  view: { lastAct, address },
}: {
  readonly view: Pick<InboxView, "lastAct" | "address">;
}) {
  if (!lastAct) return null;
  const leads = lastAct.count === 1 ? "1 lead was" : `${lastAct.count} leads were`;
  return (
    <form
      method="post"
      action="/leads/undo"
      className="mb-1 flex items-center gap-x-3 text-sm/tight sm:gap-x-4 sm:text-[0.94rem]"
    >
      <input type="hidden" name="back" value={address} />
      <span className="text-ink-soft">
        {leads} {lastAct.words}.
      </span>
      <Button type="submit" look="plain" data-shortcut="z" className="text-[0.94rem]!">
        Undo
      </Button>
    </form>
  );
}
