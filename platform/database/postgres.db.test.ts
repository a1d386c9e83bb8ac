import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOTES_MIGRATIONS, type NotesSchema } from "../../tests/setup/database/notes-schema.ts";
import { type TemporaryPostgres, temporaryPostgres } from "../../tests/setup/database/temporary-postgres.ts";
import {
  createPostgresDatabase,
  runAsAdmin,
  type TestDatabase,
} from "../../tests/setup/database/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { readReplication } from "./replicas.ts";

describe("PostgreSQL", () => {
  let server: TemporaryPostgres;
  let place: TestDatabase;
  let database: Database<NotesSchema>;
  let connectionErrors: Error[];

  const options = { file: "", migrations: NOTES_MIGRATIONS, now: () => 0 };
  /** The server takes a new setting over in its own time. */
  async function waitForMachines(names: string): Promise<void> {
    await runAsAdmin(server.url, `alter system set synchronous_standby_names = '${names}'`);
    await runAsAdmin(server.url, "select pg_reload_conf()");
    await expect
      .poll(async () => (await readReplication(database))?.isSynchronous, { timeout: 20_000 })
      .toBe(names !== "");
  }

  const note = (id: string) => ({ id, batch: "one", written_at: 0 });

  // A separate server, because these tests stop it.
  beforeAll(async () => {
    server = await temporaryPostgres();
  }, 60_000);

  afterAll(() => server.stop());

  beforeEach(async () => {
    connectionErrors = [];
    place = await createPostgresDatabase(server.url);
    database = await openDatabase<NotesSchema>(place.url, {
      ...options,
      onConnectionError: (error) => connectionErrors.push(error),
    });
    await database.migrate();
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  test.each([
    ["statement_timeout", "6s"],
    ["idle_in_transaction_session_timeout", "30s"],
  ])("runs with %s = %s", async (setting, value) => {
    const { rows } = await sql`select current_setting(${setting}) as value`.execute(database.db);
    expect(rows).toEqual([{ value }]);
  });

  test("a migration may take longer than a request's statement", async () => {
    let timeouts: unknown;
    const patient = await openDatabase(place.url, {
      ...options,
      migrations: [
        ...NOTES_MIGRATIONS,
        {
          id: "0003-look-at-limits",
          why: "test",
          async up(handle) {
            const { rows } = await sql`select current_setting('statement_timeout') as statement,
              current_setting('lock_timeout') as lock`.execute(handle);
            timeouts = rows[0];
          },
        },
      ],
    });
    await patient.migrate();
    await patient.close();
    expect(timeouts).toEqual({ statement: "0", lock: "1min" });
  });

  test("refuses a database that acknowledges commits before they are on disk", async () => {
    const name = new URL(place.url).pathname.slice(1);
    await runAsAdmin(server.url, `alter database ${name} set synchronous_commit = off`);
    const refusal = await openDatabase(place.url, options).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      cause: { message: expect.stringContaining("synchronous_commit is off") },
    });
  });

  test("refuses a server that does not flush to disk at all", async () => {
    const setFsync = async (value: string) => {
      await runAsAdmin(server.url, `alter system set fsync = ${value}`);
      await runAsAdmin(server.url, "select pg_reload_conf()");
    };
    const open = () => openDatabase(place.url, options).then((opened) => opened.close());
    await setFsync("off");
    await expect
      .poll(() => open().catch((error: unknown) => error))
      .toMatchObject({ cause: { message: expect.stringContaining("fsync is off") } });
    await setFsync("on");
    await expect.poll(() => open()).toBeUndefined();
  });

  test("a commit that waits for a second machine is no success when its time is over", async () => {
    const hasty = await openDatabase<NotesSchema>(place.url, { ...options, statementTimeoutMs: 300 });
    const store = (id: string) =>
      hasty.transaction((transaction) => transaction.insertInto("notes").values(note(id)).execute());
    await waitForMachines("a_machine_that_is_gone");
    try {
      // As many as there are connections: none may stay behind with a commit that hangs.
      const attempts = Array.from({ length: 10 }, (_, index) => store(`alone-${index}`));
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.map(({ status }) => status)).toEqual(attempts.map(() => "rejected"));
      expect(await hasty.db.selectFrom("notes").select("id").execute()).toEqual([]);
    } finally {
      await waitForMachines("");
    }
    await store("together");
    await hasty.close();
  }, 30_000);

  test("refuses a server that acknowledges what only one machine has, where more are required", async () => {
    const open = () => openDatabase(place.url, { ...options, isReplicaRequired: true });
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      cause: { message: expect.stringContaining("synchronous_standby_names is empty") },
    });
    const name = new URL(place.url).pathname.slice(1);
    await waitForMachines("*");
    try {
      await open().then((opened) => opened.close());
      const replication = await readReplication(database);
      expect(replication).toEqual({ leader: "127.0.0.1", isSynchronous: true, replicas: [] });
      // Setting it waits for another machine, too, unless this session does not.
      await runAsAdmin(
        server.url,
        `set synchronous_commit = local; alter database ${name} set synchronous_commit = local`,
      );
      const lax = await open().catch((error: unknown) => error);
      expect(lax).toMatchObject({
        cause: { message: expect.stringContaining("synchronous_commit is local") },
      });
    } finally {
      await waitForMachines("");
    }
  }, 30_000);

  test("where more machines are required, what a transaction has read is no success until another has it", async () => {
    await waitForMachines("a_machine_that_is_gone");
    const strict = await openDatabase<NotesSchema>(place.url, {
      ...options,
      isReplicaRequired: true,
      statementTimeoutMs: 300,
    });
    const read = (isSnapshot: boolean) =>
      strict.transaction((transaction) => transaction.selectFrom("notes").select("id").execute(), {
        isSnapshot,
      });
    try {
      await expect(read(false)).rejects.toThrow();
      // A page that only shows it goes on.
      expect(await read(true)).toEqual([]);
    } finally {
      await waitForMachines("");
    }
    expect(await read(false)).toEqual([]);
    await strict.close();
  }, 30_000);

  test("a server that changes while the site runs gets no new connection, and the site is not ready", async () => {
    await waitForMachines("*");
    const strict = await openDatabase<NotesSchema>(place.url, { ...options, isReplicaRequired: true });
    // More than there are connections: a refused one must not keep its place.
    const readOften = async () => {
      const reads = Array.from({ length: 15 }, () => strict.db.selectFrom("notes").select("id").execute());
      const outcomes = await Promise.allSettled(reads);
      return outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [`${outcome.reason}`] : []));
    };
    try {
      await strict.check();
      await waitForMachines("");
      const refusal = expect.stringContaining("synchronous_standby_names is empty");
      await expect(strict.check()).rejects.toMatchObject({ cause: { message: refusal } });
      expect(await readOften()).toContainEqual(refusal);
      await waitForMachines("*");
      await strict.check();
      expect(await readOften()).toEqual([]);
    } finally {
      await waitForMachines("");
      await strict.close();
    }
  }, 60_000);

  test("refuses a server that follows another one", async () => {
    await runAsAdmin(
      server.url,
      "do $$ begin execute format('copy (select) to %L', current_setting('data_directory') || '/standby.signal'); end $$",
    );
    await server.interrupt();
    await server.resume();
    try {
      const refusal = { cause: { message: expect.stringContaining("follows another one") } };
      await expect(openDatabase(place.url, options)).rejects.toMatchObject(refusal);
      await expect(database.check()).rejects.toMatchObject(refusal);
    } finally {
      await runAsAdmin(server.url, "select pg_promote()");
    }
    await database.check();
  }, 30_000);

  test("a server that cannot be reached is named without its password", async () => {
    const refusal = await openDatabase("postgres://user:secret@127.0.0.1:1/db", options).catch(String);
    expect(refusal).toBe("Error: Cannot use the PostgreSQL database 127.0.0.1:1/db");
  });

  test("a connection lost inside a transaction rejects it, and the next transaction works", async () => {
    const attempt = database.transaction(async (transaction) => {
      await transaction.insertInto("notes").values(note("lost")).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await runAsAdmin(server.url, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await transaction.insertInto("notes").values(note("never")).execute();
    });
    await expect(attempt).rejects.toThrow(/terminat|connection|queryable/i);
    await database.transaction((transaction) =>
      transaction.insertInto("notes").values(note("kept")).execute(),
    );
    expect(await database.db.selectFrom("notes").select("id").execute()).toEqual([{ id: "kept" }]);
  });

  test("is not ready while the server is gone, ready again when it is back, and alive all the while", async () => {
    await database.db.insertInto("notes").values(note("before")).execute();
    await server.interrupt();
    await expect(database.check()).rejects.toThrow();
    expect(connectionErrors.length).toBeGreaterThan(0);
    await expect(database.transaction(async () => {})).rejects.toThrow();
    await server.resume();
    await database.check();
    expect(await database.db.selectFrom("notes").select("id").execute()).toEqual([{ id: "before" }]);
  }, 30_000);

  test("can be closed while the server is gone", async () => {
    await server.interrupt();
    await database.close();
    await server.resume();
  }, 30_000);
});
