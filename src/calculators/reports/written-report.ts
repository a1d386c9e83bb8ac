import type { DscrResult } from "../../dscr/dscr.ts";
import { formatDate } from "../../ui/text/dates.ts";
import { ESTIMATE_NOTE } from "./estimate-note.ts";
import { describeResult, type ReportFrame } from "./result-report.ts";

export function writeSummary(result: DscrResult, companyName: string): string {
  const { ratio, badge, inputs, netOperatingIncome } = describeResult(result);
  const figures = inputs.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join(", ");
  return `DSCR ${ratio} (${badge}): ${figures}, net operating income ${netOperatingIncome}. ${ESTIMATE_NOTE} ${companyName}`;
}

/** `date` is an ISO date. */
export function writeReport(
  result: DscrResult,
  date: string,
  { companyName, disclaimer }: ReportFrame,
): string {
  const { ratio, badge, message, netOperatingIncome, inputs, incomeFormula, ratioFormula } =
    describeResult(result);
  return [
    `${companyName}: DSCR calculation report`,
    formatDate(date),
    "",
    "INPUTS",
    ...inputs.map(({ label, value }) => alignedRow(label, value)),
    "",
    "RESULTS",
    alignedRow("DSCR", ratio),
    alignedRow("Status", badge),
    alignedRow("Net operating income", netOperatingIncome),
    message,
    ESTIMATE_NOTE,
    "",
    "HOW IT WAS CALCULATED",
    `Net operating income = rent − expenses: ${incomeFormula}`,
    `DSCR = net operating income ÷ debt service: ${ratioFormula}`,
    "The ratio is shown to 2 decimals and never rounded up across a threshold.",
    "",
    disclaimer,
    "",
  ].join("\r\n");
}

export function reportFileName(date: string): string {
  return `dscr-report-${date}.txt`;
}

/** A mailto link that opens a draft without a recipient in the visitor's own mail program. */
export function mailDraftLink(result: DscrResult, date: string, frame: ReportFrame): string {
  const subject = `DSCR calculation: ${describeResult(result).ratio}`;
  const body = writeReport(result, date, frame);
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function alignedRow(label: string, value: string): string {
  return `${label.padEnd(24)}${value}`;
}
