import type { ComparedScenario } from "./scenario-comparison.ts";

const arrows = {
  up: { sign: "▲", color: "text-good" },
  down: { sign: "▼", color: "text-poor" },
  flat: { sign: "→", color: "text-ink-soft" },
};

/** An arrow next to words that say the same. */
export function TrendText({ trend }: { readonly trend: NonNullable<ComparedScenario["trend"]> }) {
  const { sign, color } = arrows[trend.direction];
  return (
    <span>
      <span aria-hidden="true" className={color}>
        {sign}
      </span>{" "}
      {trend.text}
    </span>
  );
}
