import { memo } from "react";
import type { BridgeStep } from "../../calculators/deal/ratios/bridge.ts";
import { formatUsd } from "../../dscr/money.ts";

const ROW = 16;
const BAR = 11;

/**
 * A waterfall chart: each bar starts where the previous one ended. Its rows are lower than those of the table beside it,
 * and share its height. A default export because LoadedInView loads it.
 */
export default memo(function BridgeChart({ steps }: { readonly steps: readonly BridgeStep[] }) {
  const ends = [0, ...steps.map(({ runningTotal }) => runningTotal)];
  const low = Math.min(...ends);
  const span = Math.max(...ends) - low || 1;
  const at = (amount: number) => `${((amount - low) / span) * 100}%`;
  return (
    <div
      role="img"
      aria-label="Waterfall from the qualifying rent to the owner's cash flow. The same figures stand in the table beside it."
      className="grid content-between text-[0.88rem]"
    >
      {steps.map((step) => {
        const { from, to } = extentOf(step);
        return (
          <div key={step.id}>
            {/* HTML text, not SVG text, so that a long name wraps beside its amount. */}
            <p className="flex items-end justify-between gap-4 leading-snug">
              <span>{step.label}</span>
              <span className="font-semibold">{formatUsd(step.amount)}</span>
            </p>
            <svg aria-hidden="true" width="100%" height={ROW} className="block overflow-visible">
              <line x1={at(0)} x2={at(0)} y1={0} y2={ROW} className="stroke-edge" strokeDasharray="3 4" />
              <rect
                x={at(Math.min(from, to))}
                y={2}
                width={`${(Math.abs(to - from) / span) * 100}%`}
                height={BAR}
                rx="2"
                className={fillOf(step)}
              />
            </svg>
          </div>
        );
      })}
    </div>
  );
});

/** Totals start at zero; changes start at the previous total. */
function extentOf({ kind, amount, runningTotal }: BridgeStep): {
  readonly from: number;
  readonly to: number;
} {
  return kind === "change"
    ? { from: runningTotal - amount, to: runningTotal }
    : { from: 0, to: runningTotal };
}

function fillOf({ kind, amount }: BridgeStep): string {
  if (kind === "change") return amount < 0 ? "fill-marginal" : "fill-good";
  return amount < 0 ? "fill-poor" : "fill-brand";
}
