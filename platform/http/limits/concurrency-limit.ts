import { setTimeout as sleep } from "node:timers/promises";

/** Delay before a rejection: a client that retries at once would keep the process busy with rejections. */
const REFUSAL_MS = 250;

export interface ConcurrencyLimits {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** Limit for one client, running and queued together. */
  readonly maxPerClient: number;
}

export interface ConcurrencyLimit {
  /** Resolves on this client's turn, with a release function. Undefined if a limit is reached. */
  acquire(client: string): Promise<() => void> | undefined;
}

/** Does the work on this client's turn. Resolves to undefined if a limit is reached. */
export async function inTurn<Result>(
  limit: ConcurrencyLimit,
  client: string,
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  const turn = limit.acquire(client);
  if (turn === undefined) {
    await sleep(REFUSAL_MS);
    return undefined;
  }
  const release = await turn;
  try {
    return await work();
  } finally {
    release();
  }
}

/** Limits work that keeps the process busy: a few at once, and no client may take all slots. */
export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
  maxPerClient,
}: ConcurrencyLimits): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];
  const perClients = new Map<string, number>();

  function release(client: string, began: number): void {
    const left = (perClients.get(client) ?? 1) - 1;
    if (left === 0) perClients.delete(client);
    else perClients.set(client, left);
    // The slot stays empty for as long as the work took, so that the process is free half of the time.
    setTimeout(passSlotOn, performance.now() - began);
  }

  function passSlotOn(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    acquire(client) {
      const mine = perClients.get(client) ?? 0;
      const isFull = running + queue.length >= maxConcurrent + maxQueued;
      if (isFull || mine >= maxPerClient) return undefined;
      perClients.set(client, mine + 1);
      return new Promise((resolve) => {
        const begin = () => {
          const began = performance.now();
          resolve(() => release(client, began));
        };
        if (running === maxConcurrent) {
          queue.push(begin);
        } else {
          running += 1;
          begin();
        }
      });
    },
  };
}
