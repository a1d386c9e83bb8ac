import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { PrintedReport, PrintedRows } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { bannerOf, type CashFlowInput, type CashFlowResult } from "./cash-flow.ts";
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
  const money = (field: keyof typeof fields) => ({
    label: fields[field].label,
    value: formatUsdExact(input[field]),
  });
  const plain = (field: keyof typeof fields) => ({ label: fields[field].label, value: `${input[field]}` });
  return (
    <PrintedReport companyName={frame.companyName} heading="Cash flow analysis">
      <p>{bannerOf(result).text}</p>
      <PrintedRows
        heading="Inputs"
        rows={[
          money("purchasePrice"),
          plain("downPaymentPercent"),
          plain("interestRate"),
          plain("loanTermYears"),
          money("monthlyRent"),
          money("propertyTax"),
          money("insurance"),
          money("maintenance"),
          money("vacancy"),
        ]}
      />
      <PrintedRows heading="Results" rows={describeCashFlow(input, result)} />
    </PrintedReport>
  );
});
