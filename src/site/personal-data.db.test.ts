import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { subscribeFully } from "../../tests/setup/news.ts";
import {
  openTestOperator,
  TEST_KEYS,
  TEST_NOW,
  TEST_REQUESTS,
  type TestOperator,
} from "../../tests/setup/operator.ts";
import { type LeadOptions, type StoredLead, storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { optOut } from "../leads/privacy/lead-privacy.server.ts";
import type { Subject } from "../leads/privacy/opt-out.ts";
import type { RequestKind } from "../leads/privacy/requests/data-request.ts";
import { enterRequest } from "../leads/privacy/requests/data-request-store.server.ts";
import { copyPerson } from "./person-copy.server.ts";
import { deletePerson } from "./personal-data.server.ts";

const EMAIL = "zoe@person.example";
const stamp = { now: TEST_NOW, newId: randomUUID, actor: TEST_ACTOR };

describe.each(DIALECTS)("everything about a person on %s", (dialect) => {
  let operator: TestOperator;
  beforeEach(async () => {
    operator = await openTestOperator(dialect);
  });
  afterEach(() => operator.close());

  const storeLead = (changes: LeadOptions) =>
    storeSampleLead(operator.database, { now: TEST_NOW, ...changes });
  const enter = (subject: Subject, kind: RequestKind = "export") => {
    const asked = { kind, channel: "phone", subject, detail: "Their words" } as const;
    return enterRequest(operator.database, asked, TEST_REQUESTS, stamp);
  };
  const copy = (subject: Subject) => copyPerson(operator.database, TEST_KEYS, [subject], stamp);

  describe("of somebody who has typed a stranger's number or address", () => {
    const [PHONE, STRANGER] = ["+15125550123", "stranger@person.example"];
    let typed: StoredLead;
    beforeEach(async () => {
      const before = { ...stamp, now: TEST_NOW - 1 };
      const wish = { reason: "The stranger said stop", scopes: ["sms"] } as const;
      await optOut(operator.database, { phone: PHONE }, wish, before);
      await subscribeFully(operator.database, STRANGER);
      typed = await storeLead({ email: EMAIL, phone: PHONE });
      await enter({ phone: PHONE });
    });

    test("the copy has nothing of that stranger", async () => {
      await optOut(operator.database, { email: EMAIL }, { reason: "Own words", scopes: ["email"] }, stamp);
      const mine = await copy({ email: EMAIL });
      expect(mine.leads).toMatchObject([{ lead: { reference: typed.reference } }]);
      expect(mine.contactChoices.map(({ reason }) => reason)).toEqual(["Own words", "Own words"]);
      expect(mine.privacyRequests).toEqual([]);
      expect(await copy({ reference: typed.reference })).toMatchObject({ privacyRequests: [] });
      const lead = await storeLead({ email: STRANGER, phone: "+15125550199" });
      expect(await copy({ reference: lead.reference })).toMatchObject({ newsSubscriptions: [] });
      expect(await copy({ email: STRANGER })).toMatchObject({ newsSubscriptions: [{ email: STRANGER }] });
    });

    test("the copy has the requests about the leads that were proven", async () => {
      await enter({ reference: typed.reference }, "correct");
      expect((await copy({ email: EMAIL })).privacyRequests).toMatchObject([{ kind: "correct" }]);
    });

    test("a deletion leaves the stranger's choice, request and subscription as they are", async () => {
      const lead = await storeLead({ email: STRANGER, phone: "+15125550199" });
      const subjects = [{ email: EMAIL }, { reference: lead.reference }];
      expect(await deletePerson(operator.database, TEST_KEYS, subjects, stamp)).toMatchObject({
        leads: [{ reference: typed.reference }, { reference: lead.reference }],
        subscriptions: 0,
        answeredRequests: [],
      });
      const stranger = await copy({ phone: PHONE });
      expect(stranger.contactChoices).toMatchObject([
        { reason: "The stranger said stop", address: { phone: PHONE } },
        { reason: "was deleted" },
      ]);
      expect(stranger.privacyRequests).toMatchObject([{ detail: "Their words", answer: undefined }]);
      expect((await copy({ email: STRANGER })).newsSubscriptions).toHaveLength(1);
      const rows = await operator.database.db.selectFrom("suppressions").selectAll().execute();
      expect(rows.filter(({ value }) => value === PHONE)).toMatchObject([
        { reason: "The stranger said stop" },
      ]);
    });
  });

  async function readTables(): Promise<unknown> {
    const { db } = operator.database;
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
    const rows = tables.map(
      async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows] as const,
    );
    return await Promise.all(rows);
  }

  test("is deleted, or nothing of it is: a deletion that fails anywhere changes nothing", async () => {
    const { reference } = await storeLead({ email: EMAIL });
    await subscribeFully(operator.database, EMAIL);
    await enter({ email: EMAIL }, "delete");
    const before = await readTables();
    /** Fails after so many of its steps: most of them store something under a new id. */
    const deleteUntil = (steps: number) => {
      let left = steps;
      const newId = () => {
        left -= 1;
        if (left < 0) throw new Error("The disk is full");
        return randomUUID();
      };
      return deletePerson(operator.database, TEST_KEYS, [{ email: EMAIL }], { ...stamp, newId });
    };
    let steps = 0;
    for (; steps < 20; steps += 1) {
      const outcome = await deleteUntil(steps).catch((error: Error) => error.message);
      if (typeof outcome !== "string") {
        expect(outcome).toMatchObject({ leads: [{ reference }], subscriptions: 1 });
        break;
      }
      expect(await readTables(), `after ${steps} steps`).toEqual(before);
    }
    expect(steps).toBeGreaterThan(3);
    expect(await readTables()).not.toEqual(before);
  });
});
