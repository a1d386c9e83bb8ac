import { memo } from "react";
import { PrintedReport } from "../../reports/printed-report.tsx";
import type { ReportFrame } from "../../reports/result-report.ts";
import type { ComparedScenario } from "./scenario-comparison.ts";
import { ScenarioTable } from "./scenario-table.tsx";

interface PrintedScenariosProps {
  readonly compared: readonly ComparedScenario[];
  readonly frame: ReportFrame;
}

export const PrintedScenarios = memo(function PrintedScenarios({ compared, frame }: PrintedScenariosProps) {
  return (
    <PrintedReport companyName={frame.companyName} heading="DSCR scenarios">
      <ScenarioTable compared={compared} />
      <p className="mt-3 text-sm">
        NOI = rent − expenses. DSCR = NOI ÷ debt service, shown to 2 decimals and never rounded up.
      </p>
    </PrintedReport>
  );
});
