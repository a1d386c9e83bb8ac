import {
  formatExactly,
  insuranceBreakEven,
  type Margin,
  marginsInWords,
  safeSideOf,
} from "../../calculators/deal/safety/margin-of-safety.ts";
import { ROUNDED_WORDS } from "../../calculators/deal/safety/margin-words.ts";
import { describeSellerBill } from "../../calculators/deal/safety/seller-bill.ts";
import { ltvLimitOf } from "../../calculators/deal/target/ltv-limit.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { formatSolvedRate, formatSolvedUsd } from "../../dscr/solved-figures.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";

const loadRecord = () => import("./insurance-record.tsx");
const loadHeatMap = () => import("../heat-map/heat-map-panel.tsx");

/** How far each figure can move on its own, and a heat map of two that move together. */
export function SafetySection({ deal, facts, content }: SectionProps) {
  const sellerBill = describeSellerBill(deal);
  const { percent: maxLtv } = ltvLimitOf(deal, facts.belowOneLtv);
  const margins = marginsInWords(deal, maxLtv, ROUNDED_WORDS);
  return (
    <ToolSection
      id="safety"
      heading={content.heading}
      text={content.text}
      answer={margins.find(({ id }) => id === "rent")?.sentence ?? content.text}
    >
      <dl className="border-b border-rule">
        {margins.map((margin) => (
          <MarginRow key={margin.id} margin={margin} />
        ))}
      </dl>
      {sellerBill && <p className="mt-4 max-w-[60ch]">{sellerBill}</p>}
      {deal.county !== "" && (
        <LoadedInView name="insurance record" room="mt-4 min-h-[5.5rem]" load={loadRecord}>
          {(InsuranceRecord) => <InsuranceRecord deal={deal} margin={insuranceBreakEven(deal)} />}
        </LoadedInView>
      )}
      <LoadedInView
        name="heat map"
        room="mt-6 min-h-[50.5rem] sm:min-h-[39.5rem] lg:min-h-[36.5rem]"
        load={loadHeatMap}
      >
        {(HeatMapPanel) => <HeatMapPanel deal={deal} />}
      </LoadedInView>
    </ToolSection>
  );
}

function MarginRow({ margin }: { readonly margin: Margin }) {
  const { id, label, from, to, isReachable, holds, sentence } = margin;
  const isRate = id === "rate";
  const edge = (isRate ? formatSolvedRate : formatSolvedUsd)(to, safeSideOf(id));
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-t border-rule py-3 md:grid-cols-[9rem_14rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd className="text-right whitespace-nowrap md:text-left">
        <span title={formatExactly(id, from)}>{isRate ? formatRate(from) : formatUsd(from)}</span>
        {isReachable && (
          <>
            {" "}
            <span aria-hidden="true">→</span>
            <span className="sr-only">to</span>{" "}
            <strong className="font-semibold" title={formatExactly(id, to)}>
              {edge}
            </strong>
          </>
        )}
      </dd>
      <dd className="col-span-2 text-[0.97rem] md:col-span-1">
        <strong className={`font-semibold ${holds ? "text-good" : "text-poor"}`}>
          <span aria-hidden="true">{holds ? "✓" : "✕"}</span> {holds ? "Holds." : "Misses."}
        </strong>{" "}
        {sentence}
      </dd>
    </div>
  );
}
