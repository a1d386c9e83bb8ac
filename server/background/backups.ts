import { Gauge, type Registry } from "prom-client";
import type { Database } from "../../platform/database/database.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { BackupRunner } from "../backup/backup-runner.ts";
import {
  type BackupState,
  type BackupTables,
  claimBackup,
  readBackupState,
  releaseBackup,
} from "../backup/backup-state.ts";
import type { Config } from "../config.ts";
import { type Daily, IDLE, runDaily } from "./daily.ts";

export interface BackupDeps {
  readonly database: Database<BackupTables>;
  readonly runner: BackupRunner;
  readonly registry: Registry;
  readonly log: Log;
  readonly afterMs?: number;
}

/** How often a process looks whether a backup is due. */
const LOOK_MS = 5 * 60_000;

/** Makes a backup whenever one is due, if BACKUP_EVERY is set. Of several processes with a worker, one makes it. */
export function startBackups(
  { runsWorker, backup: { everyMs } }: Pick<Config, "runsWorker" | "backup">,
  { database, runner, registry, log, afterMs }: BackupDeps,
): Daily {
  measureBackups(registry, database, (error) =>
    log.error({ error: describeError(error) }, "backup: its age cannot be read"),
  );
  if (everyMs === undefined || !runsWorker) return IDLE;

  async function makeIfDue(interval: number): Promise<void> {
    if (!(await claimBackup(database, { everyMs: interval, now: Date.now() }))) return;
    const outcome = await runner.run(["--rotate"]);
    if (outcome === "stopped") await releaseBackup(database);
  }

  return runDaily(() => makeIfDue(everyMs), { log, failure: "backup: failed", everyMs: LOOK_MS, afterMs });
}

function measureBackups(
  registry: Registry,
  database: Database<BackupTables>,
  onError: (error: unknown) => void,
): void {
  const measure = (name: string, help: string, read: (state: BackupState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(read(await readBackupState(database)));
        } catch (error) {
          this.reset();
          onError(error);
        }
      },
    });
  measure("backup_age_seconds", "Time since the last backup; +Inf before the first", ({ succeededAt }) =>
    succeededAt === undefined ? Number.POSITIVE_INFINITY : (Date.now() - succeededAt) / 1000,
  );
  measure("backup_failed", "1 if the last scheduled backup failed", ({ failure }) => (failure ? 1 : 0));
}
