import type { Database } from "../../platform/database/database.ts";
import type { NamedRecord } from "./record-store.server.ts";
import type { RecordTables } from "./record-tables.server.ts";

export interface RecordFailure {
  readonly revision: number;
  readonly reason: string;
}

export type RecordRollout = ReturnType<typeof createRecordRollout>;

/**
 * How records reach all instances within seconds. Rendering takes longer than that, so a command announces what it is
 * about to publish, and instances render while the command does. One that cannot show what was published says so here.
 */
export function createRecordRollout({ db }: Database<RecordTables>, now: () => number) {
  return {
    /** All records as the site will have them. */
    async announce(records: readonly NamedRecord[]): Promise<void> {
      const row = { records: JSON.stringify(records), announced_at: now() };
      await db
        .insertInto("record_announcement")
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
    },

    /** When the last announcement was made; 0 before the first. */
    async announcedAt(): Promise<number> {
      const row = await db.selectFrom("record_announcement").select("announced_at").executeTakeFirst();
      return row?.announced_at ?? 0;
    },

    async announced(): Promise<readonly NamedRecord[]> {
      const row = await db.selectFrom("record_announcement").select("records").executeTakeFirst();
      return row === undefined ? [] : JSON.parse(row.records);
    },

    /** Undefined: the instance shows what was published. */
    async report(instance: string, failure: RecordFailure | undefined): Promise<void> {
      await db.deleteFrom("record_failures").where("instance", "=", instance).execute();
      if (failure === undefined) return;
      await db
        .insertInto("record_failures")
        .values({ instance, ...failure, failed_at: now() })
        .execute();
    },

    /** Instances that cannot show this revision. */
    failures: (revision: number) =>
      db
        .selectFrom("record_failures")
        .selectAll()
        .where("revision", "=", revision)
        .orderBy("instance")
        .execute(),
  };
}
