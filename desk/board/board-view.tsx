import type { LeadStatus } from "../../src/leads/records/lead-record.ts";
import { Problem, PromiseClockText, TouchLink } from "../frame/parts.tsx";
import { UndoBar } from "../inbox/bulk-bar.tsx";
import { FilterFields } from "../inbox/filter-form.tsx";
import { cardAnchor, countFilters } from "../inbox/inbox-address.ts";
import type { BoardCard, BoardColumn, BoardView } from "./read-board.server.ts";

export function BoardPage({ view }: { readonly view: BoardView }) {
  const { columns, filters, problem } = view;
  const set = countFilters(filters);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-8">
        <h1>Board</h1>
        <TouchLink href={view.list}>List</TouchLink>
        <search className="min-w-0 flex-1">
          <form method="get" action="/board">
            <details open={problem !== undefined}>
              <summary className="w-fit py-2 text-[0.94rem] font-semibold text-brand">
                {set === 0 ? "Filters" : `Filters (${set})`}
              </summary>
              <Problem text={problem} className="mb-3" />
              <FilterFields view={view} list="board" />
            </details>
          </form>
        </search>
      </div>
      <UndoBar view={view} />
      <div className="board" data-board="">
        {columns.map((column, index) => (
          <Column
            key={column.status}
            column={column}
            back={view.address}
            before={columns[index - 1]?.status}
            after={columns[index + 1]?.status}
          />
        ))}
      </div>
      <p className="mt-4 max-w-[62ch] text-sm text-ink-soft">
        A referral needs a lender and a closing an amount: moving a lead there opens its page.
      </p>
    </>
  );
}

interface ColumnProps {
  readonly column: BoardColumn;
  readonly back: string;
  readonly before: LeadStatus | undefined;
  readonly after: LeadStatus | undefined;
}

function Column({ column: { status, count, loans, cards, list }, back, before, after }: ColumnProps) {
  const id = `column-${status}`;
  return (
    <section aria-labelledby={id} data-column={status} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 border-b-2 border-edge pb-1">
        <h2 id={id} className="font-sans text-[0.94rem] first-letter:uppercase">
          {status} <span className="font-normal text-ink-soft">{count}</span>
        </h2>
        {loans !== "" && (
          <p className="text-sm text-ink-soft">
            <span className="sr-only">loans of </span>
            {loans}
          </p>
        )}
      </div>
      {count === 0 && <p className="py-3 text-sm text-ink-soft">Nobody.</p>}
      <ul>
        {cards.map((card) => (
          <Card key={card.reference} card={card} back={back} before={before} after={after} />
        ))}
      </ul>
      {count > cards.length && <TouchLink href={list}>All {count}</TouchLink>}
    </section>
  );
}

interface CardProps extends Pick<ColumnProps, "back" | "before" | "after"> {
  readonly card: BoardCard;
}

function Card({ card, back, before, after }: CardProps) {
  const { reference, name, ratio, loan, state, owner, clock, isSuspected, otherLeads } = card;
  const facts = [ratio, loan, state, owner].filter(Boolean).join(" · ");
  return (
    <li className="board-card" data-keys-of-row="" data-card={reference} data-status={card.status} draggable>
      <a
        href={`/leads/${reference}`}
        id={cardAnchor(reference)}
        data-row=""
        draggable={false}
        // Scrolls no further than it must: what the notice says stays in sight.
        className="scroll-mt-[70vh] font-semibold text-ink wrap-anywhere"
      >
        {name}
      </a>
      {facts !== "" && <p className="text-ink-soft">{facts}</p>}
      {clock && <PromiseClockText clock={clock} isShort />}
      {isSuspected && <p className="text-marginal">suspected</p>}
      {otherLeads > 0 && <p className="text-ink-soft">same person: {otherLeads} more</p>}
      <form method="post" action="/leads/act" data-acts="" className="board-moves">
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="lead" value={`${reference}.${card.revision}`} />
        {before && <Move to={before} card={card} rowKey="[" arrow="←" />}
        {after && <Move to={after} card={card} rowKey="]" arrow="→" />}
      </form>
    </li>
  );
}

interface MoveProps {
  readonly to: LeadStatus;
  readonly card: BoardCard;
  readonly rowKey: string;
  readonly arrow: string;
}

const NEEDS_MORE: Partial<Record<LeadStatus, string>> = { referred: "#referral", closed: "#closing" };

const moveLook =
  "inline-flex min-h-9 items-center text-sm font-semibold text-brand no-underline hover:underline pointer-coarse:min-h-11";

function Move({ to, card: { reference, name }, rowKey, arrow }: MoveProps) {
  const text = rowKey === "[" ? `${arrow} ${to}` : `${to} ${arrow}`;
  const label = `Move ${name} to ${to}`;
  const section = NEEDS_MORE[to];
  if (section !== undefined) {
    return (
      <a href={`/leads/${reference}${section}`} aria-label={label} data-row-key={rowKey} className={moveLook}>
        {text}
      </a>
    );
  }
  return (
    <button type="submit" name="act" value={to} aria-label={label} data-row-key={rowKey} className={moveLook}>
      {text}
    </button>
  );
}
