import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { DatabaseDialect } from "../../platform/database/engine.ts";
import type { Config } from "../../server/config.ts";
import { createAnchorSigner } from "../../src/leads/consent/consent-anchor.server.ts";
import { anchorFolder } from "../../src/leads/consent/consent-anchor-files.server.ts";
import { anchorHead } from "../../src/leads/consent/consent-anchoring.server.ts";
import { createTestDatabase } from "./database/test-database.ts";
import {
  type OperatorRun,
  operatorOfEachTest,
  TEST_NOW,
  TEST_SECRET,
  type TestOperator,
} from "./operator.ts";

export const MAILED_AT = TEST_NOW - 86_400_000;
export const PASSPHRASE = "correct horse battery staple";

export function encryptedBackups(folder: string): Config["backup"] {
  return { everyMs: undefined, keep: 2, folder, passphrase: PASSPHRASE, passphraseFile: undefined };
}

/** A mail in a file, as the site writes it while there is no mail server. */
export function writeMail(dataDir: string, name: string): void {
  mkdirSync(path.join(dataDir, "mail"), { recursive: true });
  const mail = path.join(dataDir, "mail", name);
  writeFileSync(mail, `Subject: ${name}`);
  utimesSync(mail, MAILED_AT / 1000, MAILED_AT / 1000);
}

/** As the running site does every few seconds. */
export async function anchorRecords({
  database,
  folder,
}: Pick<TestOperator, "database" | "folder">): Promise<void> {
  const signer = createAnchorSigner(TEST_SECRET);
  await anchorHead({ database, folder: anchorFolder(folder), signer }, TEST_NOW);
}

export interface SecondMachine {
  readonly dataDir: string;
  run(words: readonly string[], changes?: Partial<Config>): Promise<OperatorRun>;
  drop(): Promise<void>;
}

/** Another data folder with its own, empty database. */
export async function openSecondMachine(
  operator: Pick<TestOperator, "run">,
  folder: string,
  dialect: DatabaseDialect,
): Promise<SecondMachine> {
  const dataDir = mkdtempSync(path.join(folder, "second-"));
  const place = dialect === "postgres" ? await createTestDatabase("postgres") : undefined;
  const config: Partial<Config> = { dataDir, databaseUrl: place?.url, secret: undefined };
  return {
    dataDir,
    run: (words, changes = {}) => operator.run(words, { config: { ...config, ...changes } }),
    drop: async () => await place?.drop(),
  };
}

/** For each test: an operator's data, and a folder for backups with a file in it that does not exist yet. */
export function openBackupPlace(dialect: DatabaseDialect) {
  const operator = operatorOfEachTest(dialect);
  const folder = path.join(tmpdir(), `backup-test-${randomUUID()}`);
  beforeEach(() => void mkdirSync(folder));
  afterEach(() => rmSync(folder, { recursive: true }));
  return { operator, folder, file: path.join(folder, "site.backup") };
}
