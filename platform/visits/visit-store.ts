import type { Database } from "../database/database.ts";
import type { Migration } from "../database/migrations.ts";

export interface VisitTables {
  page_visits: {
    /** UTC, `2026-11-15`. */
    day: string;
    path: string;
    visits: number;
  };
}

export const VISITS_MIGRATION: Migration = {
  id: "0040-create-page-visits",
  why: "How often each page was read on each day, if the operator wants to know; nothing about who read it.",
  async up({ schema }) {
    await schema
      .createTable("page_visits")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_visits_key", ["day", "path"])
      .execute();
  },
};

export interface PageVisits {
  readonly path: string;
  readonly visits: number;
}

export interface DayVisits extends PageVisits {
  readonly day: string;
}

/** `2026-11-15` */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** On top of what is stored: several processes count the same pages. */
export async function addVisits(
  database: Database<VisitTables>,
  counted: readonly DayVisits[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // In one order for all processes, or two of them could wait for each other's rows.
    const ordered = counted.toSorted((a, b) => a.day.localeCompare(b.day) || a.path.localeCompare(b.path));
    for (const { day, path, visits } of ordered) {
      await transaction
        .insertInto("page_visits")
        .values({ day, path, visits })
        .onConflict((conflict) =>
          conflict
            .columns(["day", "path"])
            .doUpdateSet((update) => ({ visits: update("page_visits.visits", "+", visits) })),
        )
        .execute();
    }
  });
}

/** From the day on, the most read page first. */
export async function listVisits(
  { db }: Database<VisitTables>,
  { from }: { readonly from: string },
): Promise<readonly PageVisits[]> {
  const rows = await db
    .selectFrom("page_visits")
    .select((select) => ["path", select.fn.sum<number>("visits").as("total")])
    .where("day", ">=", from)
    .groupBy("path")
    .execute();
  return rows
    .map(({ path, total }) => ({ path, visits: Number(total) }))
    .toSorted((a, b) => b.visits - a.visits || a.path.localeCompare(b.path));
}

/** Removes the days before this one. Returns how many rows that were. */
export async function purgeVisits({ db }: Database<VisitTables>, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("page_visits").where("day", "<", before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** What `purgeVisits` would remove. */
export async function countPurgeableVisits({ db }: Database<VisitTables>, before: string): Promise<number> {
  const { count } = await db
    .selectFrom("page_visits")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("day", "<", before)
    .executeTakeFirstOrThrow();
  return Number(count);
}
