import { type BridgeStep, bridgeOf } from "../../calculators/deal/ratios/bridge.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsdExact } from "../../dscr/money.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";

const loadChart = () => import("./bridge-chart.tsx");

/** In pixels: on a narrow screen, where the chart stands under the table. */
const CHART_ROW = 44;

/** The steps from the lender's number to the owner's, line by line and as a chart. */
export function BridgeSection({ deal, content }: SectionProps) {
  // Omit changes of 0, such as no dues.
  const steps = bridgeOf(deal).filter(({ kind, amount }) => kind !== "change" || amount !== 0);
  return (
    <ToolSection id="bridge" heading={content.heading} text={content.text}>
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
}

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
