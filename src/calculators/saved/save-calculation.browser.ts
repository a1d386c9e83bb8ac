import { request } from "../../api/request.browser.ts";
import type { DscrResult } from "../../dscr/dscr.ts";

/** The visitor is on the way to the next page: a server that does not answer must not delay them. */
const TIMEOUT_MS = 5000;

export async function saveCalculation(result: DscrResult): Promise<void> {
  await request("POST", "/api/calculator-sessions", {
    body: {
      sessionId: `session-${Date.now()}`,
      monthlyRent: `${result.monthlyRent}`,
      monthlyExpenses: `${result.monthlyExpenses}`,
      monthlyDebtService: `${result.monthlyDebtService}`,
      calculatedDSCR: `${result.dscr}`,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
