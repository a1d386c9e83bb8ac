import { setTimeout as sleep } from "node:timers/promises";
import { createInFlightLimit, REFUSAL_MS } from "./in-flight-limit.ts";

export interface ConcurrencyLimits {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** Limit for one client, running and queued together. */
  readonly maxPerClient: number;
  /**
   * What the process does before the next work gets the slot: for as long as the work took, whatever it likes; or only
   * what is waiting already.
   */
  readonly pause: "as-long-as-the-work" | WhatIsWaiting;
}

export interface WhatIsWaiting {
  /** How many connections the server has accepted so far. */
  readonly accepted: () => number;
}

/** New connections delay the next work by at most so many times as long as the last one took. */
const LONGEST_DELAY = 2;

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
  pause,
}: ConcurrencyLimits): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];
  const inFlight = createInFlightLimit(maxPerClient);

  function release(leave: () => void, began: number): void {
    leave();
    const now = performance.now();
    // Free half of the time, or after each work for everything that has arrived meanwhile.
    if (pause === "as-long-as-the-work") setTimeout(passSlotOn, now - began);
    else passOnWhenCalm(pause, now + (now - began) * LONGEST_DELAY);
  }

  /** A turn of the loop accepts one connection, however many are waiting, so as many turns as bring one. */
  function passOnWhenCalm({ accepted }: WhatIsWaiting, until: number): void {
    const before = accepted();
    setImmediate(() => {
      if (accepted() > before && performance.now() < until) passOnWhenCalm({ accepted }, until);
      else passSlotOn();
    });
  }

  function passSlotOn(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    acquire(client) {
      const isFull = running + queue.length >= maxConcurrent + maxQueued;
      const leave = isFull ? undefined : inFlight.enter(client);
      if (leave === undefined) return undefined;
      return new Promise((resolve) => {
        const begin = () => {
          const began = performance.now();
          resolve(() => release(leave, began));
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
