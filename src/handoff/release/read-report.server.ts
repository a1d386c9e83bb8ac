import type { LenderReport } from "./lender-report.server.ts";
import { readOutcome } from "./read-outcome.server.ts";

type ReportReading = { readonly report: LenderReport } | { readonly problem: string };

/** Reads a form of the lender's page, or of the desk. `today` is an ISO date. */
export function readReport(form: { get(name: string): unknown }, today: string): ReportReading {
  const kind = form.get("report");
  if (kind === "received" || kind === "receipt-taken-back" || kind === "outcome-taken-back") {
    return { report: { kind } };
  }
  if (kind !== "outcome") return { problem: "Use one of the buttons." };
  const reading = readOutcome((name) => `${form.get(name) ?? ""}`.trim(), today);
  return "outcome" in reading ? { report: { kind, outcome: reading.outcome } } : reading;
}
