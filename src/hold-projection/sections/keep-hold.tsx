import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { holdToCsv, holdToJson } from "../../calculators/hold/hold-export.ts";
import { writeHoldFragment } from "../../calculators/hold/hold-link.ts";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import type { HoldFacts } from "../hold-facts.ts";

interface KeepHoldProps {
  readonly plan: HoldPlan;
  readonly projection: HoldProjection;
  readonly facts: Pick<HoldFacts, "companyName" | "formulasVersion">;
  readonly content: HoldProjectionContent["sections"]["keep"];
}

export const KeepHold = memo(function KeepHold({ plan, projection, facts, content }: KeepHoldProps) {
  return (
    <KeepSection
      path="/hold-projection"
      fileName="hold-projection"
      content={content}
      makeFragment={() => writeHoldFragment(plan)}
      makeCsv={() => holdToCsv(plan, projection)}
      makeJson={() => holdToJson(plan, projection)}
      makeWorkbook={async (url) => {
        const { holdWorkbook } = await import("../../calculators/hold/spreadsheet/hold-workbook.ts");
        return holdWorkbook(plan, { ...facts, url });
      }}
      deal={plan.deal}
    />
  );
});
