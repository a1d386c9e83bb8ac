import path from "node:path";
import { locateFile } from "../../platform/database/database.ts";
import { mailFolder } from "../../platform/mail/mail-files.ts";
import { anchorFolder } from "../../src/leads/consent/consent-anchor-files.server.ts";
import { type Config, sqliteFile } from "../config.ts";
import { secretFile } from "../secret.ts";

/** Undefined when the site uses PostgreSQL. */
export function findSqliteFile(config: Pick<Config, "databaseUrl" | "dataDir">): string | undefined {
  const { databaseUrl } = config;
  return databaseUrl?.startsWith("postgres") ? undefined : locateFile(databaseUrl, sqliteFile(config));
}

/** Where the site keeps everything that a backup contains. */
export interface DataPlaces {
  readonly dataDir: string;
  readonly database: { readonly sqliteFile: string } | { readonly postgresUrl: string };
  /** Not used while SECRET is set. */
  readonly secretFile: string;
  readonly mailFolder: string;
  readonly anchorFolder: string;
}

export function locateData(config: Pick<Config, "databaseUrl" | "dataDir">): DataPlaces {
  const { dataDir, databaseUrl = "" } = config;
  const file = findSqliteFile(config);
  return {
    dataDir,
    database: file === undefined ? { postgresUrl: databaseUrl } : { sqliteFile: file },
    secretFile: secretFile(config),
    mailFolder: mailFolder(dataDir),
    anchorFolder: anchorFolder(dataDir),
  };
}

/** Names in a backup. */
export const MANIFEST = "manifest.json";
export const SECRET = "secret";
export const DATABASE = "database.sqlite";
export const MAIL = "mail";
export const ANCHORS = "consent-anchors";

/** Mails and anchors that the site wrote. It leaves out unfinished files, and files that somebody else put there. */
export const MAIL_NAME = /^[\w-]{1,90}\.eml$/;
export const ANCHOR_NAME = /^\d+-[0-9a-f]+\.json(\.set-aside)?$/;

/** Folders for work in progress start with it. A killed process leaves its folder behind. */
const DRAFT_PREFIX = "backup-draft-";

export function draftPrefix(dataDir: string): string {
  return path.join(dataDir, DRAFT_PREFIX);
}

export function isDraft(name: string): boolean {
  return name.startsWith(DRAFT_PREFIX);
}
