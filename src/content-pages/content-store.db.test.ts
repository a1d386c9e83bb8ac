import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { createTestDatabase, DIALECTS, type TestDatabase } from "../../tests/setup/database/test-database.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { AUDIT_MIGRATION, type AuditTables } from "../audit/audit-log.server.ts";
import { type ContentStore, createContentStore } from "./content-store.server.ts";
import { type ContentTables, contentMigrations } from "./content-tables.server.ts";

const draft = (slug: string, markdown = "Text") => ({
  slug,
  title: `Title of ${slug}`,
  metaDescription: "About it",
  markdown,
});

const MIGRATIONS = [...contentMigrations, AUDIT_MIGRATION];

describe.each(DIALECTS)("content pages on %s", (dialect) => {
  let place: TestDatabase;
  let database: Database<ContentTables & AuditTables>;
  let store: ContentStore;
  let clock = 1000;

  beforeEach(async () => {
    place = await createTestDatabase(dialect, MIGRATIONS);
    database = await openDatabase(place.url, {
      file: "",
      migrations: MIGRATIONS,
      now: () => 0,
    });
    store = createContentStore(database, () => clock);
  });
  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  test("publishing again adds a version and keeps the one before", async () => {
    await store.publish(draft("a", "First"), TEST_ACTOR);
    clock = 2000;
    expect(await store.publish(draft("a", "Second"), TEST_ACTOR)).toMatchObject({
      version: 2,
      isPublished: true,
      savedAt: 2000,
    });
    expect((await store.history("a")).map(({ version, markdown }) => [version, markdown])).toEqual([
      [2, "Second"],
      [1, "First"],
    ]);
    expect(await store.list()).toMatchObject([{ slug: "a", markdown: "Second" }]);
  });

  test("an unpublished page stays in the list, marked, and can be restored", async () => {
    await store.publish(draft("a", "First"), TEST_ACTOR);
    await store.unpublish("a", TEST_ACTOR);
    expect(await store.list()).toMatchObject([{ slug: "a", isPublished: false }]);
    expect(await store.restore("a", 1, TEST_ACTOR)).toMatchObject({
      version: 3,
      isPublished: true,
      markdown: "First",
    });
  });

  test("unpublishing what is not published, and restoring what never was, change nothing", async () => {
    expect(await store.unpublish("a", TEST_ACTOR)).toBeUndefined();
    expect(await store.restore("a", 1, TEST_ACTOR)).toBeUndefined();
    expect(await store.revision()).toBe(0);
  });

  test("seeding fills in what is new and leaves edited and withdrawn pages alone", async () => {
    expect(await store.seed([draft("a"), draft("b")])).toEqual(["a", "b"]);
    await store.publish(draft("a", "Edited"), TEST_ACTOR);
    await store.unpublish("b", TEST_ACTOR);
    expect(await store.seed([draft("a"), draft("b"), draft("c")])).toEqual(["c"]);
    expect(await store.list()).toMatchObject([
      { slug: "a", markdown: "Edited" },
      { slug: "b", isPublished: false },
      { slug: "c", isPublished: true },
    ]);
  });

  test("a page that comes with the site has the date of its text, unless that is in the future", async () => {
    const today = Date.UTC(2026, 10, 15);
    const seedStore = createContentStore(database, () => today);
    await seedStore.seed([
      { ...draft("old"), updatedAt: "2026-11-01" },
      { ...draft("early"), updatedAt: "2027-01-01" },
      draft("undated"),
    ]);
    expect((await store.list()).map(({ slug, savedAt }) => [slug, savedAt])).toEqual([
      ["early", today],
      ["old", Date.UTC(2026, 10, 1)],
      ["undated", today],
    ]);
  });

  test("publishing the same text again adds no version, unless the page was off the site", async () => {
    await store.publish(draft("a"), TEST_ACTOR);
    expect(await store.publish(draft("a"), TEST_ACTOR)).toBeUndefined();
    expect(await store.revision()).toBe(1);
    await store.unpublish("a", TEST_ACTOR);
    expect(await store.publish(draft("a"), TEST_ACTOR)).toMatchObject({ version: 3, isPublished: true });
  });

  test("nothing is changed on top of a version that its author has not seen", async () => {
    expect(await store.publish(draft("a", "First"), TEST_ACTOR, 0)).toMatchObject({ version: 1 });
    expect(await store.publish(draft("a", "Mine"), TEST_ACTOR, 0)).toBe("conflict");
    expect(await store.unpublish("a", TEST_ACTOR, 7)).toBe("conflict");
    expect(await store.restore("a", 1, TEST_ACTOR, 7)).toBe("conflict");
    expect(await store.publish(draft("a", "First"), TEST_ACTOR, 0)).toBeUndefined();
    expect(await store.publish(draft("a", "Second"), TEST_ACTOR, 1)).toMatchObject({ version: 2 });
    expect(await store.history("a")).toHaveLength(2);
  });

  test("every change gives a new revision, also when many are made at once", async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.publish(draft(`page-${index}`), TEST_ACTOR)),
    );
    expect(await store.revision()).toBe(10);
    expect(await store.list()).toHaveLength(10);
  });
});
