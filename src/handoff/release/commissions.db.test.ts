import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { DAY_MS, handoffOf, OTHER_LENDER } from "../../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../../tests/setup/operator.ts";
import type { StoredLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { deletePerson } from "../../site/personal-data.server.ts";
import { readBoard } from "../board/read-board.server.ts";
import { handoffNumber } from "../offer.ts";
import type { CommissionStep } from "./commission.ts";
import { findCommission, recordCommission } from "./commission-store.server.ts";

const FUNDED = { report: "outcome", outcome: "funded", amount: "225,000", fundedOn: "2026-11-15" };

describe.each(DIALECTS)("what a lender owes, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;

  beforeEach(async () => {
    handoff = handoffOf(operator);
    lead = await handoff.storeLead();
  });

  const owe = (id: string, kind: CommissionStep["kind"], amount = 2250) =>
    recordCommission(operator.database, id, { kind, amount }, stampAt(handoff.clock.now));

  async function funded(): Promise<string> {
    const { id } = await handoff.released(lead);
    await handoff.open(handoff.contactLink(id), { report: "received" });
    await handoff.open(handoff.contactLink(id), FUNDED);
    return id;
  }

  const groups = async () =>
    (await readBoard(operator.database, handoff.clock.now)).rows.map(({ offer, group, commission }) =>
      `${offer.lender}: ${group} ${commission?.kind ?? ""}`.trim(),
    );

  test("is agreed after the release, due after the funding, paid after that, each once", async () => {
    const answered = await handoff.answered(lead);
    expect(await owe(answered.id, "agreed")).toBe(false);
    await handoff.release(lead, answered.id);
    expect(await owe(answered.id, "due")).toBe(false);
    const both = await Promise.all([owe(answered.id, "agreed", 2000), owe(answered.id, "agreed", 3000)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await owe(answered.id, "due")).toBe(false);
    await handoff.open(handoff.contactLink(answered.id), { report: "received" });
    await handoff.open(handoff.contactLink(answered.id), FUNDED);
    expect(await owe(answered.id, "paid")).toBe(false);
    expect(await owe(answered.id, "due")).toBe(true);
    expect(await owe(answered.id, "paid")).toBe(true);
    expect(await owe(answered.id, "taken-back")).toBe(true);
    expect(await owe(answered.id, "paid", 2100)).toBe(true);
    const kinds = (await findCommission(operator.database.db, answered.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(["agreed", "due", "paid", "taken-back", "paid"]);
  });

  test("is nothing that a lender or the person can see", async () => {
    const id = await funded();
    await owe(id, "agreed", 7777);
    const page = await (await handoff.open(handoff.contactLink(id))).text();
    const { out } = await operator.run(["privacy", "export", lead.reference]);
    for (const text of [page, out, JSON.stringify(await handoff.deliver())])
      expect(text).not.toMatch(/7,?777/);
  });

  test("is still owed when the person was deleted", async () => {
    const id = await funded();
    await owe(id, "agreed");
    await deletePerson(
      operator.database,
      TEST_KEYS,
      [{ reference: lead.reference }],
      stampAt(handoff.clock.now),
    );
    expect(await groups()).toEqual(["Kiavi: owed agreed"]);
    expect(await owe(id, "due")).toBe(true);
    const number = handoffNumber({ id });
    const { err } = await operator.run(["handoff", "commission", number, "paid", "2250"]);
    expect(err).toContain("Commission paid: $2,250");
    expect(await groups()).toEqual([]);
  });

  test("stands on the board with every other hand-off, by where it is", async () => {
    const other = await handoff.storeLead();
    await handoff.offered(other);
    await handoff.answered(other, OTHER_LENDER);
    const id = await funded();
    expect(await groups()).toEqual(
      expect.arrayContaining(["Kiavi: open", "Lima One: answered", "Kiavi: owed"]),
    );
    await owe(id, "agreed");
    await owe(id, "due");
    await owe(id, "paid");
    expect(await groups()).toContain("Kiavi: over paid");
    const third = await handoff.storeLead();
    await handoff.released(third);
    expect(await groups()).toContain("Kiavi: named");
    handoff.clock.now += 6 * DAY_MS;
    expect(await groups()).toContain("Kiavi: late");
    // One has the name and did not confirm it, the other did not answer: that is over after two weeks.
    expect((await groups()).filter((each) => each === "Kiavi: late")).toHaveLength(2);
    const { out } = await operator.run(["handoff", "list"], { now: handoff.clock.now });
    expect(out).toContain(handoffNumber({ id }));
    expect(out).toContain("Funded: $225,000 on November 15, 2026");
    handoff.clock.now += 14 * DAY_MS;
    expect((await groups()).filter((each) => each === "Kiavi: late")).toHaveLength(1);
  });
});
