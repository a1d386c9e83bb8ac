import type { Installment } from "./amortization.ts";

const MONTHS_PER_YEAR = 12;

export function sumByYear(months: readonly Installment[]): readonly Installment[] {
  const years: Installment[] = [];
  for (let start = 0; start < months.length; start += MONTHS_PER_YEAR) {
    const year = months.slice(start, start + MONTHS_PER_YEAR);
    years.push({
      principal: sum(year.map((month) => month.principal)),
      interest: sum(year.map((month) => month.interest)),
      balance: year.at(-1)?.balance ?? 0,
    });
  }
  return years;
}

/**
 * Rounds to whole units (0.01 for cents, 1 for dollars) so that the rows still add up: each balance is rounded by
 * itself, and a row's principal is the drop in the balance.
 */
export function roundSchedule(schedule: readonly Installment[], unit: 0.01 | 1): readonly Installment[] {
  const unitsPerDollar = Math.round(1 / unit);
  const toUnits = (amount: number) => Math.round(amount * unitsPerDollar);
  let owed = toUnits((schedule[0]?.balance ?? 0) + (schedule[0]?.principal ?? 0));
  return schedule.map(({ principal, interest, balance }) => {
    const left = toUnits(balance);
    const repaid = owed - left;
    owed = left;
    return {
      principal: repaid / unitsPerDollar,
      interest: (toUnits(principal + interest) - repaid) / unitsPerDollar + 0,
      balance: left / unitsPerDollar,
    };
  });
}

/** Numbers only, so there is nothing to quote and nothing a spreadsheet could execute. */
export function scheduleToCsv(months: readonly Installment[]): string {
  const rows = roundSchedule(months, 0.01).map(({ principal, interest, balance }, index) =>
    [
      `${index + 1}`,
      ...[principal + interest, principal, interest, balance].map((amount) => amount.toFixed(2)),
    ].join(","),
  );
  return `${["month,payment,principal,interest,balance", ...rows].join("\r\n")}\r\n`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
