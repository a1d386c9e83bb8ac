import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { usingDatabase } from "../../platform/database/database.ts";
import { migrations } from "../../server/migrations.ts";
import {
  anchorRecords,
  encryptedBackups,
  openBackupPlace,
  openSecondMachine,
  PASSPHRASE,
  writeMail,
} from "../../tests/setup/backups.ts";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { openTestOperator, TEST_NOW, TEST_SECRET } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

const NOBODY = "Nobody may enter the desk with it.";

describe.each(DIALECTS)("restore to %s", (dialect) => {
  const { operator, file } = openBackupPlace(dialect);

  test("replaces newer data, and says who was forgotten since and is back", async () => {
    const kept = await storeSampleLead(operator.database, { now: TEST_NOW, email: "a@person.example" });
    const forgotten = await storeSampleLead(operator.database, { now: TEST_NOW, email: "b@person.example" });
    await anchorRecords(operator);
    await operator.run(["backup", file]);
    const after = await storeSampleLead(operator.database, { now: TEST_NOW, email: "c@person.example" });
    await anchorRecords(operator);
    await operator.run(["privacy", "delete", forgotten.reference, "--yes"]);
    writeMail(operator.folder, "after.eml");

    const busy = await operator.run(["restore", file, "--replace"]);
    expect(busy.code).toBe(1);
    expect(busy.err).toMatch(/Another process uses|other connections? uses?/);
    expect((await operator.run(["leads", "show", after.reference])).code).toBe(0);

    await operator.database.close();
    expect((await operator.run(["restore", file])).err).toContain("add --replace");
    const restored = await operator.run(["restore", file, "--replace"]);
    expect(restored.err).toContain(
      `are back. Run: npm run operator -- privacy delete, for each of ${forgotten.reference}`,
    );
    expect(restored.code).toBe(0);
    for (const { reference, code } of [
      { ...kept, code: 0 },
      { ...forgotten, code: 0 },
      { ...after, code: 1 },
    ]) {
      expect((await operator.run(["leads", "show", reference])).code).toBe(code);
    }
    expect(readdirSync(path.join(operator.folder, "mail"))).toEqual([]);
    // The database numbers the next entry after those of the backup.
    await operator.run(["leads", "note", kept.reference, "still here"]);
    const entries = JSON.parse((await operator.run(["audit", "list", "--json"])).out);
    expect(entries).toMatchObject([
      { action: "added a note" },
      { action: "restored a backup", subject: "site.backup" },
    ]);
    // This machine's anchor knows of a record that came after the backup.
    const verified = await operator.run(["consent", "verify"]);
    expect(verified.out).toContain("record 3 is missing");
    await operator.run(["consent", "anchor", "--reset", "--yes"]);
    expect((await operator.run(["consent", "verify"])).code).toBe(0);
  }, 60_000);

  test("brings back a database from before an update, and the next start migrates it", async () => {
    const before = await openTestOperator(dialect, migrations.slice(0, -1));
    const last = migrations.at(-1)?.id ?? "";
    const { database } = before;
    expect((await before.run(["leads", "list"])).err).toContain("The database lacks 1 migration(s)");
    expect((await before.run(["backup", file])).code).toBe(0);
    expect(await database.migrate()).toEqual([last]);
    await database.close();
    const restored = await before.run(["restore", file, "--replace"]);
    expect(restored.err).toContain(
      `The next start of this version applies ${last}.\n${NOBODY}\n1. Start the site.`,
    );
    expect(restored.err).not.toContain("privacy delete");
    const options = { file: "", migrations, now: () => TEST_NOW };
    expect(await usingDatabase(before.url, options, (reopened) => reopened.migrate())).toEqual([last]);
    expect((await before.run(["leads", "list"])).code).toBe(0);
    await before.close();
  }, 60_000);

  test("refuses a backup of a newer version", async () => {
    const { db } = operator.database;
    await sql`insert into schema_migrations (position, id, applied_at) values (99, '9999-later', 0)`.execute(
      db,
    );
    if (dialect === "sqlite") {
      expect((await operator.run(["backup", file])).code).toBe(0);
      const { code, err } = await operator.run(["restore", file, "--check"]);
      expect(code).toBe(1);
      expect(err).toContain("this version does not know 9999-later");
    } else {
      expect((await operator.run(["backup", file])).err).toContain("this version does not know 9999-later");
    }
  });
});

describe("a backup that somebody else has changed", () => {
  const { operator, folder, file } = openBackupPlace("sqlite");
  const change = (statement: string) => sql.raw(statement).execute(operator.database.db);

  test("is refused where backups are encrypted, unless the operator takes it by name", async () => {
    await operator.run(["backup", file]);
    const second = await openSecondMachine(operator, folder, "sqlite");
    const config = { backup: encryptedBackups(folder) };
    for (const words of [[], ["--check"]]) {
      const { code, err } = await second.run(["restore", file, ...words], config);
      expect(code).toBe(1);
      expect(err).toContain("is not encrypted, but yours are: BACKUP_PASSPHRASE is set.");
    }
    expect(readdirSync(second.dataDir)).toEqual([]);
    expect((await second.run(["restore", file, "--check", "--unencrypted"], config)).code).toBe(0);
    expect((await second.run(["restore", file, "--unencrypted"], config)).code).toBe(0);
  });

  test("is refused for each difference of its schema, by name", async () => {
    const changes = {
      "create trigger rewrite after insert on leads begin update leads set email = 'me@evil.example'; end":
        "the trigger rewrite on leads is not one of ours",
      "create table notes (text text)": "the table notes is not one of ours",
      "create index spy on leads (name)": "the index spy on leads is not one of ours",
      "create view people as select * from leads": "the view people on people is not one of ours",
      "drop trigger audit_log_refuses_delete": "the trigger audit_log_refuses_delete on audit_log is missing",
      "drop index leads_by_phone": "the index leads_by_phone on leads is missing",
      "alter table leads add column spy text default 'x'": "the table leads differs",
    };
    for (const statement of Object.keys(changes)) await change(statement);
    const { err: warning } = await operator.run(["backup", file]);
    expect(warning).toContain("Warning: it cannot be restored. The database is not one that");
    for (const difference of Object.values(changes)) expect(warning).toContain(difference);
    const second = await openSecondMachine(operator, folder, "sqlite");
    for (const words of [[], ["--check"]]) {
      const { code, err } = await second.run(["restore", file, ...words]);
      expect(code).toBe(1);
      expect(err).toMatch(/is not one that this site has made: the .* Nothing was restored\./);
      for (const difference of Object.values(changes)) expect(err).toContain(difference);
    }
    expect(readdirSync(second.dataDir)).toEqual([]);
  });

  test("says who may enter the desk with it", async () => {
    await operator.run(["backup", file]);
    const second = await openSecondMachine(operator, folder, "sqlite");
    expect((await second.run(["restore", file, "--check"])).err).toContain(NOBODY);
    await operator.run(["desk", "invite", "Ann"]);
    await operator.run(["desk", "invite", "Gone"]);
    await operator.run(["desk", "revoke", "Gone", "--yes"]);
    const evil = "(id, name, name_key, created_at) values ('evil', 'Evil', 'evil', 0)";
    await change(`insert into desk_people ${evil}`);
    const key = "(id, person_id, public_key, counter, transports, name, created_at)";
    await change(`insert into desk_passkeys ${key} values ('key', 'evil', 'AAAA', 0, '[]', 'Key', 0)`);
    const session = "(token_hash, id, person_id, created_at, seen_at, proven_at, device)";
    const times = `${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}`;
    await change(`insert into desk_sessions ${session} values ('hash', 'id', 'evil', ${times}, 'x')`);
    const planted = path.join(folder, "planted.backup");
    await operator.run(["backup", planted]);
    const people = "May enter the desk with it: Ann (0 passkeys), Evil (1 passkey, 1 open session).";
    expect((await second.run(["restore", planted, "--check"])).err).toContain(people);
    const json = JSON.parse((await second.run(["restore", planted, "--check", "--json"])).out);
    expect(json.admitted).toContainEqual({ name: "Evil", passkeys: 1, sessions: 1 });
    expect((await second.run(["restore", planted])).err).toContain(people);
  });
});

describe("restore to SQLite", () => {
  const { operator, folder, file } = openBackupPlace("sqlite");

  test("replaces a damaged database", async () => {
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW });
    await operator.run(["backup", file]);
    await operator.database.close();
    writeFileSync(
      operator.url.replace("file:", ""),
      "this is no database, and long enough to be one".repeat(100),
    );
    const restored = await operator.run(["restore", file, "--replace"]);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.err).toContain("Your own notes must tell who.");
    expect((await operator.run(["leads", "show", reference])).code).toBe(0);
  });

  test("changes nothing if the file is damaged, and names the reason", async () => {
    await operator.run(["backup", file]);
    const second = await openSecondMachine(operator, folder, "sqlite");
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 60) ^ 1, bytes.length - 60);
    writeFileSync(file, bytes);
    const { code, err } = await second.run(["restore", file]);
    expect(code).toBe(1);
    expect(err).toContain("is damaged");
    expect(readdirSync(second.dataDir)).toEqual([]);
    expect((await second.run(["restore", path.join(folder, "missing")])).err).toContain("There is no file");
  });

  test("refuses a SECRET that is not the backup's", async () => {
    await operator.run(["backup", file]);
    const second = await openSecondMachine(operator, folder, "sqlite");
    const { code, err } = await second.run(["restore", file], { secret: "x".repeat(40) });
    expect(code).toBe(1);
    expect(err).toContain("SECRET is set, but is not the secret of this backup");
    expect(readdirSync(second.dataDir)).toEqual([]);
    expect((await second.run(["restore", file], { secret: TEST_SECRET })).code).toBe(0);
    expect(existsSync(path.join(second.dataDir, "secret"))).toBe(false);
  });

  test("needs the passphrase of an encrypted backup", async () => {
    await operator.run(["backup", file], { config: { backup: encryptedBackups(folder) } });
    const second = await openSecondMachine(operator, folder, "sqlite");
    expect((await second.run(["restore", file])).err).toContain("is encrypted. Set BACKUP_PASSPHRASE");
    const passphraseFile = path.join(folder, "passphrase");
    const backup = { ...encryptedBackups(folder), passphrase: undefined, passphraseFile };
    expect((await second.run(["restore", file], { backup })).err).toContain(
      "(BACKUP_PASSPHRASE_FILE) cannot be read",
    );
    writeFileSync(passphraseFile, "another passphrase\n");
    expect((await second.run(["restore", file], { backup })).err).toContain(
      "The passphrase is not the one of",
    );
    writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
    expect((await second.run(["restore", file], { backup })).code).toBe(0);
  }, 60_000);
});
