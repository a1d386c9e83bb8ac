import { beforeEach, describe, expect, test } from "vitest";
import { listActions } from "../../src/audit/audit-log.server.ts";
import { listOwners } from "../../src/leads/owners/lead-owners.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { TEST_ROOM, UNPROVEN_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { findInvited, invitePerson } from "../access/desk-people.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { createPeoplePages } from "./people-pages.server.ts";

describe.each(ONE_DIALECT)("colleagues at the desk on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let ids = 0;

  beforeEach(async () => {
    ids = 0;
    // The room's own person.
    const stamp = { actor: { name: "Ann", channel: "desk" }, now: TEST_NOW, newId: () => "1" } as const;
    await invitePerson(operator.database, "Ann", stamp);
  });

  const room: DeskRoom = {
    ...TEST_ROOM,
    stampOf: () => ({
      ...{ actor: { name: "Ann", channel: "desk" }, now: TEST_NOW },
      newId: () => {
        ids += 1;
        return `new-${ids}`;
      },
    }),
  };
  const visit = (path: string, form?: Record<string, string>, inside = room) => {
    const deps = {
      ...{ database: operator.database, now: () => TEST_NOW, deskUrl: "https://desk.example.com" },
      office: () => officeCalendar(shippedContent),
    };
    return visitRoom(createPeoplePages(deps, inside), path, form);
  };
  const names = async () => (await visit("/people")).shown.people.map(({ name }: { name: string }) => name);

  test("a colleague is invited by a link that is shown once, and loses access again", async () => {
    const { shown } = await visit("/people/invite", { name: " Eve Poe " });
    expect(shown.invited).toMatchObject({ name: "Eve Poe", isNew: true });
    const [, token = ""] = /^https:\/\/desk\.example\.com\/invite\/(.+)$/.exec(shown.invited.link) ?? [];
    expect(await findInvited(operator.database, token, TEST_NOW)).toMatchObject({ name: "Eve Poe" });
    expect(await names()).toEqual(["Ann", "Eve Poe"]);
    expect((await visit("/people")).shown.invited).toBeUndefined();

    expect((await visit("/people/invite", { name: "Eve Poe" })).shown.invited.isNew).toBe(false);
    expect(await findInvited(operator.database, token, TEST_NOW), "the earlier link").toBeUndefined();

    expect((await visit("/people/new-1/revoke", {})).shown.notice).toContain("Eve Poe can no longer enter");
    expect(await names()).toEqual(["Ann"]);
    expect((await listActions(operator.database, { limit: 1 }))[0]).toMatchObject({
      action: "took away access to the desk",
      subject: "Eve Poe",
    });
  });

  test("nobody ends their own access here, and a name has one line", async () => {
    expect((await visit("/people/1/revoke", {})).status).toBe(404);
    expect((await visit("/people/nobody/revoke", {})).status).toBe(404);
    for (const name of ["", "a\nb", "x".repeat(61)]) {
      expect((await visit("/people/invite", { name })).status).toBe(422);
    }
    expect(await names()).toEqual(["Ann"]);
  });

  test("who has not just shown a passkey lets nobody in or out", async () => {
    await visit("/people/invite", { name: "Eve" });
    const asking: DeskRoom = { ...room, askProof: UNPROVEN_ROOM.askProof };
    expect((await visit("/people/invite", { name: "Fay" }, asking)).status).toBe(401);
    expect((await visit("/people/new-1/revoke", {}, asking)).status).toBe(401);
    expect((await visit("/people/1", { email: "eve@elsewhere.example" }, asking)).status).toBe(401);
    expect((await visit("/people/1", { turns: "on" }, asking)).shown.notice).toBe("Saved.");
    expect(await names()).toEqual(["Ann", "Eve"]);
    expect((await listOwners(operator.database.db))[0]?.email).toBeNull();
  });

  test("an address for a colleague's mails is checked, and saved with the turns", async () => {
    const refused = await visit("/people/1", { email: "ann@", turns: "on" });
    expect(refused.shown.problem).toMatchObject({ id: "1", email: "ann@" });
    await visit("/people/1", { email: "ann@sample.example", turns: "on" });
    expect(await listOwners(operator.database.db)).toEqual([
      { id: "1", name: "Ann", email: "ann@sample.example", takesTurns: true },
    ]);
    expect((await visit("/people/2", { email: "" })).status).toBe(404);
  });
});
