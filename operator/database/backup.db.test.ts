import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createUnsubscribeTokens } from "../../platform/mail/unsubscribe-token.ts";
import { readBackupState } from "../../server/backup/backup-state.ts";
import {
  anchorRecords,
  encryptedBackups,
  MAILED_AT,
  openBackupPlace,
  openSecondMachine,
  writeMail,
} from "../../tests/setup/backups.ts";
import { budget } from "../../tests/setup/budget.ts";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { TEST_NOW, TEST_SECRET } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

const PAIRS = DIALECTS.flatMap((from) => DIALECTS.map((to) => ({ from, to })));

/** Each engine is backed up once and restored to once. */
const CROSSED = PAIRS.filter(({ from, to }) => from !== to);

describe.each(budget(CROSSED, PAIRS))(
  "a backup of $from restored to $to on a second machine",
  ({ from, to }) => {
    const { operator, folder, file } = openBackupPlace(from);

    test("has the leads, the secret, the mails and a consent chain that verifies", async () => {
      const { id, reference } = await storeSampleLead(operator.database, { now: TEST_NOW });
      await operator.run(["leads", "note", reference, "remember"]);
      await anchorRecords(operator);
      writeMail(operator.folder, "one.eml");
      const link = createUnsubscribeTokens(TEST_SECRET).issue(id);
      const made = await operator.run(["backup", file, "--json"], {
        config: { backup: encryptedBackups(folder) },
      });
      expect(made).toMatchObject({
        code: 0,
        err: expect.stringMatching(/^Wrote .+site\.backup \(\d+ kB\)\.\n$/),
      });
      expect(JSON.parse(made.out)).toMatchObject({ file, isEncrypted: true, manifest: { database: from } });
      expect(readFileSync(file).includes("zoe@person.example")).toBe(false);
      const { succeededAt } = await readBackupState(operator.database);
      expect(succeededAt).toBe(TEST_NOW);

      const second = await openSecondMachine(operator, folder, to);
      const backup = encryptedBackups(folder);
      const checked = await second.run(["restore", file, "--check"], { backup });
      expect(checked).toMatchObject({
        code: 0,
        err: expect.stringContaining("can be restored: the backup of"),
      });
      expect(readdirSync(second.dataDir)).toEqual([]);
      const restored = await second.run(["restore", file], { backup });
      expect(restored.err).toContain(
        "mails in files: 1, consent anchors: 1.\nNobody may enter the desk with it.\n1. Run: npm run operator -- consent",
      );
      expect(restored.code).toBe(0);

      const verified = await second.run(["consent", "verify"]);
      expect(verified).toMatchObject({ code: 0, err: "The consent records are intact.\n" });
      expect(verified.out).toContain("Anchored up to record 1");
      expect((await second.run(["leads", "show", reference])).out).toContain("Note: remember");
      const secret = readFileSync(path.join(second.dataDir, "secret"), "utf8");
      expect(createUnsubscribeTokens(secret).read(link)).toBe(id);
      const mail = path.join(second.dataDir, "mail", "one.eml");
      expect(readFileSync(mail, "utf8")).toBe("Subject: one.eml");
      expect(statSync(mail).mtimeMs).toBe(MAILED_AT);
      const files = readdirSync(second.dataDir, { recursive: true, withFileTypes: true });
      for (const entry of files) {
        const mode = statSync(path.join(entry.parentPath, entry.name)).mode & 0o777;
        expect(mode, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
      }
      expect(readdirSync(second.dataDir).filter((name) => /draft|restore/.test(name))).toEqual([]);

      const again = await second.run(["restore", file], { backup });
      expect(again).toMatchObject({
        code: 1,
        err: expect.stringContaining("To replace it with the backup, add --replace"),
      });
      await second.drop();
    }, 60_000);
  },
);

describe("backup", () => {
  const { operator, folder, file } = openBackupPlace("sqlite");

  test("chooses folder and name, and warns if there is no passphrase", async () => {
    const { code, err } = await operator.run(["backup"]);
    expect(code).toBe(0);
    expect(err).toContain("Warning: it is not encrypted.");
    const name = "2026-11-15-120000.backup";
    expect(readdirSync(path.join(operator.folder, "backups"))).toEqual([name]);
    expect(statSync(path.join(operator.folder, "backups", name)).mode & 0o777).toBe(0o600);
    expect((await operator.run(["backup"])).err).toContain("already exists");
    expect(readdirSync(operator.folder)).toEqual(["backups"]);
  });

  test("rotates its own files only", async () => {
    const backup = { ...encryptedBackups(folder), passphrase: undefined };
    const others = ["2026-11-10-120000.backup", "scheduled-notes.txt", "mine.backup"];
    for (const name of others) writeFileSync(path.join(folder, name), "");
    for (const hour of [1, 2, 3, 4]) {
      const run = { config: { backup }, now: TEST_NOW + hour * 3_600_000 };
      expect((await operator.run(["backup", "--rotate"], run)).code).toBe(0);
    }
    const kept = ["scheduled-2026-11-15-150000.backup", "scheduled-2026-11-15-160000.backup"];
    expect(readdirSync(folder).toSorted()).toEqual([...others, ...kept].toSorted());
  });

  test.each([
    { words: ["copy.sqlite"], message: "A backup is no longer a SQLite file" },
    { words: ["a.backup", "--rotate"], message: "--rotate names the file itself" },
  ])("$words is refused", async ({ words, message }) => {
    const { code, err } = await operator.run(["backup", ...words]);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  test("leaves out what the site did not write", async () => {
    writeMail(operator.folder, "one.eml");
    writeMail(operator.folder, "my notes.eml");
    writeMail(operator.folder, "half.eml.part");
    await operator.run(["backup", file]);
    copyFileSync(file, `${file}.copy`);
    expect((await operator.run(["restore", `${file}.copy`, "--check"])).err).toContain("mails in files: 1,");
  });
});
