import { createReadStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type ArchiveFile, isDiskFull, writeArchive } from "../../platform/backup/archive.ts";
import type { CopyProgress } from "../../platform/database/copy.ts";
import type { Migration } from "../../platform/database/migrations.ts";
import { copyFromPostgres } from "../../platform/database/postgres-copy.ts";
import { backupSqlite, listMigrations } from "../../platform/database/sqlite-backup.ts";
import { type Config, StartFailure } from "../config.ts";
import { findSecret } from "../secret.ts";
import { VERSION } from "../version.ts";
import {
  ANCHOR_NAME,
  ANCHORS,
  DATABASE,
  type DataPlaces,
  draftPrefix,
  isDraft,
  locateData,
  MAIL,
  MAIL_NAME,
  MANIFEST,
  SECRET,
} from "./data-places.ts";
import { findSchemaDifferences } from "./inspect-backup.ts";
import { formatManifest, type Manifest } from "./manifest.ts";
import { giveToOwnerOf } from "./ownership.ts";
import { loadPassphrase } from "./passphrase.ts";

export interface BackupOptions {
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  readonly onProgress: (progress: CopyProgress) => void;
}

export type Backup = Awaited<ReturnType<typeof createBackup>>;

/** Work in progress of a process that was killed is removed by the next backup after this time. */
const STALE_MS = 24 * 60 * 60 * 1000;
const PIECE_BYTES = 1024 * 1024;

/** Writes everything the site cannot get from its repository to one new file. The site may keep running. */
export async function createBackup(config: Config, target: string, options: BackupOptions) {
  const places = locateData(config);
  const passphrase = await loadPassphrase(config.backup);
  const secret = await findSecret(config);
  if (secret === undefined) {
    throw new StartFailure(
      `SECRET is not set, and ${places.secretFile} does not exist. Start the site once.`,
    );
  }
  if (existsSync(target)) throw new StartFailure(`${target} already exists. Choose another file name.`);
  await removeStaleDrafts(places.dataDir);
  const folder = path.dirname(target);
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  if (isNew) await giveToOwnerOf(places.dataDir, folder);
  // In the data folder, not beside the backup, which may be on a disk that should see encrypted data only.
  const draft = await mkdtemp(draftPrefix(places.dataDir));
  try {
    await giveToOwnerOf(places.dataDir, draft);
    // Before the database: an anchor may lack the newest records, but must not know of records that the copy lacks.
    const anchors = await readFolder(places.anchorFolder, ANCHOR_NAME);
    const database = path.join(draft, DATABASE);
    await snapshot(places.database, database, options);
    const applied = listMigrations(database);
    const manifest: Manifest = {
      format: 1,
      version: VERSION,
      createdAt: new Date(options.now()).toISOString(),
      database: "sqliteFile" in places.database ? "sqlite" : "postgres",
      migrations: applied,
    };
    const files = listFiles({ manifest, secret: secret.value, anchors, places, database });
    const bytes = await writeArchive(target, files, { passphrase });
    await giveToOwnerOf(folder, target);
    // A newer version may have migrated it, of which this one knows nothing.
    const isKnown = applied.every((id) => options.migrations.some((migration) => migration.id === id));
    const differences = isKnown ? await findSchemaDifferences({ ...options, database, draft }) : [];
    return { file: target, bytes, isEncrypted: passphrase !== undefined, manifest, differences };
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause;
    throw new StartFailure(
      `The disk is full. No backup was written. A backup needs room for a copy of the database in ${places.dataDir}, ` +
        `and for the finished file in ${folder}.`,
      { cause },
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function snapshot(
  database: DataPlaces["database"],
  target: string,
  options: BackupOptions,
): Promise<void> {
  if ("postgresUrl" in database) {
    const live = `${target}.live`;
    await copyFromPostgres(database.postgresUrl, live, options);
    await backupSqlite(live, target);
    await rm(live);
  } else if (existsSync(database.sqliteFile)) await backupSqlite(database.sqliteFile, target);
  else
    throw new StartFailure(
      `There is no database at ${database.sqliteFile} yet. Start the site once: npm start`,
    );
}

interface Contents {
  readonly manifest: Manifest;
  readonly secret: string;
  readonly anchors: readonly SmallFile[];
  readonly places: DataPlaces;
  readonly database: string;
}

async function* listFiles(contents: Contents): AsyncGenerator<ArchiveFile> {
  const { manifest, secret, anchors, places, database } = contents;
  const modifiedAt = Date.parse(manifest.createdAt);
  yield pack(MANIFEST, { content: Buffer.from(formatManifest(manifest)), modifiedAt });
  yield pack(SECRET, { content: Buffer.from(secret), modifiedAt });
  for (const anchor of anchors) yield pack(`${ANCHORS}/${anchor.name}`, anchor);
  for (const name of await listNames(places.mailFolder, MAIL_NAME)) {
    const mail = await readSmallFile(places.mailFolder, name);
    if (mail !== undefined) yield pack(`${MAIL}/${name}`, mail);
  }
  const { size } = await stat(database);
  const content = createReadStream(database, { highWaterMark: PIECE_BYTES });
  yield { name: DATABASE, bytes: size, modifiedAt, content };
}

interface SmallFile {
  readonly name: string;
  readonly content: Buffer;
  readonly modifiedAt: number;
}

function pack(name: string, { content, modifiedAt }: Omit<SmallFile, "name">): ArchiveFile {
  return { name, bytes: content.length, modifiedAt, content: [content] };
}

async function readFolder(folder: string, names: RegExp): Promise<readonly SmallFile[]> {
  const files = await Promise.all(
    (await listNames(folder, names)).map((name) => readSmallFile(folder, name)),
  );
  return files.filter((file) => file !== undefined);
}

async function listNames(folder: string, names: RegExp): Promise<readonly string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => names.test(name)) : [];
}

/** Undefined if the site has removed the file since it was listed. */
async function readSmallFile(folder: string, name: string): Promise<SmallFile | undefined> {
  const file = path.join(folder, name);
  try {
    const { mtimeMs } = await stat(file);
    return { name, content: await readFile(file), modifiedAt: mtimeMs };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function removeStaleDrafts(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  for (const name of (await readdir(dataDir)).filter(isDraft)) {
    const draft = path.join(dataDir, name);
    if ((await stat(draft)).mtimeMs < Date.now() - STALE_MS)
      await rm(draft, { recursive: true, force: true });
  }
}
