import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { readMark } from "../../platform/database/postgres-copy.ts";
import { lockSqlite } from "../../platform/database/sqlite-lock.ts";
import { flushFolder } from "../../platform/flush.ts";
import { type Config, StartFailure } from "../config.ts";
import { ANCHORS, type DataPlaces, locateData, MAIL, SECRET } from "./data-places.ts";

/**
 * A restore puts everything it needs into the folder READY of DATA_DIR, under another name until all of it is verified
 * and on disk. From then on the restore counts as done, and whoever comes first moves the parts into place: the restore
 * itself or, if it was killed, the next start of the site or of the command line. Each step may be repeated.
 *
 * PostgreSQL decides by itself when its data is replaced, so there the restore counts as done once its id is stored in
 * the database. If it is not, nothing was replaced, and READY is discarded.
 */
const READY = "restore-ready";
/** Holds the restore's id. Removed when every part is in place. */
const ID = "restore-id";
/** A SQLite file that is locked while a process works on the restore. The lock ends with the process. */
const LOCK = "lock";

export function readyFolder(dataDir: string): string {
  return path.join(dataDir, READY);
}

export const restoreIdFile = (folder: string): string => path.join(folder, ID);
export const restoreLockFile = (folder: string): string => path.join(folder, LOCK);

/** In the database's own folder, because a file can be renamed within one disk only. */
export function restoredFile(sqliteFile: string): string {
  return `${sqliteFile}.restored`;
}

/** Call before the database is opened. */
export async function finishRestore(config: Config, say: (line: string) => void): Promise<void> {
  const folder = readyFolder(config.dataDir);
  if (!existsSync(folder)) return;
  const lock = lockSqlite(restoreLockFile(folder));
  if (lock === undefined) throw new StartFailure("A restore is running. Try again when it has ended.");
  try {
    const isDone = await applyRestore(config);
    say(
      isDone
        ? "Finished a restore that was interrupted."
        : "A restore was interrupted before it changed anything. Run it again.",
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFailure(`A restore was interrupted, and cannot be finished yet. ${reason}`, { cause });
  } finally {
    lock.release();
  }
  await rm(folder, { recursive: true, force: true });
}

/** Resolves to false if PostgreSQL did not replace its data. The caller holds the lock, and removes the folder. */
export async function applyRestore(config: Config): Promise<boolean> {
  const places = locateData(config);
  const folder = readyFolder(places.dataDir);
  const idFile = restoreIdFile(folder);
  if (!existsSync(idFile)) return true;
  if ("postgresUrl" in places.database) {
    const id = await readFile(idFile, "utf8");
    if ((await readMark(places.database.postgresUrl)) !== id) return false;
  } else {
    await placeDatabase(places.database.sqliteFile);
  }
  if (config.secret === undefined) await moveFile(path.join(folder, SECRET), places.secretFile);
  await placeMails(folder, places);
  await placeAnchors(folder, places);
  await flushFolder(places.dataDir);
  await rm(idFile);
  return true;
}

async function placeDatabase(file: string): Promise<void> {
  const restored = restoredFile(file);
  if (!existsSync(restored)) return;
  // SQLite would apply the old database's log to the new one.
  for (const suffix of ["-wal", "-shm"]) await rm(`${file}${suffix}`, { force: true });
  await rename(restored, file);
  await flushFolder(path.dirname(file));
}

async function placeMails(folder: string, { mailFolder }: DataPlaces): Promise<void> {
  const mails = path.join(folder, MAIL);
  if (!existsSync(mails)) return;
  if (existsSync(mailFolder)) await rename(mailFolder, path.join(folder, "replaced-mail"));
  await rename(mails, mailFolder);
}

/** Adds the backup's anchors to those of this machine, which know what came after the backup. */
async function placeAnchors(folder: string, { anchorFolder }: DataPlaces): Promise<void> {
  const anchors = path.join(folder, ANCHORS);
  if (!existsSync(anchors)) return;
  if (!existsSync(anchorFolder)) return await rename(anchors, anchorFolder);
  for (const name of await readdir(anchors)) {
    if (!existsSync(path.join(anchorFolder, name))) {
      await rename(path.join(anchors, name), path.join(anchorFolder, name));
    }
  }
  await flushFolder(anchorFolder);
}

async function moveFile(from: string, to: string): Promise<void> {
  if (existsSync(from)) await rename(from, to);
}
