/** How long people waited for their first answer, in whole minutes while the office was open; null if nobody got one. */
export interface AnswerTimes {
  readonly medianMinutes: number | null;
  /** Nine of ten people waited no longer. */
  readonly p90Minutes: number | null;
}

export function summarizeTimes(minutes: readonly number[]): AnswerTimes {
  const sorted = minutes.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return {
    medianMinutes: below === undefined || above === undefined ? null : Math.round((below + above) / 2),
    p90Minutes: sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null,
  };
}

/** `a minute`, `22 min`, `3 h 10 min`, `2.5 office days`. */
export function describeMinutes(minutes: number, officeDay: number): string {
  if (minutes < 1) return "a minute";
  if (minutes < 60) return `${minutes} min`;
  if (minutes <= officeDay) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
  }
  const days = Math.round((10 * minutes) / officeDay) / 10;
  return `${days} office ${days === 1 ? "day" : "days"}`;
}

/** How soon people were answered, in a sentence. */
export function describeSpeed(
  { answered, medianMinutes, p90Minutes }: AnswerTimes & { readonly answered: number },
  officeDay: number,
): string {
  if (medianMinutes === null || p90Minutes === null) return "Nobody was answered yet.";
  const [half, most] = [describeMinutes(medianMinutes, officeDay), describeMinutes(p90Minutes, officeDay)];
  if (answered === 1) return `One person was answered, within ${half} of office time.`;
  return `${answered} people were answered: half of them within ${half}, nine of ten within ${most} of office time.`;
}
