import { sendInTurn } from "../load/pace.ts";

/** How long each action took, and how long all of them together. */
export interface Sample {
  readonly millisecondsEach: readonly number[];
  readonly seconds: number;
}

export function perSecond({ millisecondsEach, seconds }: Sample): number {
  return millisecondsEach.length / seconds;
}

/** Runs this many workers for the given time; each starts its next action when the last one is done. */
export async function repeatFor(
  milliseconds: number,
  workers: number,
  act: (worker: number) => Promise<void>,
): Promise<Sample> {
  const millisecondsEach: number[] = [];
  const began = performance.now();
  const isOver = () => performance.now() - began >= milliseconds;
  await sendInTurn(workers, isOver, async (start, worker) => {
    await act(worker);
    millisecondsEach.push(performance.now() - start);
  });
  return { millisecondsEach, seconds: (performance.now() - began) / 1000 };
}
