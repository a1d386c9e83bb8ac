import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";

const loadChart = () => import("./returns-chart.tsx");

interface ReturnsSectionProps {
  readonly projection: HoldProjection;
  readonly content: HoldProjectionContent["sections"]["returns"];
}

/** Equity and return by the year of the sale. The next two sections have the figures in tables. */
export const ReturnsSection = memo(function ReturnsSection({ projection, content }: ReturnsSectionProps) {
  return (
    <ToolSection id="returns" heading={content.heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      <LoadedInView name="chart" room="min-h-[33rem] sm:min-h-[27rem]" load={loadChart}>
        {(ReturnsChart) => <ReturnsChart projection={projection} />}
      </LoadedInView>
    </ToolSection>
  );
});
