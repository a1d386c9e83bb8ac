import type { SiteDatabase } from "../../server/migrations.ts";
import { type ActionStamp, recordAction } from "../../src/audit/audit-log.server.ts";

/** A list under a name of somebody's own. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Its address, such as `/?view=all&state=TX`. */
  readonly address: string;
}

interface ViewStamp extends ActionStamp {
  readonly newId: () => string;
}

const MAX_VIEW_NAME = 30;
const MAX_VIEWS = 12;

export async function listSavedViews({ db }: SiteDatabase, personId: string): Promise<readonly SavedView[]> {
  const rows = await db
    .selectFrom("desk_views")
    .select(["id", "name", "query"])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, query }) => ({ id, name, address: query }));
}

/** In place of the one of the same name. What is wrong, if it was not saved. */
export async function saveView(
  database: SiteDatabase,
  personId: string,
  { name, address }: Omit<SavedView, "id">,
  stamp: ViewStamp,
): Promise<string | undefined> {
  if (name === "") return "Give the list a name.";
  if (name.length > MAX_VIEW_NAME) return `A name has at most ${MAX_VIEW_NAME} characters.`;
  return await database.transaction(
    async (transaction) => {
      const known = await transaction
        .selectFrom("desk_views")
        .select(["id", "name"])
        .where("person_id", "=", personId)
        .execute();
      const same = known.find((view) => view.name === name);
      if (same === undefined && known.length >= MAX_VIEWS) {
        return `You have ${MAX_VIEWS} lists. Remove one first.`;
      }
      const id = same?.id ?? stamp.newId();
      await transaction
        .insertInto("desk_views")
        .values({ id, person_id: personId, name, query: address, created_at: stamp.now })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ query: address }))
        .execute();
      await recordAction(transaction, { action: "saved a list of the inbox", subject: id }, stamp);
      return undefined;
    },
    { exclusive: "desk-views" },
  );
}

/** The list that was removed, if it was theirs. */
export async function removeView(
  database: SiteDatabase,
  personId: string,
  id: string,
  stamp: ActionStamp,
): Promise<string | undefined> {
  return await database.transaction(async (transaction) => {
    const removed = await transaction
      .deleteFrom("desk_views")
      .where("id", "=", id)
      .where("person_id", "=", personId)
      .returning("name")
      .executeTakeFirst();
    if (removed === undefined) return undefined;
    await recordAction(transaction, { action: "removed a list of the inbox", subject: id }, stamp);
    return removed.name;
  });
}
