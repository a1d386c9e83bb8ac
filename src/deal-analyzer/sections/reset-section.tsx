import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { describeResets } from "../../calculators/deal/adjustable/reset-text.ts";
import { resetViewOf } from "../../calculators/deal/adjustable/reset-view.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";

const loadTable = () => import("./reset-table.tsx");

interface ResetSectionProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["resets"];
}

/** Only for a loan whose rate changes, or that falls due before it is repaid. */
export function ResetSection({ deal, content }: ResetSectionProps) {
  const view = resetViewOf(deal);
  if (!view) return null;
  const sentence = describeResets(deal, view);
  return (
    <ToolSection id="resets" heading={content.heading} text={content.text} answer={sentence}>
      <p className="mb-5 max-w-[60ch] font-semibold max-md:hidden">{sentence}</p>
      {view.firstReset && (
        <LoadedInView name="payments table" room="min-h-[19rem]" load={loadTable}>
          {(ResetTable) => <ResetTable deal={deal} view={view} note={content.note} />}
        </LoadedInView>
      )}
    </ToolSection>
  );
}
