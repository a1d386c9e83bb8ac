import { formatUsd, readNumber } from "../../dscr/money.ts";
import { DATE_RULE, isDay } from "../../office/office-calendar.ts";
import type { Closing } from "./lead-record.ts";

/** With what a lead was closed, as somebody typed it. Both may be empty. */
export interface TypedClosing {
  readonly amount: string;
  readonly closedOn: string;
}

export type ClosingProblems = Readonly<Partial<Record<keyof TypedClosing, string>>>;

const LIMITS = { min: 1, max: 1_000_000_000 } as const;

/** `today` is an ISO date in the office. */
export function readClosing(
  typed: TypedClosing,
  today: string,
): { readonly closing: Closing } | { readonly problems: ClosingProblems } {
  const [amount, closedOn] = [typed.amount.trim(), typed.closedOn.trim()];
  const problems: ClosingProblems = {
    ...findAmountProblem(amount),
    ...(closedOn !== "" && !isDay(closedOn) && { closedOn: DATE_RULE }),
    ...(isDay(closedOn) && closedOn > today && { closedOn: "This day has not come yet." }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    closing: {
      amount: amount === "" ? undefined : readNumber(amount, LIMITS).value,
      closedOn: closedOn === "" ? undefined : closedOn,
    },
  };
}

function findAmountProblem(text: string): ClosingProblems {
  const { value, problem } = readNumber(text, LIMITS);
  if (text === "") return {};
  if (problem === "unreadable") return { amount: "Write the amount in dollars, such as 310,000." };
  if (problem !== undefined) {
    return { amount: `The amount is between ${formatUsd(LIMITS.min)} and ${formatUsd(LIMITS.max)}.` };
  }
  return Number.isInteger(value) ? {} : { amount: "Write whole dollars, without cents." };
}
