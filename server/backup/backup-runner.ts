import type { Database } from "../../platform/database/database.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { type BackgroundTask, createBackgroundTask } from "../background-task.ts";
import { runOperatorCommand } from "../operator-command.ts";
import { type BackupTables, recordFailure } from "./backup-state.ts";

/** `stopped`: the process ends before it is made. */
export type BackupOutcome = "made" | "failed" | "stopped";

/** Makes backups as `operator backup` does, with words after it. One at a time. */
export interface BackupRunner extends Pick<BackgroundTask<BackupOutcome>, "wait" | "startedAt" | "last"> {
  /** False if one is being made. */
  start(words: readonly string[]): boolean;
  /** Starts one and waits for its end. */
  run(words: readonly string[]): Promise<BackupOutcome | "busy">;
  stop(): void;
}

export interface BackupRunnerDeps {
  readonly database: Database<BackupTables>;
  readonly log: Log;
}

/** For the schedule and the desk: both use the same one, so that two backups do not copy the database at once. */
export function createBackupRunner({ database, log }: BackupRunnerDeps): BackupRunner {
  const stopping = new AbortController();
  const task = createBackgroundTask<BackupOutcome>({
    now: Date.now,
    recover(error) {
      log.error({ error: describeError(error) }, "backup: failed");
      return "failed";
    },
  });
  const start = (words: readonly string[]) => task.start(() => make(words));
  return {
    start,
    async run(words) {
      if (!start(words)) return "busy";
      await task.wait();
      return task.last()?.result ?? "failed";
    },
    wait: task.wait,
    startedAt: task.startedAt,
    last: task.last,
    stop: () => stopping.abort(),
  };

  async function make(words: readonly string[]): Promise<BackupOutcome> {
    const begun = performance.now();
    const { problem: reason } = await runOperatorCommand(["backup", ...words], stopping.signal);
    if (reason === undefined) {
      log.info({ seconds: Math.round((performance.now() - begun) / 1000) }, "backup: made");
      return "made";
    }
    if (stopping.signal.aborted) return "stopped";
    await recordFailure(database, { reason, now: Date.now() });
    log.error({ reason }, "backup: failed");
    return "failed";
  }
}
