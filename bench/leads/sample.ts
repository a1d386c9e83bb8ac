/** How long each action took, and how long all of them together. */
export interface Sample {
  readonly millisecondsEach: readonly number[];
  readonly seconds: number;
}

export function perSecond({ millisecondsEach, seconds }: Sample): number {
  return millisecondsEach.length / seconds;
}

/** The time below which this share of the actions stayed. */
export function percentile({ millisecondsEach }: Sample, share: number): number {
  const sorted = millisecondsEach.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs this many workers for the given time; each starts its next action when the last one is done. */
export async function repeatFor(
  milliseconds: number,
  workers: number,
  act: (worker: number) => Promise<void>,
): Promise<Sample> {
  const millisecondsEach: number[] = [];
  const began = performance.now();
  const work = async (worker: number) => {
    while (performance.now() - began < milliseconds) {
      const start = performance.now();
      await act(worker);
      millisecondsEach.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return { millisecondsEach, seconds: (performance.now() - began) / 1000 };
}
