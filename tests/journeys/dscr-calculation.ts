import type { Visit } from "./visit.ts";

/** Opens the DSCR calculator and calculates a ratio of 1.25. */
export async function calculate(visit: Visit): Promise<void> {
  await visit.open("/dscr-calculator");
  await visit.fill(/^Monthly Rent/, "$2,500");
  await visit.fill(/^Monthly Expenses/, "500");
  await visit.fill(/^Monthly Debt Service/, "1600");
  await visit.click("button", "Calculate");
  await visit.untilShown("region", "Your DSCR");
}
