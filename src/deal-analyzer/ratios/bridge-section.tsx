import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { type BridgeStep, bridgeOf } from "../../calculators/deal/ratios/bridge.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsdExact } from "../../dscr/money.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";

const loadChart = () => import("./bridge-chart.tsx");

/** In pixels: on a narrow screen, where the chart stands under the table. */
const CHART_ROW = 44;

interface BridgeSectionProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["bridge"];
}

/** The steps from the lender's number to the owner's, line by line and as a chart. */
export const BridgeSection = memo(function BridgeSection({ deal, content }: BridgeSectionProps) {
  // Omit changes of 0, such as no dues.
  const steps = bridgeOf(deal).filter(({ kind, amount }) => kind !== "change" || amount !== 0);
  return (
    <ToolSection id="bridge" heading={content.heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <table className="w-full border-collapse text-[0.97rem]">
          <caption className="sr-only">{content.heading}, in dollars a month</caption>
          <tbody>
            {steps.map((step) => (
              <BridgeRow key={step.id} step={step} />
            ))}
          </tbody>
        </table>
        <LoadedInView name="chart" room={steps.length * CHART_ROW} load={loadChart}>
          {(BridgeChart) => <BridgeChart steps={steps} />}
        </LoadedInView>
      </div>
    </ToolSection>
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
