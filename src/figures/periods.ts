/** `fiscal year 2027` -> `2027`; `2020–2024` -> `2024`. */
export function yearOf(period: string): number {
  return Number(period.match(/\d{4}(?!.*\d{4})/)?.[0] ?? unreadable(period));
}

/** The last `count` quarters up to a period: `2026 Q2` -> ..., `2026 Q1`, `2026 Q2`. */
export function quartersTo(period: string, count: number): readonly string[] {
  const [, year, quarter] = period.match(/^(\d{4}) Q([1-4])$/) ?? unreadable(period);
  const last = Number(year) * 4 + Number(quarter) - 1;
  return Array.from({ length: count }, (_, index) => nameQuarter(last - count + 1 + index));
}

/** The same quarter, five years earlier. */
export function fiveYearsBefore(period: string): string {
  return quartersTo(period, 5 * 4 + 1)[0] ?? unreadable(period);
}

/** Every year that the periods name, as an ISO 8601 interval: `2020/2027`. */
export function coverageOf(periods: readonly string[]): string {
  const years = periods.flatMap((period) => period.match(/\d{4}/g) ?? unreadable(period)).sort();
  return `${years.at(0)}/${years.at(-1)}`;
}

function nameQuarter(quarters: number): string {
  return `${Math.floor(quarters / 4)} Q${(quarters % 4) + 1}`;
}

function unreadable(period: string): never {
  throw new Error(`Cannot read the period "${period}".`);
}
