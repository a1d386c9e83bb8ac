import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { lockSqlite } from "../../platform/database/sqlite-lock.ts";
import { folderOfEachTest, writeFiles } from "../../tests/setup/test-folder.ts";
import { parseConfig } from "../config.ts";
import { finishRestore } from "./finish-restore.ts";

const OLD_ANCHOR = "consent-anchors/9-bb.json";
const BEFORE = {
  "rentratio.sqlite": "old",
  "rentratio.sqlite-wal": "log of the old database",
  secret: "old",
  "mail/old.eml": "old",
  [OLD_ANCHOR]: "old",
};
const STAGED = {
  "rentratio.sqlite.restored": "new",
  "restore-ready/restore-id": "7",
  "restore-ready/secret": "new",
  "restore-ready/mail/new.eml": "new",
  "restore-ready/consent-anchors/5-aa.json": "new",
};
const AFTER = {
  "rentratio.sqlite": "new",
  secret: "new",
  "mail/new.eml": "new",
  "consent-anchors/5-aa.json": "new",
  [OLD_ANCHOR]: "old",
};

const inFolder = folderOfEachTest();

/** Those that are gone have no text. */
function write(files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    if (text !== undefined) writeFiles(inFolder(), { [name]: text });
  }
}

function readAll(): Record<string, string> {
  const names = readdirSync(inFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inFolder(), path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(names.map((name) => [name, readFileSync(inFolder(name), "utf8")]));
}

const finish = () => finishRestore(parseConfig({ DATA_DIR: inFolder() }), () => {});

describe("a restore that was killed is finished by the next start", () => {
  const gone = undefined;
  test.each([
    { after: "it was complete", changes: {} },
    { after: "the old log was removed", changes: { "rentratio.sqlite-wal": gone } },
    {
      after: "the database was moved",
      changes: { "rentratio.sqlite-wal": gone, "rentratio.sqlite.restored": gone, "rentratio.sqlite": "new" },
    },
    { after: "the secret was moved", changes: { "restore-ready/secret": gone, secret: "new" } },
    {
      after: "the old mails were moved away",
      changes: { "mail/old.eml": gone, "restore-ready/replaced-mail/old.eml": "old" },
    },
    {
      after: "an anchor was moved",
      changes: { "restore-ready/consent-anchors/5-aa.json": gone, "consent-anchors/5-aa.json": "new" },
    },
  ])("after $after", async ({ changes }) => {
    write({ ...BEFORE, ...STAGED, ...changes });
    await finish();
    expect(readAll()).toEqual(AFTER);
    await finish();
    expect(readAll()).toEqual(AFTER);
  });

  test("after every part was in place, and the site has written to its new log", async () => {
    const live = { ...AFTER, "rentratio.sqlite-wal": "log of the new database" };
    write({ ...live, "restore-ready/replaced-mail/old.eml": "old" });
    await finish();
    expect(readAll()).toEqual(live);
  });
});

test("a restore that was killed before it was complete changes nothing", async () => {
  const drafts = { "backup-draft-x/secret": "new", "rentratio.sqlite.restored": "half" };
  write({ ...BEFORE, ...drafts });
  await finish();
  expect(readAll()).toEqual({ ...BEFORE, ...drafts });
});

test("a start during a restore fails, and leaves it alone", async () => {
  write({ ...BEFORE, ...STAGED });
  const lock = lockSqlite(inFolder("restore-ready/lock"));
  await expect(finish()).rejects.toThrow("A restore is running");
  expect(existsSync(inFolder("rentratio.sqlite.restored"))).toBe(true);
  lock?.release();
  await finish();
  expect(readAll()).toEqual(AFTER);
});
