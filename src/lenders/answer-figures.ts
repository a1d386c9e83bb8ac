import type { HandoffFigures } from "../../content/record-types.ts";
import { formatDate } from "../ui/text/dates.ts";

const REASONS: Readonly<Record<string, string>> = {
  ratio: "ratio too low",
  leverage: "loan too large for the value",
  amount: "loan amount",
  score: "credit score",
  property: "kind of property",
  place: "place",
  use: "kind of rental",
  capacity: "no new deals at the time",
};

type Answered = HandoffFigures["lenders"][number];

/** What a card says about a lender's answers. */
export function describeAnswers({ answers, medianMinutes, refusals }: Answered, day: string): string {
  const share = (count: number) => `${Math.round((100 * count) / answers)}%`;
  const no = refusals.reduce((sum, { count }) => sum + count, 0);
  const why = refusals.map(({ reason, count }) => `${REASONS[reason] ?? reason} ${share(count)}`).join(", ");
  const speed = describeAnswerTime(medianMinutes * 60_000);
  return [
    `Counted by this site in the year to ${formatDate(day)}: ${answers} answers to deals, half of them within ${speed}.`,
    no === 0 ? "None was a no." : `No: ${share(no)} (${why}).`,
  ].join(" ");
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `20 minutes`, `5 hours`, `2.5 days`: weekends count, because nobody knows when a lender is open. */
export function describeAnswerTime(ms: number): string {
  const inUnits = (size: number, unit: string) => {
    const number = size < 1 ? 1 : size;
    return `${number} ${unit}${number === 1 ? "" : "s"}`;
  };
  if (ms < HOUR_MS) return inUnits(Math.round(ms / MINUTE_MS), "minute");
  if (ms < 48 * HOUR_MS) return inUnits(Math.round(ms / HOUR_MS), "hour");
  return inUnits(Math.round((10 * ms) / (24 * HOUR_MS)) / 10, "day");
}
