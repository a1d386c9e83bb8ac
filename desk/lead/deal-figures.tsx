import type { LeadView } from "./read-lead.server.ts";

/** The three numbers by which lenders sort deals. */
export function DealFigures({ deal }: Pick<LeadView, "deal">) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
      {deal.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-brand pl-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-serif text-lg font-semibold sm:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
