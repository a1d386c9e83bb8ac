import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { inspectPostgres } from "../../platform/database/postgres-copy.ts";
import { isDamaged } from "../../platform/database/sqlite-errors.ts";
import { lockSqlite, type SqliteLock } from "../../platform/database/sqlite-lock.ts";
import { type Config, maskSecrets, StartFailure } from "../config.ts";
import { locateData } from "./data-places.ts";

const NO_LOCK: SqliteLock = { release: () => {} };

/**
 * Rejects if the site is running on the data that a restore would replace, or if there is data and the operator did not
 * say that it may be replaced. An existing SQLite file stays locked until `release`.
 */
export async function claimTarget(
  config: Config,
  { replaces }: { readonly replaces: boolean },
): Promise<SqliteLock> {
  const { database, secretFile, mailFolder } = locateData(config);
  const claim =
    "sqliteFile" in database
      ? claimSqlite(database.sqliteFile, replaces)
      : await claimPostgres(database.postgresUrl, replaces);
  if (!replaces && config.secret === undefined && existsSync(secretFile)) refuse(secretFile);
  if (!replaces && existsSync(mailFolder) && (await readdir(mailFolder)).length > 0) refuse(mailFolder);
  return claim;
}

function claimSqlite(file: string, replaces: boolean): SqliteLock {
  if (!existsSync(file)) return NO_LOCK;
  if (!replaces) refuse(file);
  const lock = tryToLock(file);
  if (lock === undefined) {
    throw new StartFailure(`Another process uses ${file}. Stop the site and other commands first.`);
  }
  return lock;
}

/** A damaged file cannot be locked. That must not keep anybody from replacing it. */
function tryToLock(file: string): SqliteLock | undefined {
  try {
    return lockSqlite(file);
  } catch (error) {
    if (isDamaged(error)) return NO_LOCK;
    throw error;
  }
}

async function claimPostgres(url: string, replaces: boolean): Promise<SqliteLock> {
  const { tables, sessions } = await inspectPostgres(url);
  if (tables.length > 0 && !tables.includes("schema_migrations")) {
    throw new StartFailure(
      `The database ${maskSecrets(url)} has tables of something else (${tables[0]}). The site needs a database of its own.`,
    );
  }
  if (tables.length > 0 && !replaces) refuse(maskSecrets(url));
  if (sessions > 0) {
    throw new StartFailure(
      `${sessions} other ${sessions === 1 ? "connection uses" : "connections use"} ${maskSecrets(url)}. Stop every process of the site first.`,
    );
  }
  return NO_LOCK;
}

function refuse(place: string): never {
  throw new StartFailure(`${place} already exists. To replace it with the backup, add --replace.`);
}
