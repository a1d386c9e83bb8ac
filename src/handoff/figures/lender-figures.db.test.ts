import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { DAY_MS, handoffOf, OTHER_LENDER, YES } from "../../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../../tests/setup/operator.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { describeAnswerTime } from "../../lenders/answer-figures.ts";
import { deletePerson } from "../../site/personal-data.server.ts";
import type { CommissionStep } from "../release/commission.ts";
import { recordCommission } from "../release/commission-store.server.ts";
import { reportFigures, writeFigureCells } from "./lender-figures.ts";
import { readHandoffEvents } from "./read-figures.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const FUNDED = { report: "outcome", outcome: "funded", amount: "225,000", fundedOn: "2026-11-16" };

describe.each(DIALECTS)("reports by lender, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  beforeEach(() => {
    handoff = handoffOf(operator);
  });

  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const read = async (by: "lender" | "month", days = {}) =>
    reportFigures(await readHandoffEvents(operator.database, days, dayOf), by);
  const owe = (id: string, kind: CommissionStep["kind"], amount: number) =>
    recordCommission(operator.database, id, { kind, amount }, stampAt(handoff.clock.now));

  async function answer(afterMs: number, form: Readonly<Record<string, string>>) {
    const lead = await handoff.storeLead();
    const { id } = await handoff.offered(lead);
    handoff.clock.now += afterMs;
    await handoff.open(handoff.dealLink(id), form);
    return { lead, id };
  }

  async function fund() {
    const { lead, id } = await answer(4 * HOUR_MS, YES);
    await handoff.release(lead, id);
    handoff.clock.now += DAY_MS;
    await handoff.open(handoff.contactLink(id), { report: "received" });
    await handoff.open(handoff.contactLink(id), FUNDED);
    for (const kind of ["agreed", "due"] as const) await owe(id, kind, 2250);
    return { lead, id };
  }

  test("count what was offered, answered, released, funded, due and paid", async () => {
    const { id } = await fund();
    await answer(2 * HOUR_MS, { answer: "no", reason: "ratio" });
    await answer(10 * HOUR_MS, { answer: "more", questions: "lease" });
    await handoff.offered(await handoff.storeLead(), OTHER_LENDER);
    const { rows, total } = await read("lender");
    expect(rows).toMatchObject([
      {
        ...{ lender: "Kiavi", offered: 3, answered: 3, medianMs: 4 * HOUR_MS, yes: 1, needsMore: 1, no: 1 },
        ...{ released: 1, funded: 1, amount: 225_000, due: 2250, paid: 0 },
      },
      { lender: "Lima One", offered: 1, answered: 0, medianMs: null, yes: 0 },
    ]);
    expect(rows[0]?.refusals.find(({ reason }) => reason === "ratio")).toMatchObject({ count: 1 });
    expect(total).toMatchObject({ offered: 4, answered: 3, funded: 1 });
    await owe(id, "paid", 2100);
    expect((await read("lender")).rows[0]).toMatchObject({ due: 2250, paid: 2100 });
  });

  test("count each step in its own month, and nothing outside of the period", async () => {
    const { id } = await fund();
    handoff.clock.now += 30 * DAY_MS;
    await owe(id, "paid", 2250);
    const { rows } = await read("month");
    expect(rows).toMatchObject([
      { month: "2026-12", lender: "Kiavi", offered: 0, funded: 0, due: 0, paid: 2250 },
      { month: "2026-11", lender: "Kiavi", offered: 1, funded: 1, due: 2250, paid: 0 },
    ]);
    expect((await read("lender", { from: "2026-12-01" })).rows).toMatchObject([{ offered: 0, paid: 2250 }]);
    expect((await read("lender", { to: "2026-10-31" })).rows).toEqual([]);
    const [names = [], ...cells] = writeFigureCells(await read("month"));
    expect(names).toEqual(expect.arrayContaining(["month", "lender", "medianAnswerHours", "no:ratio"]));
    expect(cells.map((row) => row[names.indexOf("paid")])).toEqual(["2250", "0"]);
  });

  test("leave out what was taken back, and know no answer before its question", async () => {
    const { id } = await answer(HOUR_MS, { answer: "no", reason: "score" });
    await handoff.open(handoff.dealLink(id), { answer: "take-back" });
    expect((await read("lender")).rows).toMatchObject([{ offered: 1, answered: 0, no: 0 }]);
    handoff.clock.now -= 3 * HOUR_MS;
    await handoff.open(handoff.dealLink(id), YES);
    expect((await read("lender")).rows).toMatchObject([{ answered: 1, medianMs: 0, yes: 1 }]);
  });

  test("keep of a deleted person what was funded and what is owed", async () => {
    const { lead } = await fund();
    await deletePerson(
      operator.database,
      TEST_KEYS,
      [{ reference: lead.reference }],
      stampAt(handoff.clock.now),
    );
    expect((await read("lender")).rows).toMatchObject([
      { lender: "Kiavi", offered: 0, funded: 1, amount: 225_000, due: 2250 },
    ]);
  });

  test("are on the command line, as a table, CSV and JSON", async () => {
    expect(await operator.run(["handoff", "lenders"])).toMatchObject({
      err: expect.stringContaining("No lender got a deal"),
    });
    await fund();
    const { out } = await operator.run(["handoff", "lenders", "--by", "month"]);
    expect(out).toMatch(/2026-11\s+Kiavi\s+1\s+1\s+4 hours\s+1\s+0\s+0\s+1\s+1\s+\$225,000\s+\$2,250\s+\$0/);
    const { out: csv } = await operator.run(["handoff", "lenders", "--csv"]);
    expect(csv).toContain("2026-11,Kiavi,1,1,1,0,0,1,1,225000,2250,0,4.0,0");
    const { out: json } = await operator.run(["handoff", "lenders", "--json"]);
    expect(JSON.parse(json)).toMatchObject([{ month: null, lender: "Kiavi", funded: 1 }]);
    expect(await operator.run(["handoff", "lenders", "--json", "--csv"])).toMatchObject({ code: 1 });
  });
});

test.each([
  [20_000, "1 minute"],
  [20 * 60_000, "20 minutes"],
  [HOUR_MS, "1 hour"],
  [47 * HOUR_MS, "47 hours"],
  [2.46 * DAY_MS, "2.5 days"],
])("%i ms are told as %s", (ms, words) => {
  expect(describeAnswerTime(ms)).toBe(words);
});
