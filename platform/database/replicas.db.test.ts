import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findPostgres, temporaryPostgres } from "../../tests/setup/database/temporary-postgres.ts";
import { runAsAdmin } from "../../tests/setup/database/test-database.ts";
import { endProcess } from "../../tests/setup/server-process.ts";
import { usingDatabase } from "./database.ts";
import { readReplication } from "./replicas.ts";

test("a role that may not look at other machines is told from a leader that has none", async () => {
  const server = await temporaryPostgres();
  onTestFinished(() => server.stop());
  await runAsAdmin(server.url, "create role plain login password 'plain'");
  const site = new URL(server.url);
  site.username = site.password = "plain";
  const look = async () =>
    (await usingDatabase(site.href, { file: "", migrations: [], now: () => 0 }, readReplication))?.replicas;
  expect(await look()).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), "receivewal-"));
  const follower = spawn(
    join(findPostgres() ?? "", "pg_receivewal"),
    ["--directory", folder, "--dbname", server.url],
    { stdio: "ignore" },
  );
  try {
    await expect.poll(look).toBeUndefined();
    await runAsAdmin(server.url, "grant pg_monitor to plain");
    expect(await look()).toEqual([
      { name: "pg_receivewal", isSynchronous: false, behindBytes: expect.any(Number) },
    ]);
  } finally {
    await endProcess(follower);
    rmSync(folder, { recursive: true });
  }
}, 60_000);
