import { existsSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { replacePostgres } from "../../platform/database/postgres-copy.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/setup/database/test-database.ts";
import { folderOfEachTest, writeFiles } from "../../tests/setup/test-folder.ts";
import { parseConfig } from "../config.ts";
import { migrations } from "../migrations.ts";
import { finishRestore } from "./finish-restore.ts";

const inFolder = folderOfEachTest();
let place: TestDatabase;
const file = () => inFolder("restore-ready", "database.sqlite");
const now = Date.now;

/** As a killed restore leaves it. */
beforeEach(async () => {
  place = await createTestDatabase("postgres");
  writeFiles(inFolder(), {
    secret: "old",
    "restore-ready/secret": "new",
    "restore-ready/restore-id": "an id",
  });
  const copy = await openDatabase(`file:${file()}`, { file: "", migrations, now });
  await copy.migrate();
  await copy.close();
}, 60_000);
afterEach(() => place.drop());

async function finish() {
  const said: string[] = [];
  const config = parseConfig({ DATA_DIR: inFolder(), DATABASE_URL: place.url });
  await finishRestore(config, (line) => said.push(line));
  expect(existsSync(inFolder("restore-ready"))).toBe(false);
  return { said, secret: readFileSync(inFolder("secret"), "utf8") };
}

test("a restore that PostgreSQL has committed is finished", async () => {
  await replacePostgres(place.url, file(), { migrations, now, onProgress: () => {}, mark: "an id" });
  expect(await finish()).toEqual({ said: ["Finished a restore that was interrupted."], secret: "new" });
});

test.each([{ earlier: undefined }, { earlier: "another id" }])(
  "a restore that PostgreSQL has not committed is discarded (before it: $earlier)",
  async ({ earlier }) => {
    const options = { migrations, now, onProgress: () => {} };
    if (earlier !== undefined) await replacePostgres(place.url, file(), { ...options, mark: earlier });
    const { said, secret } = await finish();
    expect(said).toEqual(["A restore was interrupted before it changed anything. Run it again."]);
    expect(secret).toBe("old");
  },
);
