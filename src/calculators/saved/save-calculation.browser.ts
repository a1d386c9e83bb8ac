import { request } from "../../api/request.browser.ts";
import type { DscrResult } from "../../dscr/dscr.ts";

export async function saveCalculation(result: DscrResult): Promise<void> {
  await request("POST", "/api/calculator-sessions", {
    body: {
      sessionId: `session-${Date.now()}`,
      monthlyRent: `${result.monthlyRent}`,
      monthlyExpenses: `${result.monthlyExpenses}`,
      monthlyDebtService: `${result.monthlyDebtService}`,
      calculatedDSCR: `${result.dscr}`,
    },
  });
}
