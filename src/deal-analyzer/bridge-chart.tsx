import { memo } from "react";
import type { BridgeStep } from "../calculators/deal/bridge.ts";
import { formatUsd } from "../calculators/money.ts";

const ROW = 40;
const BAR = 14;

/** A step is a bar from where the last one ended. A default export because React.lazy asks for one. */
export default memo(function BridgeChart({ steps }: { readonly steps: readonly BridgeStep[] }) {
  const ends = [0, ...steps.map(({ runningTotal }) => runningTotal)];
  const low = Math.min(...ends);
  const span = Math.max(...ends) - low || 1;
  const at = (amount: number) => `${((amount - low) / span) * 100}%`;
  const height = steps.length * ROW;
  return (
    <svg
      role="img"
      aria-label="Waterfall from the qualifying rent to the owner's cash flow. The same figures stand in the table beside it."
      width="100%"
      height={height}
      className="mt-6 block overflow-visible"
    >
      <line x1={at(0)} x2={at(0)} y1={0} y2={height} className="stroke-edge" strokeDasharray="3 4" />
      {steps.map((step, index) => {
        const { from, to } = extentOf(step);
        const y = index * ROW;
        return (
          <g key={step.id}>
            <text x="0" y={y + 14} className="fill-ink text-[0.85rem]">
              {step.label}
            </text>
            <text x="100%" y={y + 14} textAnchor="end" className="fill-ink text-[0.85rem] font-semibold">
              {formatUsd(step.amount)}
            </text>
            <rect
              x={at(Math.min(from, to))}
              y={y + 20}
              width={`${(Math.abs(to - from) / span) * 100}%`}
              height={BAR}
              rx="2"
              className={fillOf(step)}
            />
          </g>
        );
      })}
    </svg>
  );
});

/** Sums stand on zero; changes hang where the sum stood before them. */
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
