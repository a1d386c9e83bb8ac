const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Index of the row that a key moves to; undefined if the key moves nothing. `current` is -1 if no row has the focus. */
export function rowAfterKey(key: string, current: number, count: number): number | undefined {
  const step = STEPS[key];
  if (step === undefined || count === 0) return undefined;
  if (current === -1) return 0;
  return Math.min(Math.max(current + step, 0), count - 1);
}
