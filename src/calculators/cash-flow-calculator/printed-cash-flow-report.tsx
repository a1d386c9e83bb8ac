import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { PrintedReport, PrintedRows } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { fieldsOf } from "../sharing/dscr-fragment.ts";
import { bannerOf, type CashFlowInput, type CashFlowResult } from "./cash-flow.ts";
import { cashFlowEntryOf } from "./cash-flow-entry.ts";
import { describeCashFlow } from "./cash-flow-figures.ts";

interface PrintedCashFlowReportProps {
  readonly input: CashFlowInput;
  readonly result: CashFlowResult;
  readonly fields: CashFlowCalculatorContent["fields"];
  readonly frame: ReportFrame;
}

export const PrintedCashFlowReport = memo(function PrintedCashFlowReport({
  input,
  result,
  fields,
  frame,
}: PrintedCashFlowReportProps) {
  const values = cashFlowEntryOf(input);
  const inputs = fieldsOf(values).map((field) => ({ label: fields[field].label, value: values[field] }));
  return (
    <PrintedReport companyName={frame.companyName} heading="Cash flow analysis">
      <p>{bannerOf(result).text}</p>
      <PrintedRows heading="Inputs" rows={inputs} />
      <PrintedRows heading="Results" rows={describeCashFlow(input, result)} />
    </PrintedReport>
  );
});
