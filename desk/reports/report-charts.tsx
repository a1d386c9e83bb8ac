import { type Bar, type BarKind, stepOf } from "./chart-bars.ts";
import { WeekEnds } from "./week-ends.tsx";

/** Lightness tells them apart as well as color. */
const FILLS: Readonly<Record<BarKind, string>> = {
  "in time": "fill-brand",
  late: "fill-(--poor-gauge)",
  waiting: "fill-edge",
  funded: "fill-brand",
  offered: "fill-brand/60",
  contacted: "fill-brand/30",
  open: "fill-(--rule)",
};

/** Columns from left to right. Stretched to the width of the page, so its texts are beside the drawing. */
export function WeekChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ leads }) => leads));
  const step = stepOf(bars.length);
  return (
    <figure className="mt-6">
      <p className="text-sm text-ink-soft tabular-nums">{countLeads(most)} in the best week</p>
      <svg
        role="img"
        aria-label={`Leads by week: ${describe(bars)}.`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="mt-1 block h-44 w-full border-b border-edge"
      >
        {bars.map(({ name, parts }, position) =>
          parts.map(({ kind, start, length }) => (
            <rect
              key={`${name} ${kind}`}
              x={position * step + step * 0.12}
              width={step * 0.76}
              y={100 - start - length}
              height={length}
              className={FILLS[kind]}
            />
          )),
        )}
      </svg>
      <WeekEnds weeks={bars} />
      <Legend kinds={["in time", "late", "waiting"]} />
    </figure>
  );
}

/** A bar for each, with its name and number. */
export function GroupChart({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <figure className="mt-6">
      <ul className="grid gap-2">
        {bars.map(({ name, leads, parts }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[14rem_1fr_3rem]"
          >
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
            <span className="text-right tabular-nums sm:order-last">{leads}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-4 w-full max-sm:col-span-2"
            >
              {parts.map(({ kind, start, length }) => (
                <rect key={kind} x={start} width={length} y="0" height="1" className={FILLS[kind]} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <Legend kinds={["funded", "offered", "contacted", "open"]} />
    </figure>
  );
}

function Legend({ kinds }: { readonly kinds: readonly BarKind[] }) {
  return (
    <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {kinds.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 1 1" className="size-3">
            <rect width="1" height="1" className={FILLS[kind]} />
          </svg>
          {LEGEND[kind]}
        </span>
      ))}
    </figcaption>
  );
}

const LEGEND: Readonly<Record<BarKind, string>> = {
  "in time": "answered in time",
  late: "late",
  waiting: "still time to answer",
  funded: "funded",
  offered: "offered to lenders",
  contacted: "contacted",
  open: "not yet contacted",
};

function describe(bars: readonly Bar[]): string {
  return bars.map(({ name, leads }) => `${name}: ${leads}`).join(", ");
}

function countLeads(count: number): string {
  return `${count} ${count === 1 ? "lead" : "leads"}`;
}
