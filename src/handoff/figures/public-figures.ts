import type { HandoffFigures } from "../../../content/record-types.ts";
import { addDays } from "../../office/office-calendar.ts";
import { type HandoffEvent, reportFigures } from "./lender-figures.ts";

/** So many answers of a lender say something about it, and so many funded loans about this site. Before that nothing is told. */
const ENOUGH = 20;
/** Of fewer loans in a quarter, a sum would tell too much about each. */
const ENOUGH_FOR_A_SUM = 5;
const ANSWER_DAYS = 365;

/** What visitors may see, counted on a day in the office. Null if there is not enough to tell anything. */
export function countPublicFigures(events: readonly HandoffEvent[], day: string): HandoffFigures | null {
  const recent = events.filter((event) => event.day > addDays(day, -ANSWER_DAYS) && event.day <= day);
  const lenders = [...Map.groupBy(recent, ({ lenderId }) => lenderId)].flatMap(([id, own]) => {
    const { answered, medianMs, refusals } = reportFigures(own, "lender").total;
    if (answered < ENOUGH || medianMs === null) return [];
    const given = refusals.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
    return [{ id, answers: answered, medianMinutes: Math.round(medianMs / 60_000), refusals: given }];
  });
  const isEnough = events.filter(({ what }) => what === "funded").length >= ENOUGH;
  const quarter = isEnough ? countQuarter(events, lastQuarter(day)) : null;
  if (lenders.length === 0 && quarter === null) return null;
  return { day, lenders: lenders.toSorted((one, other) => one.id.localeCompare(other.id)), quarter };
}

function countQuarter(events: readonly HandoffEvent[], { from, to }: ReturnType<typeof lastQuarter>) {
  const within = events.filter(({ day }) => day >= from && day <= to);
  const { offered, answered, yes, released, funded, amount } = reportFigures(within, "lender").total;
  const sum = funded >= ENOUGH_FOR_A_SUM ? amount : null;
  return { from, to, offered, answered, yes, released, funded, amount: sum };
}

/** The last quarter that was over on a day. */
function lastQuarter(day: string) {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const start = (quarterYear: number, quarter: number) =>
    `${quarterYear}-${String(3 * quarter + 1).padStart(2, "0")}-01`;
  const current = Math.floor((month - 1) / 3);
  const from = current === 0 ? start(year - 1, 3) : start(year, current - 1);
  return { from, to: addDays(start(year, current), -1) };
}
