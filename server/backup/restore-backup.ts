import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { extractArchive, isDiskFull } from "../../platform/backup/archive.ts";
import { isSealed } from "../../platform/backup/sealing.ts";
import type { CopyProgress } from "../../platform/database/copy.ts";
import { type Migration, selectApplied } from "../../platform/database/migrations.ts";
import { replacePostgres } from "../../platform/database/postgres-copy.ts";
import { listMigrations, requireIntegrity } from "../../platform/database/sqlite-backup.ts";
import { lockSqlite } from "../../platform/database/sqlite-lock.ts";
import { flushFolder } from "../../platform/flush.ts";
import { type Config, StartFailure } from "../config.ts";
import {
  ANCHOR_NAME,
  ANCHORS,
  DATABASE,
  draftPrefix,
  locateData,
  MAIL,
  MAIL_NAME,
  MANIFEST,
  SECRET,
} from "./data-places.ts";
import { applyRestore, readyFolder, restoredFile, restoreIdFile, restoreLockFile } from "./finish-restore.ts";
import { type Admitted, listAdmitted, requireOwnSchema } from "./inspect-backup.ts";
import { type Manifest, parseManifest } from "./manifest.ts";
import { giveToOwnerOf } from "./ownership.ts";
import { loadPassphrase } from "./passphrase.ts";
import { claimTarget } from "./restore-target.ts";

export interface CheckOptions {
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  /** Takes a backup that is not encrypted, although there is a passphrase: anybody could have made it. */
  readonly allowsUnencrypted: boolean;
}

export interface RestoreOptions extends CheckOptions {
  /** Replaces what is there. Otherwise the restore refuses a place that is not empty. */
  readonly replaces: boolean;
  readonly onProgress: (progress: CopyProgress) => void;
  /** Adds to the restored database, a SQLite file, before it takes the place of the other. */
  readonly amend: (file: string, restored: Restored) => Promise<void>;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly mails: number;
  readonly anchors: number;
  /** Migrations that the next start will apply. */
  readonly pending: readonly string[];
  readonly admitted: readonly Admitted[];
}

/** Rejects unless the backup could be restored by this version. Leaves nothing behind. */
export async function checkBackup(config: Config, file: string, options: CheckOptions): Promise<Restored> {
  return await withDraft(config, async (draft) => {
    return await unpack(config, { file, draft, database: path.join(draft, DATABASE) }, options);
  });
}

/** Restores a backup. If it fails or is killed, everything is as before, or restored: see finish-restore.ts. */
export async function restoreBackup(
  config: Config,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const places = locateData(config);
  (await claimTarget(config, options)).release();
  return await withDraft(config, async (draft) => {
    const sqliteFile = "sqliteFile" in places.database ? places.database.sqliteFile : undefined;
    const database = sqliteFile === undefined ? path.join(draft, DATABASE) : restoredFile(sqliteFile);
    await rm(database, { force: true });
    try {
      const restored = await unpack(config, { file, draft, database }, options);
      await requireSameSecret(config, path.join(draft, SECRET));
      await options.amend(database, restored);
      const id = randomUUID();
      await writeFile(restoreIdFile(draft), id, { mode: 0o600, flush: true });
      const lock = lockSqlite(restoreLockFile(draft));
      if (lock === undefined) throw new Error("The restore cannot lock its own folder");
      try {
        for (const folder of [MAIL, ANCHORS, ""]) await flushFolder(path.join(draft, folder));
        await handOver(draft, places.dataDir);
        if (sqliteFile !== undefined) await handOver(database, path.dirname(sqliteFile));
        await replaceData(config, { draft, id }, options);
      } finally {
        lock.release();
      }
      await rm(readyFolder(places.dataDir), { recursive: true, force: true });
      return restored;
    } catch (error) {
      if (!existsSync(readyFolder(places.dataDir))) await rm(database, { force: true });
      throw error;
    }
  });
}

async function replaceData(
  config: Config,
  { draft, id }: { readonly draft: string; readonly id: string },
  options: RestoreOptions,
): Promise<void> {
  const { dataDir, database } = locateData(config);
  const ready = readyFolder(dataDir);
  // Again, because unpacking may have taken long.
  const claim = await claimTarget(config, options);
  try {
    await rename(draft, ready);
    await flushFolder(dataDir);
  } finally {
    claim.release();
  }
  if ("postgresUrl" in database) {
    try {
      const copy = path.join(ready, DATABASE);
      await replacePostgres(database.postgresUrl, copy, { ...options, mark: id });
    } catch (error) {
      await rm(ready, { recursive: true, force: true });
      throw error;
    }
  }
  await applyRestore(config);
}

async function withDraft<Result>(
  { dataDir }: Config,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(draftPrefix(dataDir));
  try {
    await giveToOwnerOf(dataDir, draft);
    for (const name of [MAIL, ANCHORS]) {
      const folder = path.join(draft, name);
      await mkdir(folder, { mode: 0o700 });
      await giveToOwnerOf(dataDir, folder);
    }
    return await work(draft);
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause;
    throw new StartFailure(`The disk of ${dataDir} is full. Nothing was restored.`, { cause });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

interface Unpacking {
  readonly file: string;
  readonly draft: string;
  /** Where to put the database. */
  readonly database: string;
}

async function unpack(
  config: Config,
  { file, draft, database }: Unpacking,
  { migrations, now, allowsUnencrypted }: CheckOptions,
): Promise<Restored> {
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  const passphrase = await loadPassphrase(config.backup);
  if (passphrase !== undefined && !allowsUnencrypted && !(await isSealed(file))) {
    throw new StartFailure(
      `${file} is not encrypted, but yours are: BACKUP_PASSPHRASE is set. Anybody can make such a file. If you made it ` +
        "without a passphrase and nobody else can have changed it, add --unencrypted.",
    );
  }
  const names = await extractArchive(file, {
    passphrase,
    locate: (name) => (name === DATABASE ? database : path.join(draft, requireKnownName(name))),
  });
  const missing = [MANIFEST, SECRET, DATABASE].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new StartFailure(`${file} is not a backup of this site.`);
  const manifest = parseManifest(await readFile(path.join(draft, MANIFEST), "utf8"));
  requireIntegrity(database);
  const pending = findPending(listMigrations(database), { file, manifest, migrations });
  await requireOwnSchema({ file, database, draft, migrations, now });
  return {
    manifest,
    mails: names.filter((name) => name.startsWith(`${MAIL}/`)).length,
    anchors: names.filter((name) => name.startsWith(`${ANCHORS}/`)).length,
    pending,
    admitted: await listAdmitted({ database, migrations, now }),
  };
}

/** A name from the archive never leads out of the folder. */
function requireKnownName(name: string): string {
  const [folder, rest, ...more] = name.split("/");
  const isKnown =
    [MANIFEST, SECRET].includes(name) ||
    (folder === MAIL && MAIL_NAME.test(rest ?? "") && more.length === 0) ||
    (folder === ANCHORS && ANCHOR_NAME.test(rest ?? "") && more.length === 0);
  if (!isKnown) throw new Error(`${name} does not belong into a backup`);
  return name;
}

function findPending(
  applied: readonly string[],
  { file, manifest, migrations }: { file: string; manifest: Manifest; migrations: readonly Migration[] },
): readonly string[] {
  try {
    return migrations.slice(selectApplied(applied, migrations).length).map(({ id }) => id);
  } catch (cause) {
    throw new StartFailure(
      `${file} was made by version ${manifest.version}, which this version cannot read.`,
      {
        cause,
      },
    );
  }
}

async function requireSameSecret({ secret, dataDir }: Config, file: string): Promise<void> {
  if (secret === undefined || (await readFile(file, "utf8")) === secret) return;
  throw new StartFailure(
    "SECRET is set, but is not the secret of this backup: links in mails already sent would fail, and forgotten people " +
      "would not be recognized. Run the restore without SECRET. It then writes the backup's secret to " +
      `${path.join(dataDir, "secret")}, from where you can take it.`,
  );
}

/** Gives files to the owner of the folder they end up in. Nobody else may read them. */
async function handOver(entry: string, folder: string): Promise<void> {
  const isFolder = (await stat(entry)).isDirectory();
  if (isFolder) for (const name of await readdir(entry)) await handOver(path.join(entry, name), folder);
  await chmod(entry, isFolder ? 0o700 : 0o600);
  await giveToOwnerOf(folder, entry);
}
