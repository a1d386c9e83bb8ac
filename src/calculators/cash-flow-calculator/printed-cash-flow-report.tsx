import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { PrintedReport, PrintedRows } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { fieldsOf } from "../sharing/dscr-fragment.ts";
import { bannerOf, type CashFlowInput, type CashFlowResult } from "./cash-flow.ts";
import { CASH_FLOW_FIELDS, type CashFlowEntry, cashFlowEntryOf, missingBills } from "./cash-flow-entry.ts";
import { describeCashFlow } from "./cash-flow-figures.ts";

interface PrintedCashFlowReportProps {
  readonly input: CashFlowInput;
  readonly entry: CashFlowEntry;
  readonly result: CashFlowResult;
  readonly fields: CashFlowCalculatorContent["fields"];
  readonly frame: ReportFrame;
}

export const PrintedCashFlowReport = memo(function PrintedCashFlowReport({
  input,
  entry,
  result,
  fields,
  frame,
}: PrintedCashFlowReportProps) {
  const { place } = entry;
  const missing = missingBills(entry);
  const values = cashFlowEntryOf(input);
  const inputs = fieldsOf(CASH_FLOW_FIELDS).map((field) => ({
    label: fields[field].label,
    value: values[field],
  }));
  return (
    <PrintedReport companyName={frame.companyName} heading="Cash flow analysis">
      <p>
        {missing && `Before ${missing}. `}
        {bannerOf(result).text}
      </p>
      <PrintedRows
        heading="Inputs"
        rows={place ? [...inputs, { label: "Taxes and insurance filled in for", value: place }] : inputs}
      />
      <PrintedRows heading="Results" rows={describeCashFlow(input, result)} />
    </PrintedReport>
  );
});
