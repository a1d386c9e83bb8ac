import { setTimeout as sleep } from "node:timers/promises";

/** Work that may take longer than a page should: it goes on without anybody waiting for it. */
export interface BackgroundTask<Result> {
  /** False if it is under way already. */
  start(work: () => Promise<Result>): boolean;
  /** Resolves when it has ended, and after the limit in any case. */
  wait(limitMs?: number): Promise<void>;
  startedAt(): number | undefined;
  /** How it ended the last time. */
  last(): { readonly endedAt: number; readonly result: Result } | undefined;
}

export interface BackgroundTaskDeps<Result> {
  readonly now: () => number;
  /** What an unexpected error means to whoever asked. What it throws itself goes to whoever waits. */
  readonly recover: (error: unknown) => Result;
}

export function createBackgroundTask<Result>({
  now,
  recover,
}: BackgroundTaskDeps<Result>): BackgroundTask<Result> {
  let running: { readonly startedAt: number; readonly end: Promise<void> } | undefined;
  let last: { readonly endedAt: number; readonly result: Result } | undefined;
  return {
    start(work) {
      if (running !== undefined) return false;
      const perform = async () => {
        try {
          const result = await work().catch(recover);
          last = { endedAt: now(), result };
        } finally {
          running = undefined;
        }
      };
      running = { startedAt: now(), end: Promise.resolve().then(perform) };
      return true;
    },
    async wait(limitMs) {
      if (limitMs === undefined) return await running?.end;
      const limit = new AbortController();
      const timeout = sleep(limitMs, undefined, { signal: limit.signal, ref: false }).catch(() => {});
      try {
        await Promise.race([running?.end, timeout]);
      } finally {
        limit.abort();
      }
    },
    startedAt: () => running?.startedAt,
    last: () => last,
  };
}
