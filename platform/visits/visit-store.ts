import { countRows } from "../database/count-rows.ts";
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
  why: "Counts each page's views per day, if the operator turns this on. It stores nothing about the reader.",
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

/** Adds to the stored counts, because several processes count the same pages. */
export async function addVisits(
  database: Database<VisitTables>,
  counted: readonly DayVisits[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // All processes use the same order; otherwise two could deadlock on each other's rows.
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

/** Both days are included. */
export interface VisitPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Totals of the given days, the most visited page first. */
export async function listVisits(
  { db }: Database<VisitTables>,
  { from, to }: VisitPeriod,
): Promise<readonly PageVisits[]> {
  let query = db
    .selectFrom("page_visits")
    .select((select) => ["path", select.fn.sum<number>("visits").as("total")])
    .groupBy("path");
  if (from !== undefined) query = query.where("day", ">=", from);
  if (to !== undefined) query = query.where("day", "<=", to);
  const rows = await query.execute();
  return rows
    .map(({ path, total }) => ({ path, visits: Number(total) }))
    .toSorted((a, b) => b.visits - a.visits || a.path.localeCompare(b.path));
}

/** Totals of all pages by day, oldest first. */
export async function listDailyVisits(
  { db }: Database<VisitTables>,
  { from, to }: VisitPeriod,
): Promise<readonly { readonly day: string; readonly visits: number }[]> {
  let query = db
    .selectFrom("page_visits")
    .select((select) => ["day", select.fn.sum<number>("visits").as("total")])
    .groupBy("day")
    .orderBy("day");
  if (from !== undefined) query = query.where("day", ">=", from);
  if (to !== undefined) query = query.where("day", "<=", to);
  return (await query.execute()).map(({ day, total }) => ({ day, visits: Number(total) }));
}

/** Removes the days before the given one. Returns the number of rows removed. */
export async function purgeVisits({ db }: Database<VisitTables>, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("page_visits").where("day", "<", before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Counts the rows that `purgeVisits` would remove. */
export async function countPurgeableVisits({ db }: Database<VisitTables>, before: string): Promise<number> {
  return await countRows(db.selectFrom("page_visits").where("day", "<", before));
}
