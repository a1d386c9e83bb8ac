import { beforeEach, describe, expect, test } from "vitest";
import { listActions } from "../../src/audit/audit-log.server.ts";
import { createAnchorSigner } from "../../src/leads/consent/consent-anchor.server.ts";
import { addFollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { addOwner, assignLead } from "../../src/leads/owners/lead-owners.server.ts";
import { addNote } from "../../src/leads/records/lead-changes.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { siteFacts } from "../../src/site/site-facts-catalog.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { requestRoom, TEST_ROOM, UNPROVEN_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import { operatorOfEachTest, TEST_KEYS, TEST_NOW, TEST_SECRET } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { type StoredLead, storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { createLeadPages } from "../lead/lead-pages.server.ts";
import { createInboxPages } from "./inbox-pages.server.ts";

const SEEN = TEST_NOW - 1_000;

describe.each(ONE_DIALECT)("the inbox at the desk on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let one: StoredLead;
  let two: StoredLead;

  beforeEach(async () => {
    const { db } = operator.database;
    await db
      .insertInto("desk_people")
      .values({ id: "1", name: "Ann", name_key: "ann", created_at: 0, revoked_at: null })
      .execute();
    await operator.database.transaction((trx) => addOwner(trx, { id: "1", name: "Ann" }));
    one = await storeSampleLead(operator.database, { now: SEEN, email: "one@person.example", name: "One" });
    two = await storeSampleLead(operator.database, { now: SEEN, email: "two@person.example", name: "Two" });
  });

  const deps = () => ({
    ...{ database: operator.database, keys: TEST_KEYS, now: () => TEST_NOW },
    ...{ office: () => officeCalendar(shippedContent), facts: () => siteFacts(shippedContent) },
    anchors: { folder: "", signer: createAnchorSigner(TEST_SECRET) },
  });
  const visit = async (path: string, form?: Record<string, string>) => {
    const given = deps();
    const create = path.startsWith("/leads/RR-") ? createLeadPages : createInboxPages;
    const room = create(given, TEST_ROOM);
    return await visitRoom(room, path, form);
  };
  const seen = ({ reference }: StoredLead, moment = SEEN) => `${reference}.${moment}`;
  const act = (form: Record<string, string>) => visit("/leads/act", { back: "/?state=TX", ...form });
  const read = async (lead: StoredLead) => await findLead(operator.database, lead);

  test("does something with selected leads and comes back to the same list; undo puts it back", async () => {
    const done = await act({ lead: seen(one), act: "spam" });
    expect(done.shown).toEqual({
      path: "/?state=TX",
      notice: `${one.reference} is marked as declined, spam.`,
    });
    expect((await visit("/")).shown.lastAct).toEqual({ words: "marked as declined, spam", count: 1 });
    expect((await visit("/leads/undo", { back: "/" })).shown.notice).toBe(
      `${one.reference} is no longer marked as declined, spam.`,
    );
    expect(await read(one)).toMatchObject({ status: "new", lastContactAt: SEEN });
    expect((await visit("/leads/undo", { back: "/" })).shown.notice).toBe("There is nothing to take back.");
  });

  test("says who was faster, and what is missing", async () => {
    await addNote(operator.database, one.reference, "called", stampAt(TEST_NOW - 1));
    expect((await act({ lead: seen(one), act: "assign", owner: "me" })).shown.notice).toBe(
      `Nothing was changed. Somebody else was faster on ${one.reference}: look at the list again.`,
    );
    expect(await act({ act: "spam" })).toMatchObject({
      status: 422,
      shown: { actProblem: "Select a lead first.", address: "/?state=TX" },
    });
    expect((await act({ lead: seen(two), act: "assign", owner: "Nobody known" })).status).toBe(422);
    expect((await act({ lead: "x.y", act: "shred" })).shown.actProblem).toBe("Choose what to do.");
    expect((await act({ lead: seen(two), act: "new", back: "//evil.example/?state=TX" })).shown.path).toBe(
      "/?state=TX",
    );
  });

  test("lists one's own, and those of nobody", async () => {
    await act({ lead: seen(one), act: "assign", owner: "me" });
    const names = async (query: string) =>
      (await visit(`/?${query}`)).shown.rows.map(({ name }: { readonly name: string }) => name);
    expect(await names("owner=me")).toEqual(["One"]);
    expect(await names("owner=Ann&view=all")).toEqual(["One"]);
    expect(await names("owner=none")).toEqual(["Two"]);
  });

  test("offers every filter that a list has: former colleagues, what is rare, what is gone", async () => {
    await assignLead(operator.database, one.reference, "Zed", stampAt(SEEN));
    const { choices } = (await visit("/?view=all&source=long-ago&owner=Yara")).shown;
    const values = (name: string) => choices[name].map(({ value }: { readonly value: string }) => value);
    expect(values("owner")).toEqual(["me", "none", "Yara", "Zed"]);
    expect(values("source")).toEqual(["homepage", "long-ago"]);
    expect(choices.colleagues).toEqual([]);
  });

  test("counts who waits as its list has it: with the filters, and apart what a program may have sent", async () => {
    const { database } = operator;
    await storeSampleLead(database, { now: SEEN, state: "FL", suspicions: ["honeypot-filled"] });
    const waiting = async (query: string) => (await visit(`/?${query}`)).shown.waiting;
    expect(await waiting("")).toEqual({ people: 2, suspected: 1 });
    expect(await waiting("suspected=no")).toEqual({ people: 2, suspected: 0 });
    expect(await waiting("state=FL&view=all&stuck=late")).toEqual({ people: 0, suspected: 1 });
  });

  test("lists what is due for one colleague, once a lead", async () => {
    for (const text of ["call", "write"]) {
      const plan = { day: "2026-11-15", minute: undefined, text, dueAt: SEEN };
      await addFollowUp(operator.database, one.reference, plan, stampAt(SEEN));
    }
    const due = async (query: string) => {
      const { rows, due: count } = (await visit(`/?view=due${query}`)).shown;
      return [rows.length, count];
    };
    expect(await due("")).toEqual([1, 1]);
    expect(await due("&owner=none")).toEqual([1, 1]);
    expect(await due("&owner=me")).toEqual([0, 0]);
  });

  test("exports what the list shows: all its pages, in its order, and says so in the audit log", async () => {
    const ask = async (address: string, format: string) =>
      await requestRoom(createInboxPages(deps(), TEST_ROOM), "/leads/export", { address, format });
    const names = async (address: string) => {
      const csv = await (await ask(address, "csv")).text();
      return csv
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split(",")[4]);
    };
    expect(await names("/?view=all&sort=-name")).toEqual(["Two", "One"]);
    expect(await names("/?state=CA")).toEqual([]);
    expect(await names("/?search=two")).toEqual(["Two"]);
    expect(await names("/?view=due")).toEqual([]);
    const file = await ask("/?state=TX", "xlsx");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="leads-2026-11-15.xlsx"');
    expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 2)]).toEqual([0x50, 0x4b]);
    expect((await ask("/?from=yesterday", "csv")).status).toBe(422);
    expect((await ask("/", "pdf")).status).toBe(422);
    const form = { address: "/?state=TX", format: "csv" };
    const unproven = await visitRoom(createInboxPages(deps(), UNPROVEN_ROOM), "/leads/export", form);
    expect(unproven).toEqual({ status: 401, shown: { next: "/?state=TX" } });
    const recorded = await listActions(operator.database, { limit: 10 });
    expect(recorded.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
      "exported 2 leads: leads: view waiting, state TX",
      "exported 0 leads: leads: view due",
      "exported 1 lead: leads: view waiting, by search",
      "exported 0 leads: leads: view waiting, state CA",
      "exported 2 leads: leads: view all",
    ]);
  });

  test("keeps a list under a name, once, and removes it again", async () => {
    const keep = (name: string, address = "/?state=TX&sort=-loan&search=Lee") =>
      visit("/lists", { name, address });
    expect((await keep("")).shown.keepProblem).toEqual({ text: "Give the list a name.", name: "" });
    expect((await keep("a".repeat(31))).status).toBe(422);
    expect((await keep("Texans")).shown).toEqual({
      path: "/?state=TX&sort=-loan",
      notice: "The list “Texans” is kept.",
    });
    await keep("Texans", "/?state=TX");
    const { saved } = (await visit("/")).shown;
    expect(saved).toEqual([{ id: expect.any(String), name: "Texans", address: "/?state=TX" }]);
    for (let index = 1; index < 12; index += 1) await keep(`List ${index}`);
    expect((await keep("One more")).shown.keepProblem.text).toBe("You have 12 lists. Remove one first.");
    const remove = `/lists/${saved[0].id}/remove`;
    expect((await visit(remove, {})).shown.notice).toBe("The list “Texans” is removed.");
    expect((await visit(remove, {})).status).toBe(404);
  });

  test("after an answer, the next one that waits and is not somebody else's", async () => {
    const other = await storeSampleLead(operator.database, { now: SEEN + 1, email: "three@person.example" });
    const spam = { now: SEEN - 1, email: "s@person.example", suspicions: ["honeypot-filled"] } as const;
    await storeSampleLead(operator.database, spam);
    await visit(`/leads/${other.reference}/owner`, { owner: "Ann", revision: String(SEEN + 1) });
    await operator.database.db.updateTable("leads").set({ owner: "Ben" }).where("id", "=", two.id).execute();
    const answer = ({ reference }: StoredLead, revision: number) =>
      visit(`/leads/${reference}/status?then=next`, { status: "contacted", revision: String(revision) });
    expect((await answer(one, SEEN)).shown).toEqual({
      path: `/leads/${other.reference}`,
      notice: `${one.reference} is contacted. This is the next one.`,
    });
    expect((await answer(other, SEEN + 2)).shown).toEqual({
      path: "/",
      notice: `${other.reference} is contacted. Nobody else waits for you.`,
    });
  });

  test("a lead is taken and given back on its page", async () => {
    const give = (owner: string, revision: number) =>
      visit(`/leads/${one.reference}/owner`, { owner, revision: String(revision) });
    expect((await give("Ann", SEEN)).shown.notice).toBe(`${one.reference} belongs to Ann.`);
    expect((await give("", SEEN)).status).toBe(409);
    expect((await give("Nobody known", SEEN + 1)).status).toBe(422);
    expect((await give("", SEEN + 1)).shown.notice).toBe(`${one.reference} belongs to nobody.`);
  });
});
