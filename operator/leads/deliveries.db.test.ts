import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimJobs, recordOutcome } from "../../platform/outbox/jobs.ts";
import { openTestOperator, TEST_NOW, type TestOperator } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

describe("deliveries", () => {
  let operator: TestOperator;

  beforeEach(async () => {
    operator = await openTestOperator("sqlite");
  });
  afterEach(() => operator.close());

  /** Stores a dead and a pending delivery. Returns the lead's reference and the dead delivery's id. */
  async function storeWithDeadMail(): Promise<{ readonly reference: string; readonly id: string }> {
    const jobs = ["lead-email", "lead-webhook"];
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW, jobs });
    const claim = { kinds: ["lead-email"], limit: 1, now: TEST_NOW, leaseMs: 1_000, lease: "test" };
    const [job] = await claimJobs(operator.database, claim);
    if (job === undefined) throw new Error("Nothing was due");
    const outcome = { type: "permanent", reason: "SMTP 550 EENVELOPE" } as const;
    await recordOutcome(operator.database, job, outcome, { now: TEST_NOW, random: 0 });
    return { reference, id: job.id };
  }

  test("are listed with the lead they are about and the reason they failed", async () => {
    expect((await operator.run(["deliveries", "list"])).err).toBe("No deliveries.\n");
    const { reference, id } = await storeWithDeadMail();
    const { code, out } = await operator.run(["deliveries", "list", "--state", "dead"]);
    expect(code).toBe(0);
    const [, line, ...rest] = out.trimEnd().split("\n");
    expect(rest).toEqual([]);
    expect(line).toMatch(
      new RegExp(`^${id}  ${reference}  lead-email  dead   1      2026-11-15 12:00 UTC +SMTP 550 EENVELOPE$`),
    );
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
      lastError: "SMTP 550 EENVELOPE",
    });
  });

  test("are listed by kind, and a kind that there is none of is refused", async () => {
    await storeWithDeadMail();
    const { out } = await operator.run(["deliveries", "list", "--kind", "lead-webhook", "--json"]);
    expect(JSON.parse(out)).toMatchObject([{ kind: "lead-webhook" }]);
    const { code, err } = await operator.run(["deliveries", "list", "--kind", "bogus"]);
    expect(code).toBe(1);
    expect(err).toContain(
      "lead-email, lead-webhook, lead-acknowledgement, lead-opt-out, news-confirmation, news-article",
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
      err: `0 deliveries are queued again, for up to three days.\nNot a dead delivery: ${id}\n`,
    });
    await storeWithDeadMail();
    expect((await operator.run(["deliveries", "retry", "--all"])).code).toBe(0);
    expect((await operator.run(["deliveries", "list", "--state", "dead"])).err).toBe("No deliveries.\n");
  });

  test("that are dead can be discarded", async () => {
    const { id } = await storeWithDeadMail();
    expect(await operator.run(["deliveries", "discard", id])).toMatchObject({
      code: 0,
      err: "1 delivery is discarded.\n",
    });
    expect((await operator.run(["deliveries", "retry", "--all"])).err).toContain(
      "0 deliveries are queued again",
    );
  });

  test("are not retried without naming them", async () => {
    expect((await operator.run(["deliveries", "retry"])).err).toBe("Name the deliveries, or use --all.\n");
    expect((await operator.run(["deliveries", "retry", "x", "--all"])).code).toBe(1);
  });
});
