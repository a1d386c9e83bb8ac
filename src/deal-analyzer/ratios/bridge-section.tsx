import { lazy, memo, Suspense, useId, useState } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { type BridgeStep, bridgeOf } from "../../calculators/deal/ratios/bridge.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { importOrReload } from "../../start/import-or-reload.browser.ts";
import { Button } from "../../ui/button.tsx";

const BridgeChart = lazy(() => importOrReload(() => import("./bridge-chart.tsx")));

interface BridgeSectionProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["bridge"];
}

/** The steps from the lender's number to the owner's, line by line, or as a chart on demand. */
export const BridgeSection = memo(function BridgeSection({ deal, content }: BridgeSectionProps) {
  const [isChartOpen, setIsChartOpen] = useState(false);
  const id = useId();
  // Omit changes of 0, such as no dues.
  const steps = bridgeOf(deal).filter(({ kind, amount }) => kind !== "change" || amount !== 0);
  return (
    <section aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`}>{content.heading}</h2>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      <div className={isChartOpen ? "grid items-start gap-x-12 gap-y-8 lg:grid-cols-2" : "max-w-[44rem]"}>
        <table className="w-full border-collapse text-[0.97rem]">
          <caption className="sr-only">{content.heading}, in dollars a month</caption>
          <tbody>
            {steps.map((step) => (
              <BridgeRow key={step.id} step={step} />
            ))}
          </tbody>
        </table>
        <div className={`scripting-none:hidden ${isChartOpen ? "" : "mt-5"}`}>
          <Button
            look="quiet"
            aria-expanded={isChartOpen}
            aria-controls={`${id}-chart`}
            onClick={() => setIsChartOpen(!isChartOpen)}
          >
            {isChartOpen ? "Hide Chart" : "Show as a Chart"}
          </Button>
          <div id={`${id}-chart`}>
            {isChartOpen && (
              <Suspense fallback={<p className="mt-6 text-ink-soft">Loading the chart...</p>}>
                <BridgeChart steps={steps} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </section>
  );
});

function BridgeRow({ step: { label, amount, kind, note } }: { readonly step: BridgeStep }) {
  const isReached = kind === "subtotal" || kind === "total";
  return (
    <tr className={`border-t ${isReached ? "border-edge bg-sheet font-semibold" : "border-rule"}`}>
      <th scope="row" className={`py-1.5 pr-3 text-left ${isReached ? "font-semibold" : "font-normal"}`}>
        {label}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </th>
      <td className={`py-1.5 text-right align-top ${isReached && amount < 0 ? "text-poor" : ""}`}>
        {formatUsdExact(amount)}
      </td>
    </tr>
  );
}
