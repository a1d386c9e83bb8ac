import { describeError, type Log } from "../../platform/log.ts";

export interface Daily {
  /** Waits for a running task. */
  stop(): Promise<void>;
}

/** In a process that leaves the task to others. */
export const IDLE: Daily = { stop: async () => {} };

const AFTER_START_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Runs the task a minute after the start and then once a day. The early run is for processes that restart every night.
 * Several processes may run the task at once.
 */
export function runDaily(
  task: () => Promise<void>,
  { log, failure, afterMs = AFTER_START_MS, everyMs = DAY_MS }: DailyOptions,
): Daily {
  let running = Promise.resolve();
  let timer = setTimeout(run, afterMs);
  function run(): void {
    running = task().catch((error) => log.error({ error: describeError(error) }, failure));
    timer = setTimeout(run, everyMs);
  }
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}

export interface DailyOptions {
  readonly log: Log;
  /** What the log says if the task fails. It is tried again the next time. */
  readonly failure: string;
  readonly afterMs?: number | undefined;
  readonly everyMs?: number;
}
