import { Button } from "../../src/ui/button.tsx";
import { MomentText, TouchLink } from "../frame/parts.tsx";
import type { DeliveryGroupName } from "./deliveries-address.ts";
import type { DeliveriesView, DeliveryGroup, DeliveryRow } from "./read-deliveries.server.ts";

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

function RetryAll({ view: { groups, only, maxCount } }: { readonly view: DeliveriesView }) {
  const counts = groups.filter(({ name }) => name !== "waiting").map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (only !== undefined || total === 0) return null;
  const shown = counts.some((count) => count >= maxCount) ? "" : ` ${total}`;
  return (
    <form method="post" action="/deliveries/retry">
      <input type="hidden" name="all" value="yes" />
      <Button type="submit">{total === 1 ? "Retry it now" : `Retry all${shown} now`}</Button>
    </form>
  );
}

function Group({ group, view }: { readonly group: DeliveryGroup; readonly view: DeliveriesView }) {
  const { name, count, rows, more } = group;
  const { title, text } = WORDS[name];
  const shown = count >= view.maxCount ? `more than ${view.maxCount - 1}` : String(count);
  return (
    <section className="mt-9" aria-labelledby={name}>
      <h2 id={name}>
        {title} <span className="font-sans text-base font-normal text-ink-soft">{shown}</span>
      </h2>
      <p className="mt-1 max-w-[40rem] text-sm text-ink-soft">{text}</p>
      {rows.length === 0 && <p className="py-6">There are no more of these.</p>}
      <ul className="mt-4 border-t border-rule">
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

interface DeliveryItemProps {
  readonly row: DeliveryRow;
  readonly group: DeliveryGroupName;
  /** The group that the page shows alone, to come back to. */
  readonly only: DeliveryGroupName | undefined;
}

function DeliveryItem({ row, group, only }: DeliveryItemProps) {
  return (
    <li className="border-b border-rule py-4 sm:flex sm:items-start sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          {row.name}
          <Subject lead={row.lead} />
        </h3>
        <p className="text-sm text-ink-soft">
          <State row={row} group={group} />
        </p>
        {row.failure && <Failure failure={row.failure} isFinal={group === "given-up"} />}
      </div>
      {group !== "waiting" && (
        <div className="mt-3 flex shrink-0 items-center gap-5 sm:mt-0 sm:flex-col sm:items-stretch sm:gap-1">
          <Decision action="/deliveries/retry" label="Retry" look="quiet" row={row} only={only} />
          {group === "given-up" && (
            <Decision action="/deliveries/discard" label="Discard" look="plain" row={row} only={only} />
          )}
        </div>
      )}
    </li>
  );
}

function Subject({ lead }: Pick<DeliveryRow, "lead">) {
  if (lead === undefined) return null;
  if (lead === "deleted") return <span className="font-normal text-ink-soft"> (the lead was deleted)</span>;
  return (
    <>
      {", lead "}
      <a href={`/leads/${lead.reference}`} className="link whitespace-nowrap">
        {lead.reference}
      </a>
    </>
  );
}

function State({ row: { tries, since, when }, group }: Pick<DeliveryItemProps, "row" | "group">) {
  const times = `${tries} ${tries === 1 ? "try" : "tries"}`;
  if (when === "now") return <>Being sent right now ({times})</>;
  if (group === "waiting") {
    return (
      <>
        Not tried yet, due <MomentText moment={when} />
      </>
    );
  }
  return (
    <>
      {group === "given-up" ? "Given up " : "Next try "}
      <MomentText moment={when} />, after {times} since <MomentText moment={since} />
    </>
  );
}

interface FailureProps {
  readonly failure: NonNullable<DeliveryRow["failure"]>;
  readonly isFinal: boolean;
}

function Failure({ failure: { meaning, remedy, recorded }, isFinal }: FailureProps) {
  return (
    <>
      <p className={`mt-2 max-w-[38rem] ${isFinal ? "text-poor" : "text-marginal"}`}>{meaning}</p>
      <p className="max-w-[38rem]">{remedy}</p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4 sm:min-h-8">
          Technical text
        </summary>
        <p className="max-w-[38rem] pb-1 wrap-anywhere">{recorded}</p>
      </details>
    </>
  );
}

interface DecisionProps extends Pick<DeliveryItemProps, "row" | "only"> {
  readonly action: string;
  readonly label: string;
  readonly look: "quiet" | "plain";
}

function Decision({ action, label, look, row, only }: DecisionProps) {
  const subject = typeof row.lead === "object" ? `${row.name}, lead ${row.lead.reference}` : row.name;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={row.id} />
      {only && <input type="hidden" name="group" value={only} />}
      <Button
        type="submit"
        look={look}
        className={look === "quiet" ? "w-full px-4" : "w-full justify-center"}
      >
        {label}
        <span className="sr-only"> {subject}</span>
      </Button>
    </form>
  );
}
