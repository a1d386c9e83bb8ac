import type { PromiseClock } from "./moment.ts";

/** The text of a late clock says "late" itself. */
const looks = {
  "in time": { color: "text-good", label: "In time: " },
  soon: { color: "text-marginal", label: "Due soon: " },
  late: { color: "text-poor", label: "" },
} as const satisfies Record<PromiseClock["state"], { color: string; label: string }>;

/** How much of the promised time is left, in a color and in words. */
export function PromiseClockText({ clock }: { readonly clock: PromiseClock }) {
  const { color, label } = looks[clock.state];
  return (
    <span className={`flex items-baseline gap-2 font-semibold ${color}`}>
      <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-current" />
      <time dateTime={clock.deadline.iso} className="inline-block text-balance first-letter:uppercase">
        {`${label}${clock.text}`}
      </time>
    </span>
  );
}
