import { LEAST_SLOTS } from "./chart-bars.ts";

/** Which weeks are drawn, below the drawing. */
export function WeekEnds({ weeks }: { readonly weeks: readonly { readonly name: string }[] }) {
  const [first, last] = [weeks[0]?.name, weeks.at(-1)?.name];
  // The weeks do not reach the right edge.
  if (weeks.length < LEAST_SLOTS) {
    return (
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {first === last ? first : `${first} to ${last}`}
      </p>
    );
  }
  return (
    <p className="mt-1 flex justify-between text-sm text-ink-soft tabular-nums">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  );
}
