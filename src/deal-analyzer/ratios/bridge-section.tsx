import { type BridgeStep, bridgeOf } from "../../calculators/deal/ratios/bridge.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd, formatUsdExact } from "../../dscr/money.ts";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";

/** The steps from the lender's number to the owner's, line by line, with a waterfall in the rows. */
export function BridgeSection({ deal, content }: SectionProps) {
  // Omit changes of 0, such as no dues.
  const steps = bridgeOf(deal).filter(({ kind, amount }) => kind !== "change" || amount !== 0);
  const ends = [0, ...steps.map(({ runningTotal }) => runningTotal)];
  const scale = { low: Math.min(...ends), high: Math.max(...ends) };
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <ToolSection
      id="bridge"
      heading={content.heading}
      text={content.text}
      answer={`Of ${formatUsd(first?.amount ?? 0)} of rent a month, ${formatUsd(last?.amount ?? 0)} stays with you.`}
    >
      <table className="w-full max-w-[60rem] border-collapse text-[0.97rem] max-sm:block">
        <caption className="sr-only">{content.heading}, in dollars a month</caption>
        <tbody className="max-sm:block">
          {steps.map((step) => (
            <BridgeRow key={step.id} step={step} scale={scale} />
          ))}
        </tbody>
      </table>
    </ToolSection>
  );
}

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** On a phone the bar stands below its line. */
function BridgeRow({ step, scale }: { readonly step: BridgeStep; readonly scale: Scale }) {
  const { label, amount, kind, note } = step;
  const isReached = kind === "subtotal" || kind === "total";
  return (
    <tr
      className={`border-t max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] ${isReached ? "border-edge bg-sheet font-semibold" : "border-rule"}`}
    >
      <th
        scope="row"
        className={`py-1.5 pr-3 text-left max-sm:pb-0 ${isReached ? "font-semibold" : "font-normal"}`}
      >
        {label}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </th>
      <td className="py-1.5 align-middle max-sm:order-last max-sm:col-span-2 max-sm:pt-0.5 sm:w-2/5">
        <Bar step={step} scale={scale} />
      </td>
      <td
        className={`py-1.5 text-right align-top whitespace-nowrap max-sm:pb-0 sm:w-28 ${isReached && amount < 0 ? "text-poor" : ""}`}
        title={formatUsdExact(amount)}
      >
        {formatUsd(amount)}
      </td>
    </tr>
  );
}

/** A total starts at zero, a change where the line above ended. */
function Bar({
  step: { kind, amount, runningTotal },
  scale: { low, high },
}: Parameters<typeof BridgeRow>[0]) {
  const at = (value: number) => ((value - low) / (high - low || 1)) * 100;
  const from = kind === "change" ? runningTotal - amount : 0;
  return (
    <svg aria-hidden="true" width="100%" height="12" className="block">
      <line x1={`${at(0)}%`} x2={`${at(0)}%`} y1="0" y2="12" className="stroke-edge" strokeDasharray="3 4" />
      <rect
        x={`${at(Math.min(from, runningTotal))}%`}
        y="1"
        width={`${Math.abs(at(runningTotal) - at(from))}%`}
        height="10"
        rx="2"
        className={fillOf(kind, amount)}
      />
    </svg>
  );
}

function fillOf(kind: BridgeStep["kind"], amount: number): string {
  if (kind === "change") return amount < 0 ? "fill-marginal" : "fill-good";
  return amount < 0 ? "fill-poor" : "fill-brand";
}
