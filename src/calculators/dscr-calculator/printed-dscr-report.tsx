import { memo } from "react";
import type { DscrResult } from "../../dscr/dscr.ts";
import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { PrintedReport, PrintedRows } from "../reports/printed-report.tsx";
import { describeResult, type ReportFrame } from "../reports/result-report.ts";

export const PrintedDscrReport = memo(function PrintedDscrReport({
  result,
  frame,
}: {
  readonly result: DscrResult;
  readonly frame: ReportFrame;
}) {
  const { ratio, badge, message, netOperatingIncome, inputs, incomeFormula, ratioFormula } =
    describeResult(result);
  return (
    <PrintedReport companyName={frame.companyName} heading={`DSCR ${ratio}: ${badge}`}>
      <p className="mb-3">{message}</p>
      <DscrGauge dscr={result.dscr} />
      <PrintedRows heading="Inputs" rows={inputs} />
      <PrintedRows
        heading="Results"
        rows={[
          {
            label: "Net operating income",
            value: netOperatingIncome,
            formula: `rent − expenses: ${incomeFormula}`,
          },
          { label: "DSCR", value: ratio, formula: `net operating income ÷ debt service: ${ratioFormula}` },
        ]}
      />
      <p className="mt-3 text-sm">
        The ratio is shown to 2 decimals and never rounded up across a threshold.
      </p>
    </PrintedReport>
  );
});
