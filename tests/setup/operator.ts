import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { OperatorContext } from "../../operator/context.ts";
import { runOperator } from "../../operator/program.ts";
import { readPublishedContent } from "../../operator/published-content.ts";
import { siteDatabaseOf } from "../../operator/site-database.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { DatabaseDialect } from "../../platform/database/engine.ts";
import { type Config, parseConfig } from "../../server/config.ts";
import { migrations, type Schema, type SiteDatabase } from "../../server/migrations.ts";
import { createRequestDeps } from "../../server/services/privacy-requests.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { createTestDatabase } from "./database/test-database.ts";
import { TEST_ACTOR } from "./test-actor.ts";

export const TEST_SECRET = "a secret of the operator's tests";
export const TEST_KEYS = createLeadKeys(TEST_SECRET);
export const TEST_REQUESTS = createRequestDeps(TEST_SECRET);
export const TEST_NOW = Date.UTC(2026, 10, 15, 12);

export interface OperatorRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface TestOperator {
  readonly database: SiteDatabase;
  readonly url: string;
  /** Also the data folder. */
  readonly folder: string;
  /** Runs a command as if typed at a terminal of this width, or piped. */
  run(words: readonly string[], options?: RunOptions): Promise<OperatorRun>;
  close(): Promise<void>;
}

interface CommandOptions {
  readonly width?: number;
  /** The answer at a prompt; without it, nobody is at the terminal. */
  readonly answer?: boolean;
  readonly now?: () => number;
  /** Rendering needs a build, which most tests do not have. */
  readonly renderRecords?: OperatorContext["renderRecords"];
}

export interface RunOptions extends Omit<CommandOptions, "now"> {
  readonly config?: Partial<Config>;
  readonly now?: number;
}

/** Runs a command on a database that is there, without a process: starting one takes as long as ten commands. */
export async function runCommand(
  words: readonly string[],
  config: Config,
  { width, answer, now = Date.now, renderRecords = async () => {} }: CommandOptions = {},
): Promise<OperatorRun> {
  let [out, err] = ["", ""];
  const whoAndWhen = { actor: TEST_ACTOR, now, newId: randomUUID };
  const withDatabase = siteDatabaseOf(config, whoAndWhen);
  const code = await runOperator(words, {
    config,
    renderRecords,
    content: await readPublishedContent(withDatabase),
    migrations,
    withDatabase,
    terminal: {
      width,
      print: (text) => {
        out += `${text}\n`;
      },
      say: (text) => {
        err += `${text}\n`;
      },
      progress: () => {},
      confirm: async (question) => {
        err += `${question}\n`;
        return answer ?? false;
      },
    },
    ...whoAndWhen,
  });
  return { code, out, err };
}

/** The command line on its own database, which has these migrations. */
export async function openTestOperator(
  dialect: DatabaseDialect,
  applied = migrations,
): Promise<TestOperator> {
  const { url, drop } = await createTestDatabase(dialect, applied);
  const folder = mkdtempSync(path.join(tmpdir(), "operator-test-"));
  const database = await openDatabase<Schema>(url, { file: "", migrations, now: () => TEST_NOW });
  return {
    database,
    url,
    folder,
    run(words, { config, now = TEST_NOW, ...options } = {}) {
      const usual = parseConfig({ DATABASE_URL: url, DATA_DIR: folder, SECRET: TEST_SECRET });
      return runCommand(words, { ...usual, ...config }, { ...options, now: () => now });
    },
    async close() {
      await database.close();
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The command line on a new database for every test of the surrounding block. */
export function operatorOfEachTest(dialect: DatabaseDialect = "sqlite"): Omit<TestOperator, "close"> {
  let operator: TestOperator;
  beforeEach(async () => {
    operator = await openTestOperator(dialect);
  }, 60_000);
  afterEach(() => operator.close());
  return {
    get database() {
      return operator.database;
    },
    get url() {
      return operator.url;
    },
    get folder() {
      return operator.folder;
    },
    run: (words, options) => operator.run(words, options),
  };
}
