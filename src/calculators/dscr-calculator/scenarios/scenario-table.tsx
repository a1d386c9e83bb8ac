import { memo } from "react";
import { formatUsd } from "../../../dscr/money.ts";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { LoadedInView } from "../../../ui/loaded-in-view.tsx";
import { describeResult } from "../../reports/result-report.ts";
import type { ComparedScenario } from "./scenario-comparison.ts";
import { TrendText } from "./trend-text.tsx";

const loadChart = () => import("./scenario-chart.tsx");

const columns: readonly [Column<ComparedScenario>, ...Column<ComparedScenario>[]] = [
  { heading: "Scenario", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { heading: "Rent", isNumeric: true, cell: ({ result }) => formatUsd(result.monthlyRent) },
  { heading: "Expenses", isNumeric: true, cell: ({ result }) => formatUsd(result.monthlyExpenses) },
  { heading: "Debt service", isNumeric: true, cell: ({ result }) => formatUsd(result.monthlyDebtService) },
  { heading: "NOI", isNumeric: true, cell: ({ result }) => formatUsd(result.netOperatingIncome) },
  {
    heading: "DSCR",
    isNumeric: true,
    cell: ({ ratio, isStale }) => (
      <span>
        <strong>{ratio}</strong>
        {isStale && <span className="block text-sm text-marginal">inputs changed since</span>}
      </span>
    ),
  },
  { heading: "Status", isNumeric: true, cell: ({ result }) => describeResult(result).badge },
  {
    heading: "Against base",
    isNumeric: true,
    cell: ({ trend }) => (trend ? <TrendText trend={trend} /> : "–"),
  },
];

/** Side-by-side figures and a chart of the ratios, from the second result on. */
export const ScenarioComparison = memo(function ScenarioComparison({
  compared,
}: {
  readonly compared: readonly ComparedScenario[];
}) {
  if (compared.length < 2) return null;
  // Pixels: a line for the marks, then a name and a bar for each scenario.
  const height = 22 + compared.length * 52;
  return (
    <section
      aria-labelledby="comparison"
      // Long with many scenarios and mostly off screen, so skip painting it there.
      className="mt-10 [contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]"
    >
      <h3 id="comparison" className="mb-4">
        Comparison
      </h3>
      <LoadedInView name="chart" room={height} load={loadChart}>
        {(ScenarioChart) => <ScenarioChart compared={compared} height={height} />}
      </LoadedInView>
      <div className="mt-6">
        <ScenarioTable compared={compared} />
      </div>
    </section>
  );
});

export function ScenarioTable({ compared }: { readonly compared: readonly ComparedScenario[] }) {
  return (
    <DataTable
      caption="Comparison of the scenarios"
      columns={columns}
      rows={compared}
      rowKey={({ id }) => id}
    />
  );
}
