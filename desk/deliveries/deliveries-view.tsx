import { Button } from "../../src/ui/button.tsx";
import { TouchLink } from "../frame/parts.tsx";
import { CauseCard } from "./cause-card.tsx";
import type { DeliveryGroupName } from "./deliveries-address.ts";
import { DeliveryItem } from "./delivery-item.tsx";
import type { DeliveriesView, DeliveryGroup } from "./read-deliveries.server.ts";

const WORDS: Readonly<Record<DeliveryGroupName, { readonly title: string; readonly text: string }>> = {
  "given-up": {
    title: "Given up",
    text: "The site does not try these any more. Fix the cause, then retry. The leads themselves are safe in the inbox.",
  },
  failed: {
    title: "Failed, will be tried again",
    text: "The site tries again by itself for three days, with longer and longer pauses.",
  },
  waiting: { title: "Waiting", text: "These have not been tried yet, or are being sent right now." },
};

export function DeliveriesPage({ view }: { readonly view: DeliveriesView }) {
  const { groups, only } = view;
  const filled = groups.filter(({ count }) => count > 0);
  return (
    <div className="max-w-[60rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>Deliveries</h1>
        <RetryAll view={view} />
      </div>
      <p className="mt-2 max-w-[40rem] text-ink-soft">
        Mails and webhooks that have not reached anybody yet. What arrived is in the timeline of its lead.
      </p>
      {only && (
        <p className="mt-3">
          <TouchLink href="/deliveries">All deliveries</TouchLink>
        </p>
      )}
      {filled.length === 0 && (
        <p className="py-10 font-serif text-xl">Nothing waits. Everything was delivered.</p>
      )}
      {filled.map((group) => (
        <Group key={group.name} group={group} view={view} />
      ))}
    </div>
  );
}

/** A single cause has this button itself. */
function RetryAll({ view: { groups, only, maxCount } }: { readonly view: DeliveriesView }) {
  const counts = groups.filter(({ name }) => name !== "waiting").map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (only !== undefined || groups.flatMap(({ causes }) => causes).length < 2) return null;
  const shown = counts.some((count) => count >= maxCount) ? "" : ` ${total}`;
  return (
    <form method="post" action="/deliveries/retry">
      <input type="hidden" name="all" value="yes" />
      <Button type="submit">{`Retry all${shown} now`}</Button>
    </form>
  );
}

function Group({ group, view }: { readonly group: DeliveryGroup; readonly view: DeliveriesView }) {
  const { name, count, causes, rows, more } = group;
  const { title, text } = WORDS[name];
  const shown = count >= view.maxCount ? `more than ${view.maxCount - 1}` : String(count);
  return (
    <section className="mt-9" aria-labelledby={name}>
      <h2 id={name}>
        {title} <span className="font-sans text-base font-normal text-ink-soft">{shown}</span>
      </h2>
      <p className="mt-1 max-w-[40rem] text-sm text-ink-soft">{text}</p>
      {rows.length + causes.length === 0 && <p className="py-6">There are no more of these.</p>}
      <ul className="mt-4 border-t border-rule">
        {causes.map((cause) => (
          <CauseCard key={cause.key} cause={cause} group={name} view={view} />
        ))}
        {rows.map((row) => (
          <DeliveryItem key={row.id} row={row} group={name} only={view.only} />
        ))}
      </ul>
      {more && (
        <p className="mt-3">
          <TouchLink href={more} isBold>
            {view.only
              ? "Next page"
              : `Show the ${count >= view.maxCount ? "" : `${count - rows.length} `}others`}
          </TouchLink>
        </p>
      )}
    </section>
  );
}
