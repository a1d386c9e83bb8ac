import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { addFollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { addOwner, assignLead } from "../../src/leads/owners/lead-owners.server.ts";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { requestRoom, TEST_ROOM, UNPROVEN_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import { operatorOfEachTest, TEST_NOW, TEST_SECRET } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { invitePerson, revokePerson } from "../access/desk-people.server.ts";
import { createCalendarFeed, createCalendarPages } from "./calendar-pages.server.ts";

describe.each(DIALECTS)("the calendar of follow-ups on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  beforeEach(async () => {
    const { db } = operator.database;
    await invitePerson(operator.database, "Ann", stampAt(TEST_NOW));
    await db.updateTable("lead_owners").set({ id: "1" }).execute();
    await db.deleteFrom("desk_invites").execute();
    await db.updateTable("desk_people").set({ id: "1" }).execute();
    await operator.database.transaction((trx) => addOwner(trx, { id: "2", name: "Ben" }));
  });

  const deps = () => ({
    ...{ database: operator.database, secret: TEST_SECRET, now: () => TEST_NOW },
    deskUrl: "https://desk.example.com",
  });
  const visit = (path: string, form?: Record<string, string>) =>
    visitRoom(createCalendarPages(deps(), TEST_ROOM), path, form);
  const linkNow = async () => (await visit("/calendar")).shown.link?.slice("https://desk.example.com".length);
  const load = (path: string) => requestRoom(createCalendarFeed(deps()), path);

  async function plan(text: string, owner: string | null): Promise<void> {
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW });
    const followUp = { day: "2026-11-18", minute: 600, text, dueAt: TEST_NOW + 1 };
    await addFollowUp(operator.database, reference, followUp, { ...stampAt(TEST_NOW), newId: randomUUID });
    await assignLead(operator.database, reference, owner, stampAt(TEST_NOW));
  }

  test("has one's own follow-ups and those of nobody, without names", async () => {
    expect(await linkNow()).toBeUndefined();
    await plan("Mine", "Ann");
    await plan("Nobody's", null);
    await plan("Another's", "Ben");
    expect((await visitRoom(createCalendarPages(deps(), UNPROVEN_ROOM), "/calendar", {})).status).toBe(401);
    expect(await linkNow()).toBeUndefined();
    await visit("/calendar", {});
    const file = await load((await linkNow()) ?? "");
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await file.text();
    expect(text.match(/SUMMARY:\w+/g)?.toSorted()).toEqual(["SUMMARY:Mine", "SUMMARY:Nobody"]);
    expect(text).toContain("URL:https://desk.example.com/leads/RR-");
    expect(text).not.toMatch(/Zoë|555|person\.example/);
  });

  test("has one link: the one before ends with a new one, and all with the access", async () => {
    await visit("/calendar", {});
    const first = (await linkNow()) ?? "";
    expect((await load(first)).status).toBe(200);
    expect((await load(first.replace(/\.[0-9a-f]/, ".x"))).status).toBe(404);
    await visit("/calendar", {});
    const second = (await linkNow()) ?? "";
    expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200]);
    expect((await visit("/calendar/end", {})).shown.notice).toBe("The link no longer works.");
    expect((await visit("/calendar/end", {})).shown.notice).toBe("There was no link.");
    await visit("/calendar", {});
    const third = (await linkNow()) ?? "";
    await revokePerson(operator.database, "Ann", stampAt(TEST_NOW));
    expect((await load(third)).status).toBe(404);
  });
});
