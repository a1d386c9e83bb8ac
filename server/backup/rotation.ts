import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { BackupConfig } from "./backup-settings.ts";

const SUFFIX = "backup";
/** Scheduled backups, and what a killed process left of one. Other files in the folder are the operator's. */
const SCHEDULED = /^scheduled-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/;
const UNFINISHED = /^scheduled-\d{4}-\d{2}-\d{2}-\d{6}\.backup\.part$/;
const STALE_MS = 24 * 60 * 60 * 1000;

/** `2026-11-15-120000.backup`, in UTC, so that names sort by time. */
export function backupFile(
  { folder }: Pick<BackupConfig, "folder">,
  { now, isScheduled }: { readonly now: number; readonly isScheduled: boolean },
): string {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
  return path.join(folder, `${isScheduled ? "scheduled-" : ""}${stamp}.${SUFFIX}`);
}

/** Removes all but the newest scheduled backups. Returns the names of those it removed. */
export async function rotateBackups({
  folder,
  keep,
}: Pick<BackupConfig, "folder" | "keep">): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).toSorted();
  const scheduled = names.filter((name) => SCHEDULED.test(name));
  const surplus = scheduled.slice(0, Math.max(0, scheduled.length - keep));
  for (const name of surplus) await rm(path.join(folder, name), { force: true });
  for (const name of names.filter((entry) => UNFINISHED.test(entry))) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < Date.now() - STALE_MS) await rm(file, { force: true });
  }
  return surplus;
}
