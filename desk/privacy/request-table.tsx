import { REQUEST_WORDS } from "../../src/leads/privacy/requests/data-request.ts";
import { EmailText, MomentText, PromiseClockText } from "../frame/parts.tsx";
import type { ListedRequest } from "./read-privacy.server.ts";

interface RequestTableProps {
  readonly caption: string;
  readonly rows: readonly ListedRequest[];
}

/** A table on wide screens, cards on narrow ones, as in the inbox. */
export function RequestTable({ caption, rows }: RequestTableProps) {
  return (
    <table className="inbox-table request-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[30%]">
            Request
          </th>
          <th scope="col" className="w-[34%]">
            Whose
          </th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.reference}>
            <th scope="row">
              <a
                href={`/privacy/${row.reference}`}
                data-row=""
                className="inline-block py-2.5 font-serif text-lg leading-tight font-semibold text-brand underline decoration-1 underline-offset-4 first-letter:uppercase hover:decoration-2 lg:py-0"
              >
                {REQUEST_WORDS[row.kind].name}
              </a>
              <span className="block text-sm whitespace-nowrap text-ink-soft">{row.reference}</span>
            </th>
            <td>
              <EmailText address={row.who} />
              <span className="block text-sm text-ink-soft">
                by {row.channel}, <MomentText moment={row.asked} />
              </span>
            </td>
            <td>
              <AnswerState row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AnswerState({ row: { clock, answered } }: { readonly row: ListedRequest }) {
  if (clock) {
    return (
      <>
        <PromiseClockText clock={clock} />
        <span className="block text-sm text-ink-soft">
          by <MomentText moment={clock.deadline} />
        </span>
      </>
    );
  }
  if (!answered) return null;
  return (
    <>
      <span className="font-semibold">{answered.outcome}</span>
      <span className="block text-sm text-ink-soft">
        <MomentText moment={answered.when} />
      </span>
    </>
  );
}
