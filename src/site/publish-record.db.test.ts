import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { createTestDatabase, DIALECTS, type TestDatabase } from "../../tests/setup/database/test-database.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { AUDIT_MIGRATION, type AuditTables, nameActors } from "../audit/audit-log.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { createRecordStore, type NamedRecord } from "../records/record-store.server.ts";
import { type RecordTables, recordMigrations } from "../records/record-tables.server.ts";
import { keepFiguresOfArticles } from "./kept-figures.server.ts";
import { publishRecord, type RecordPublishing, withdrawRecord } from "./publish-record.server.ts";
import { readShippedRecords } from "./site-records-catalog.server.ts";

const NOW = 1_700_000_000_000;
const shipped = await readShippedRecords();
const rates = (low: unknown): NamedRecord => ({
  kind: "settings",
  id: "rates",
  body: { dscr: { low, high: 8.5 }, conventional: { low: 6, high: 7 } },
});
const by = (seen?: number) => ({ actor: TEST_ACTOR, seen });

describe.each(DIALECTS)("publishing a record on %s", (dialect) => {
  let place: TestDatabase;
  let database: Database<RecordTables & AuditTables>;
  let publishing: RecordPublishing;

  beforeEach(async () => {
    place = await createTestDatabase(dialect);
    const migrations = [...recordMigrations, AUDIT_MIGRATION];
    database = await openDatabase(place.url, { file: "", migrations, now: () => 0 });
    await database.migrate();
    await store().seed(shipped);
    publishing = {
      database,
      figures: namedFigures(shippedContent),
      renderRecords: async () => {},
      openLinkedSite: async () => ({
        siteUrl: "https://www.example.com",
        hasPath: (path) => path === "/faq",
      }),
      now: () => NOW,
    };
  });
  afterEach(async () => {
    await database.close();
    await place.drop();
  });
  const store = () => createRecordStore(database, () => NOW);

  test("says who did it, and a second click changes nothing", async () => {
    const published = await publishRecord(publishing, rates(6.5), by(1));
    expect(published).toMatchObject({ outcome: "published", record: { version: 2 } });
    expect(await store().revision()).toBe("revision" in published ? published.revision : 0);
    expect(await publishRecord(publishing, rates(6.5), by(1))).toEqual({ outcome: "unchanged" });
    const change = { subject: "settings/rates", happenedAt: NOW };
    expect((await nameActors(database, [change]))(change)).toBe(TEST_ACTOR.name);
  });

  test("an article with links that lead nowhere on this site is refused at its text, and not rendered", async () => {
    const article = shipped.find(({ kind }) => kind === "news");
    const withText = (text: string): NamedRecord => ({
      kind: "news",
      id: "my-article",
      body: String(article?.body)
        .replace(/^id: .*$/m, "id: my-article")
        .replace(/^---\n\n.*/ms, `---\n\n${text}\n`),
    });
    const renderRecords = () => Promise.reject(new Error("rendered"));
    const dead = withText(
      "See [the FAQ](/faqq), [this](#top), [that](#none) and [a bank](https://bank.example/x).",
    );
    expect(await publishRecord({ ...publishing, renderRecords }, dead, by())).toEqual({
      outcome: "invalid",
      record: { kind: "news", id: "my-article" },
      mistakes: [{ path: "text", message: "has links that lead nowhere on this site: /faqq, #none" }],
    });
    const alive = withText("See [the FAQ](/faq) and [itself](/dscr-news/my-article).");
    expect(await publishRecord(publishing, alive, by())).toMatchObject({ outcome: "published" });
  });

  test("an article keeps the figures of the day on which it is published, also when it is edited later", async () => {
    const article = { kind: "news", id: "dscr-boom-2025" };
    const shown = async () => String((await store().history(article))[0]?.body);
    const publishLine = async (line: string, low: string) => {
      const links = { siteUrl: "https://www.example.com", hasPath: () => true };
      const figures = { ...publishing.figures, "rates.low": low };
      await publishRecord(
        { ...publishing, figures, openLinkedSite: async () => links },
        { ...article, body: `${await shown()}\n${line}\n` },
        by(),
      );
    };
    await publishLine("At {{rates.low}}.", "6.75%");
    expect(await shown()).toMatch(/\nAt 6\.75%\.\n$/);
    await publishRecord(publishing, rates(6.5), by());
    await publishLine("Now {{rates.low}}.", "6.5%");
    expect(await shown()).toMatch(/\nAt 6\.75%\.\n\nNow 6\.5%\.\n$/);
  });

  test("an article of an earlier version, which followed the rates, keeps what it shows at the next start", async () => {
    const followed = shipped.map((record) =>
      record.kind === "news" ? { ...record, body: `${String(record.body)}\nAt {{rates.low}}.\n` } : record,
    );
    await store().seed(followed);
    await publishRecord(publishing, rates(6.5), by());
    const ids = shipped.filter(({ kind }) => kind === "news").map(({ id }) => id);
    expect((await keepFiguresOfArticles(store())).toSorted()).toEqual(ids.toSorted());
    expect(await keepFiguresOfArticles(store())).toEqual([]);
    const [newest, before] = await store().history({ kind: "news", id: ids[0] ?? "" });
    expect(newest?.body).toMatch(/\nAt 6\.5%\.\n$/);
    expect(before?.body).toMatch(/\nAt \{\{rates\.low\}\}\.\n$/);
  });

  test("is refused with the place of each mistake", async () => {
    expect(await publishRecord(publishing, rates("low"), by(1))).toMatchObject({
      outcome: "invalid",
      record: { kind: "settings", id: "rates" },
      mistakes: [{ path: "dscr.low", message: expect.stringContaining("must be a rate in percent") }],
    });
  });

  test("is refused if somebody else changed the same record, and goes on if it was another", async () => {
    await publishRecord(publishing, rates(6.5), by(1));
    expect(await publishRecord(publishing, rates(6.25), by(1))).toEqual({ outcome: "conflict" });
    let isFirst = true;
    const renderRecords = async () => {
      if (isFirst) {
        isFirst = false;
        await withdrawRecord(publishing, { kind: "lender", id: "kiavi" }, by());
      }
    };
    expect(await publishRecord({ ...publishing, renderRecords }, rates(6.25), by(2))).toMatchObject({
      outcome: "published",
      record: { version: 3 },
    });
  });

  test("changes nothing if the site cannot be rendered", async () => {
    const cause = new Error("/faq answered 500");
    const renderRecords = () => Promise.reject(cause);
    const outcome = await publishRecord({ ...publishing, renderRecords }, rates(6.5), by(1));
    expect(outcome).toEqual({ outcome: "not rendered", cause });
    expect(await store().shownVersion(rates(6.5))).toBe(1);
  });

  test("taking off what is not there changes nothing", async () => {
    const name = { kind: "lender", id: "kiavi" };
    expect(await withdrawRecord(publishing, name, by(1))).toMatchObject({ outcome: "published" });
    expect(await withdrawRecord(publishing, name, by(1))).toEqual({ outcome: "unchanged" });
  });
});
