import type { LeverUnit } from "../../calculators/deal/target/levers.ts";
import type { LeverSolution } from "../../calculators/deal/target/solve-levers.ts";
import { formatUsd } from "../../dscr/money.ts";

/** `$2,669`, `6.125%`, `10 years`: to the precision of the search, which finds whole dollars and eighths. */
export function formatLever(unit: LeverUnit, value: number): string {
  switch (unit) {
    case "usd":
      return formatUsd(value);
    case "usd-month":
      return `${formatUsd(value)} a month`;
    case "percent":
      return `${Number(value.toFixed(3))}%`;
    case "years":
      return value === 1 ? "1 year" : `${value} years`;
  }
}

/** Names the scenario that a change opens. */
export function changeInWords({
  id,
  label,
  unit,
  to,
}: Pick<LeverSolution, "id" | "label" | "unit" | "to">): string {
  if (id === "interestOnly") return `Interest-only for ${formatLever(unit, to)}`;
  return `${label} ${formatLever(unit, to)}`;
}
