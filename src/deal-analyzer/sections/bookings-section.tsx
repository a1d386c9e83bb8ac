import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { type Deal, hasUse } from "../../calculators/deal/deal.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnalyzerFacts } from "../deal-analyzer-catalog.server.ts";

const loadPanel = () => import("./bookings-panel.tsx");

interface BookingsSectionProps {
  readonly deal: Deal;
  readonly lenders: AnalyzerFacts["lenders"];
  readonly content: DealAnalyzerContent["bookings"];
}

/** Only for a house that is rented by the night. */
export function BookingsSection({ deal, lenders, content }: BookingsSectionProps) {
  if (!hasUse(deal, "short-term")) return null;
  return (
    <ToolSection id="bookings" heading={content.heading} text={content.text}>
      <LoadedInView name="year of bookings" room="min-h-[52rem]" load={loadPanel}>
        {(BookingsPanel) => <BookingsPanel deal={deal} lenders={lenders} content={content} />}
      </LoadedInView>
    </ToolSection>
  );
}
