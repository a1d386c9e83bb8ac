import { formatUsd } from "../../dscr/money.ts";

/** `1234567` as `1,234,567`. */
export function groupDigits(count: number): string {
  return formatUsd(count).slice(1);
}
