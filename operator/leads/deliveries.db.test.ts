import { describe, expect, test } from "vitest";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { doJobs } from "../../tests/setup/deliveries.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

const REASON = "the mail server at mail.example.com:587 refused the recipient's address (550)";

describe.each(ONE_DIALECT)("deliveries on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  /** Stores a dead and a pending delivery. Returns the lead's reference and the dead delivery's id. */
  async function storeWithDeadMail(): Promise<{ readonly reference: string; readonly id: string }> {
    const jobs = ["lead-email", "lead-webhook"];
    const { id: leadId, reference } = await storeSampleLead(operator.database, { now: TEST_NOW, jobs });
    await doJobs(
      operator.database,
      { "lead-email": async () => ({ type: "permanent", reason: REASON }) },
      TEST_NOW,
    );
    const [job] = await listJobs(operator.database, { kind: "lead-email", payload: { leadId }, limit: 1 });
    return { reference, id: `${job?.id}` };
  }

  test("are listed with the lead they are about and the reason they failed", async () => {
    expect((await operator.run(["deliveries", "list"])).err).toBe("No deliveries.\n");
    const { reference, id } = await storeWithDeadMail();
    const { code, out } = await operator.run(["deliveries", "list", "--state", "dead"]);
    expect(code).toBe(0);
    const [, line, ...rest] = out.trimEnd().split("\n");
    expect(rest).toEqual([]);
    expect(line?.split(/ {2,}/)).toEqual([
      id,
      reference,
      "lead-email",
      "dead",
      "1",
      "2026-11-15 06:00 CST",
      REASON,
    ]);
    const json = JSON.parse((await operator.run(["deliveries", "list", "--json"])).out);
    expect(json).toHaveLength(2);
    expect(json).toContainEqual({
      id,
      reference,
      kind: "lead-email",
      state: "dead",
      attempts: 1,
      nextRunAt: null,
      finishedAt: "2026-11-15T12:00:00.000Z",
      lastError: REASON,
    });
  });

  test("are listed by kind, and a kind that there is none of is refused", async () => {
    await storeWithDeadMail();
    const { out } = await operator.run(["deliveries", "list", "--kind", "lead-webhook", "--json"]);
    expect(JSON.parse(out)).toMatchObject([{ kind: "lead-webhook" }]);
    const { code, err } = await operator.run(["deliveries", "list", "--kind", "bogus"]);
    expect(code).toBe(1);
    expect(err).toContain(
      "lead-email, lead-owner-email, lead-webhook, lead-acknowledgement, lead-opt-out, lead-opt-in-link, lead-opt-in, lead-follow-up, lead-written-mail, news-confirmation, news-article, privacy-link, privacy-receipt, privacy-notice, privacy-answer, failure-email, failure-webhook, daily-digest",
    );
  });

  test("that are dead are retried, by id or all of them", async () => {
    const { id } = await storeWithDeadMail();
    expect(await operator.run(["deliveries", "retry", id])).toMatchObject({
      code: 0,
      err: "1 delivery is queued again, for up to three days.\n",
    });
    expect(await operator.run(["deliveries", "retry", id])).toMatchObject({
      code: 1,
      err: `0 deliveries are queued again, for up to three days.\n${id} is being sent right now, or was not tried yet.\n`,
    });
    await storeWithDeadMail();
    expect((await operator.run(["deliveries", "retry", "--all"])).code).toBe(0);
    expect((await operator.run(["deliveries", "list", "--state", "dead"])).err).toBe("No deliveries.\n");
  });

  test("that wait for another attempt are retried at once, together with the dead ones", async () => {
    await storeWithDeadMail();
    const outcome = { type: "retry", reason: "the webhook at 127.0.0.1:9 refused the connection" } as const;
    await doJobs(operator.database, { "lead-webhook": async () => outcome }, TEST_NOW);
    const listPending = async () =>
      JSON.parse((await operator.run(["deliveries", "list", "--state", "pending", "--json"])).out);
    expect(await listPending()).toMatchObject([
      { nextRunAt: "2026-11-15T12:00:07.500Z", lastError: outcome.reason },
    ]);
    expect(await operator.run(["deliveries", "retry", "--all"])).toMatchObject({
      code: 0,
      err: "2 deliveries are queued again, for up to three days.\n",
    });
    const now = "2026-11-15T12:00:00.000Z";
    expect(await listPending()).toMatchObject([{ nextRunAt: now }, { nextRunAt: now }]);
  });

  test("that are left alone say why", async () => {
    const { id } = await storeWithDeadMail();
    await operator.run(["deliveries", "discard", id]);
    const [waiting] = await listJobs(operator.database, { state: "pending", limit: 1 });
    expect(await operator.run(["deliveries", "discard", id, `${waiting?.id}`, "made-up"])).toMatchObject({
      code: 1,
      err: `0 deliveries are discarded.\n${id} is skipped.\n${waiting?.id} is not dead: it is still tried.\nmade-up is not a delivery.\n`,
    });
  });

  test("are not retried without naming them", async () => {
    expect((await operator.run(["deliveries", "retry"])).err).toBe("Name the deliveries, or use --all.\n");
    expect((await operator.run(["deliveries", "retry", "x", "--all"])).code).toBe(1);
  });
});
