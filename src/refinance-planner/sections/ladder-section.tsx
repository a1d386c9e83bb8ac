import { appraisalLadder, type Rung } from "../../calculators/refinance/refinance-answers.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PastPart } from "../past/past-part.tsx";
import { headlineOf } from "../plan-notes.ts";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import { sayCash, sayRatio } from "./outcome-text.ts";

/** Percent. */
const TYPICAL_MISS = 10;

/** What a low appraisal costs. */
export function LadderSection({ planner, content }: AnswerProps) {
  const rungs = appraisalLadder(planner);
  const low = rungs.find(({ percentBelow }) => percentBelow === TYPICAL_MISS);
  return (
    <ToolSection
      id="ladder"
      {...content.sections.ladder}
      answer={low && `${nameOf(low)}: ${headlineOf(low.outcome)}`}
    >
      <DataTable
        caption="The refinance at lower appraisals, an estimate before tax"
        rows={rungs}
        rowKey={({ percentBelow }) => `${percentBelow}`}
        columns={[
          { heading: "Appraisal", cell: nameOf },
          { heading: "Value", isNumeric: true, cell: ({ outcome }) => formatUsd(outcome.value) },
          { heading: "New loan", isNumeric: true, cell: ({ outcome }) => formatUsd(outcome.loan) },
          { heading: "Cash out", isNumeric: true, cell: ({ outcome }) => sayCash(outcome.cashOut) },
          {
            heading: "Left in the deal",
            isNumeric: true,
            cell: ({ outcome }) => <strong>{formatUsd(outcome.cashLeft)}</strong>,
          },
          { heading: "Ratio", isNumeric: true, cell: ({ outcome }) => sayRatio(outcome) },
        ]}
      />
      <PastPart planner={planner} content={content} />
    </ToolSection>
  );
}

function nameOf({ percentBelow }: Rung): string {
  return percentBelow === 0 ? "As planned" : `${percentBelow}% below`;
}
