import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keepDeskAddress } from "../desk/access/desk-address.server.ts";
import { findInvited } from "../desk/access/desk-people.server.ts";
import { startSession } from "../desk/access/desk-sessions.server.ts";
import { listActions } from "../src/audit/audit-log.server.ts";
import { ONE_DIALECT } from "../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW } from "../tests/setup/operator.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";

describe.each(ONE_DIALECT)("the desk's commands on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  async function invite(name: string) {
    const { code, out, err } = await operator.run(["desk", "invite", name]);
    expect(code, err).toBe(0);
    const token = out.trimEnd().split("/").at(-1) ?? "";
    const person = await findInvited(operator.database, token, TEST_NOW);
    if (person === undefined) throw new Error("The link lets nobody in");
    return { out, err, person };
  }

  async function enter(personId: string): Promise<string> {
    return await operator.database.transaction((trx) =>
      startSession(trx, { personId, passkeyId: "key", device: "Firefox", now: TEST_NOW, newId: randomUUID }),
    );
  }

  test("invite prints a link, and says how long it works and for whom", async () => {
    const { out, err, person } = await invite("  Ann Lee ");
    expect(out).toMatch(/^http:\/\/localhost:3001\/invite\/[\w-]{43}\n$/);
    expect(err).toBe(
      "This link lets Ann Lee in. It works once, for 15 minutes, until 2026-11-15 06:15 CST. " +
        "Whoever has the link can enter: send it to Ann Lee alone.\n",
    );
    expect(person.name).toBe("Ann Lee");
    expect(await listActions(operator.database, { limit: 10 })).toMatchObject([
      { action: "invited to the desk", subject: "Ann Lee", actor: TEST_ACTOR },
    ]);
  });

  test("invite knows the address of the running desk, whatever this shell's settings are", async () => {
    await keepDeskAddress(operator.database, "http://localhost:3031");
    await keepDeskAddress(operator.database, "https://desk.example.com");
    expect((await invite("Ann")).out).toMatch(/^https:\/\/desk\.example\.com\/invite\//);
  });

  test("a second link for the same person replaces the first", async () => {
    const first = await invite("Ann");
    const second = await invite("ann");
    expect(second.err).toContain("ann was invited before. This link adds a passkey.");
    expect(second.person.id).toBe(first.person.id);
  });

  test.each([" ", "x".repeat(61), "Ann\nLee", "Ann\u202ELee"])("%j is not a name", async (name) => {
    const { code, out, err } = await operator.run(["desk", "invite", name]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("A name has 1 to 60 characters, on one line.");
  });

  test("invite says that the desk is off, and how to turn it on", async () => {
    const result = await operator.run(["desk", "invite", "Ann"], { config: { desk: undefined } });
    expect(result).toEqual({
      code: 1,
      out: "",
      err: "The desk is off, so nobody was invited. Set DESK=on and restart the site.\n",
    });
    expect((await operator.run(["desk", "people"])).err).toContain("Nobody yet.");
  });

  test("people lists who may enter, who is inside and who may not any more", async () => {
    const ann = await invite("Ann");
    await invite("Ben");
    await enter(ann.person.id);
    await operator.run(["desk", "revoke", "Ben", "--yes"]);
    const { out } = await operator.run(["desk", "people"], { width: 80 });
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(out).toMatch(/Ann +2026-11-15 06:00 CST/);
    const json = JSON.parse((await operator.run(["desk", "people", "--json"])).out);
    const at = "2026-11-15T12:00:00.000Z";
    expect(json).toEqual([
      { name: "Ann", createdAt: at, revokedAt: null, passkeys: 0, sessions: 1, seenAt: at },
      { name: "Ben", createdAt: at, revokedAt: at, passkeys: 0, sessions: 0, seenAt: null },
    ]);
  });

  test("revoke asks first, then ends every session at once", async () => {
    const { person } = await invite("Ann");
    for (let count = 0; count < 2; count += 1) await enter(person.id);
    const refused = await operator.run(["desk", "revoke", "ann"]);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain("Nothing was changed. In a script, confirm with --yes.");
    const { code, err } = await operator.run(["desk", "revoke", "ann"], { answer: true });
    expect(code).toBe(0);
    expect(err).toContain("Ann can no longer enter the desk. 2 sessions have ended.");
    expect(await listActions(operator.database, { limit: 1 })).toMatchObject([
      { action: "took away access to the desk", subject: "Ann" },
    ]);
  });

  test("nobody is revoked twice, and nobody who was never invited", async () => {
    await invite("Ann");
    await operator.run(["desk", "revoke", "Ann", "--yes"]);
    for (const name of ["Ann", "Ben"]) {
      const { code, err } = await operator.run(["desk", "revoke", name, "--yes"]);
      expect(code).toBe(1);
      expect(err).toBe(`Nobody called ${name} can enter the desk. See: desk people\n`);
    }
  });
});
