import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { holdToCsv, holdToJson } from "../../calculators/hold/hold-export.ts";
import { writeHoldFragment } from "../../calculators/hold/hold-link.ts";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { SpreadsheetButton } from "../../calculators/spreadsheet/spreadsheet-button.tsx";
import type { Workbook } from "../../calculators/spreadsheet/workbook.ts";
import { KeepButtons } from "../../calculators/tool/keep-buttons.tsx";
import { OtherTools } from "../../calculators/tool/other-tools.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import type { HoldFacts } from "../hold-facts.ts";

interface KeepSectionProps {
  readonly plan: HoldPlan;
  readonly projection: HoldProjection;
  readonly facts: Pick<HoldFacts, "companyName" | "formulasVersion">;
  readonly content: HoldProjectionContent["sections"]["keep"];
}

export const KeepSection = memo(function KeepSection({ plan, projection, facts, content }: KeepSectionProps) {
  return (
    <ToolSection id="keep" heading={content.heading}>
      <p className="mt-3 mb-3 max-w-[60ch]">{content.text}</p>
      <KeepButtons
        path="/hold-projection"
        fileName="hold-projection"
        makeFragment={() => writeHoldFragment(plan)}
        makeCsv={() => holdToCsv(plan, projection)}
        makeJson={() => holdToJson(plan, projection)}
      >
        <SpreadsheetButton fileName="hold-projection" makeWorkbook={() => makeWorkbook(plan, facts)} />
      </KeepButtons>
      <OtherTools here="/hold-projection" deal={plan.deal} />
    </ToolSection>
  );
});

async function makeWorkbook(plan: HoldPlan, facts: KeepSectionProps["facts"]): Promise<Workbook> {
  const { holdWorkbook } = await import("../../calculators/hold/spreadsheet/hold-workbook.ts");
  const { href } = new URL(`/hold-projection${writeHoldFragment(plan)}`, location.origin);
  return holdWorkbook(plan, { ...facts, url: href });
}
