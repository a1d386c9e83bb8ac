import { expect, test } from "vitest";
import { listActions } from "../../src/audit/audit-log.server.ts";
import { handoffNumber } from "../../src/handoff/offer.ts";
import { findPriceForm } from "../../src/handoff/price-form.server.ts";
import { findNotice } from "../../src/handoff/release/notice-store.server.ts";
import { withdrawName } from "../../src/handoff/release/release-store.server.ts";
import { handoffOf } from "../../tests/setup/handoff.ts";
import { operatorOfEachTest } from "../../tests/setup/operator.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";

const operator = operatorOfEachTest();
const run = (words: string) => operator.run(["handoff", ...words.split(" ")]);

test("what a lender answered on the phone is recorded with who told it, and taken back", async () => {
  const handoff = handoffOf(operator);
  const lead = await handoff.storeLead();
  const { id } = await handoff.offered(lead);
  await handoff.deliver();
  const answer = (words: string) => run(`answer ${lead.reference} ${words} --lender kiavi --told-by Ann`);
  expect(await answer("yes")).toMatchObject({ code: 1, err: expect.stringContaining("Rate") });
  expect(await answer("take-back")).toMatchObject({ code: 1 });
  expect(await answer("yes --rate 7.25 --points 1")).toMatchObject({
    code: 0,
    err: "Kiavi: Yes, with indicative terms; Rate 7.25%; 1 point.\n",
  });
  expect(await answer("yes --rate 7")).toMatchObject({ code: 1 });
  // Whoever typed it gets no mail about it.
  expect(await handoff.deliver()).toEqual([]);
  expect(await answer("take-back")).toMatchObject({ code: 0 });
  expect(await answer("more --questions lease taxes")).toMatchObject({ code: 0 });
  expect(await answer("take-back")).toMatchObject({ code: 0 });
  expect(await answer("no --reason ratio")).toMatchObject({ code: 0 });
  const { steps } = await handoff.known(id);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "offered",
    ...["answered", "answer-taken-back", "answered", "answer-taken-back", "answered"],
  ]);
  expect(steps.slice(1).every(({ actor }) => actor.endsWith(", told by Ann"))).toBe(true);
});

test("what the person said about the price is recorded once", async () => {
  const lead = await handoffOf(operator).storeLead();
  expect(await run(`price ${lead.reference} exact`)).toMatchObject({ code: 0 });
  expect(await run(`price ${lead.reference} exact`)).toMatchObject({ code: 1 });
  expect(await findPriceForm(operator.database.db, lead.id)).toBe("exact");
});

test("that a lender forgot a person is recorded by the number of the hand-off, once, also of a deleted person", async () => {
  const handoff = handoffOf(operator);
  const lead = await handoff.storeLead();
  const { id } = await handoff.released(lead);
  const number = handoffNumber({ id });
  const forget = () => operator.run(["handoff", "forgotten", number, "--told-by", "Bo Day"]);
  expect(await forget()).toMatchObject({ code: 1, err: expect.stringContaining("No lender was told") });
  const about = { reference: lead.reference, offerId: id };
  await withdrawName(operator.database, about, "withdrawn", stampAt(handoff.clock.now));
  await operator.database.db.deleteFrom("leads").where("id", "=", lead.id).execute();
  expect(await forget()).toMatchObject({ code: 0 });
  expect(await forget()).toMatchObject({ code: 1, err: expect.stringContaining("before") });
  const notice = await findNotice(operator.database, { offerId: id });
  expect(notice?.confirmed?.by).toMatch(/, told by Bo Day$/);
  const [entry] = await listActions(operator.database, { limit: 1 });
  expect(entry).toMatchObject({ action: "recorded that Kiavi forgot the person", subject: number });
});
