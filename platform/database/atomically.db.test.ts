import { describe, expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { atomically } from "./atomically.ts";
import type { Database } from "./database.ts";
import type { Migration } from "./migrations.ts";

interface Tables {
  things: { name: string };
}

async function add(database: Database<Tables>, name: string): Promise<number> {
  await database.transaction(async (trx) => void (await trx.insertInto("things").values({ name }).execute()));
  return (await database.db.selectFrom("things").selectAll().execute()).length;
}

describe.each(DIALECTS)("several transactions as one, on %s", (dialect) => {
  test("are stored together, or not at all", async () => {
    const migration: Migration = {
      id: "0001-create-things",
      why: "For this test.",
      up: async ({ schema }) => await schema.createTable("things").addColumn("name", "text").execute(),
    };
    const { database, drop } = await openTestDatabase<Tables>(dialect, [migration]);
    try {
      const counts = await atomically(database, async (within) => [
        await add(within, "one"),
        await add(within, "two"),
      ]);
      expect(counts, "each sees what the one before did").toEqual([1, 2]);
      const failed = atomically(database, async (within) => {
        await add(within, "three");
        throw new Error("no");
      });
      await expect(failed).rejects.toThrow("no");
      expect(await database.db.selectFrom("things").selectAll().execute()).toHaveLength(2);
    } finally {
      await drop();
    }
  });
});
