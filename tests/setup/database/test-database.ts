import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import type { DatabaseDialect } from "../../../platform/database/engine.ts";

export interface TestDatabase {
  /** Pass it to openDatabase. */
  readonly url: string;
  /** Close all connections first. */
  drop(): Promise<void>;
}

/** Every storage contract runs on each: `describe.each(DIALECTS)("... on %s", (dialect) => ...)`. */
export const DIALECTS = ["sqlite", "postgres"] as const satisfies readonly DatabaseDialect[];

/** A new, empty database that no other test shares. */
export async function createTestDatabase(dialect: DatabaseDialect): Promise<TestDatabase> {
  return dialect === "sqlite" ? createSqliteFolder() : await createPostgresDatabase(await startPostgres());
}

function createSqliteFolder(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), "storage-test-"));
  return {
    url: `file:${join(folder, "test.db")}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function createPostgresDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`) };
}

export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startPostgres(): Promise<string> {
  const response = await fetch(inject("postgresStarter"));
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
