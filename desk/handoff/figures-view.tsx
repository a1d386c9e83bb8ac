import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { Problem, TouchLink } from "../frame/parts.tsx";
import { type Column, ReportTable } from "../reports/report-table.tsx";
import type { FigureLine, FiguresView } from "./read-figures-view.server.ts";

const COLUMNS: readonly Column<FigureLine>[] = [
  { title: "Offered", read: ({ offered }) => offered },
  { title: "Answered", read: ({ answered }) => answered },
  { title: "Median", read: ({ median }) => median },
  { title: "Yes", read: ({ yes }) => yes },
  { title: "Needs more", read: ({ needsMore }) => needsMore },
  { title: "No", read: ({ no }) => no },
  { title: "Released", read: ({ released }) => released },
  { title: "Funded", read: ({ funded }) => funded },
  { title: "Amount", read: ({ amount }) => amount },
  { title: "Due", read: ({ due }) => due },
  { title: "Paid", read: ({ paid }) => paid },
];

export function FiguresPage({ view }: { readonly view: FiguresView }) {
  const { from, to, problem, lenders, months, total, reasons, file } = view;
  return (
    <>
      <h1>Reports by lender</h1>
      <TouchLink href="/handoffs">Back to the hand-offs</TouchLink>
      <form
        method="get"
        action="/handoffs/figures"
        className="mt-3 grid grid-cols-2 items-end max-sm:[&_input]:px-2 gap-x-4 gap-y-3 sm:grid-cols-[10rem_10rem_auto] sm:justify-start print:hidden"
      >
        <TextField type="date" name="from" label="From" defaultValue={from} />
        <TextField type="date" name="to" label="To" defaultValue={to} />
        <Button type="submit" look="quiet">
          Show
        </Button>
      </form>
      {problem ? (
        <Problem text={problem} className="mt-6" />
      ) : lenders.length === 0 ? (
        <p className="py-10 font-serif text-xl">No lender got a deal in this period.</p>
      ) : (
        <>
          <section aria-labelledby="by-lender" className="mt-8">
            <h2 id="by-lender">By lender</h2>
            <ReportTable
              label="Figures by lender"
              first="Lender"
              columns={COLUMNS}
              lines={lenders}
              total={total}
            />
          </section>
          <section aria-labelledby="reasons" className="mt-10">
            <h2 id="reasons">Why they said no</h2>
            {reasons.length === 0 && <p className="mt-2">Nobody said no.</p>}
            <ul className="mt-3 max-w-[44rem] border-t border-rule empty:hidden">
              {reasons.map(({ name, count, lenders: who }) => (
                <li
                  key={name}
                  className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 border-b border-rule py-2.5"
                >
                  <span className="text-right font-serif text-xl tabular-nums">{count}</span>
                  <span>
                    {name} <span className="text-ink-soft">{who.join(", ")}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="by-month" className="mt-10">
            <h2 id="by-month">By month</h2>
            <ReportTable
              label="Figures by month"
              first="Month"
              columns={COLUMNS}
              lines={months}
              total={total}
            />
          </section>
          <p className="mt-4 print:hidden">
            <TouchLink href={file} isBold>
              Download as CSV
            </TouchLink>
          </p>
        </>
      )}
      <p className="mt-8 max-w-[44rem] text-[0.94rem] text-ink-soft">
        Each step counts on its own day: a deal of March that is funded in June stands in both months. What
        was taken back does not count. The median is the time from the offer to the answer, nights and
        weekends included. Due and paid are commissions by the day on which they were recorded. Of deleted
        people, only funded loans with a commission and the commissions remain.
      </p>
    </>
  );
}
