import { memo } from "react";
import type { HoldExit } from "../../calculators/hold/hold-exits.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { DRAWN_RETURNS, YearPanel } from "./year-panel.tsx";

/** Equity and return by the year of the sale. A default export because LoadedInView loads it. */
export default memo(function ReturnsChart({ projection }: { readonly projection: HoldProjection }) {
  const { low, expected, high } = projection;
  const equities = expected.years.map(({ year, equity }, index) => ({
    year,
    value: equity,
    low: low.years[index]?.equity ?? equity,
    high: high.years[index]?.equity ?? equity,
  }));
  const returns = expected.exits.map((exit, index) => ({
    year: exit.year,
    value: percentOf(exit),
    low: percentOf(low.exits[index]),
    high: percentOf(high.exits[index]),
  }));
  return (
    <div className="grid content-start gap-y-6">
      <YearPanel title="Equity at the end of the year" columns={equities} format={formatUsd} />
      <YearPanel
        title="Return a year if sold then, before tax"
        columns={returns}
        format={formatPercent}
        range={DRAWN_RETURNS}
      />
    </div>
  );
});

/** Null if there is none, or several. */
function percentOf(exit: HoldExit | undefined): number | null {
  return exit?.internalRate.kind === "one" ? exit.internalRate.percent : null;
}
