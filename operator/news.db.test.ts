import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../platform/outbox/job-records.ts";
import { endSubscription } from "../src/news/subscriptions/subscription-store.server.ts";
import { subscribeFully } from "../tests/setup/news.ts";
import { openTestOperator, TEST_NOW, type TestOperator } from "../tests/setup/operator.ts";

const SLUG = "rate-environment-2025";

describe("news", () => {
  let operator: TestOperator;

  beforeEach(async () => {
    operator = await openTestOperator("sqlite");
    for (const name of ["ann", "bob", "left"]) {
      await subscribeFully(operator.database, `${name}@reader.example`);
    }
    await endSubscription(operator.database, { email: "left@reader.example" }, TEST_NOW);
  });
  afterEach(() => operator.close());

  const countQueued = async () =>
    (await listJobs(operator.database, { kind: "news-article", limit: 10 })).length;

  test("nothing is sent without confirmation", async () => {
    for (const answer of [undefined, false]) {
      const run = await operator.run(["news", "send", SLUG], answer === undefined ? {} : { answer });
      expect(run.code).toBe(1);
      expect(run.err).toContain('Mail "DSCR Rates in 2025: How a Quote Is Built" to 2 subscribers?');
    }
    expect(await countQueued()).toBe(0);
  });

  test("an article goes to each confirmed subscriber once, and the list counts them", async () => {
    const first = await operator.run(["news", "send", SLUG], { answer: true });
    expect(first).toMatchObject({ code: 0 });
    expect(first.err).toContain("Queued for 2 subscribers.");
    const again = await operator.run(["news", "send", SLUG, "--yes"]);
    expect(again.err).toContain("Nothing to do.");
    expect(await countQueued()).toBe(2);
    const { out } = await operator.run(["news", "list", "--json"]);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: SLUG, sent: 2 }));
    expect((await operator.run(["news", "list"])).out).toMatch(/2025-09-23 +2 +rate-environment-2025/);
  });

  test("an article that does not exist is not sent", async () => {
    const { code, err } = await operator.run(["news", "send", "no-such", "--yes"]);
    expect(code).toBe(1);
    expect(err).toContain("No article has the slug no-such.");
  });

  test("subscribers are counted; their addresses are shown only on request", async () => {
    const plain = await operator.run(["news", "subscribers"]);
    expect(plain.out).toMatch(/^2 +confirmed.*\n0 +pending.*\n1 +unsubscribed/);
    const json = await operator.run(["news", "subscribers", "--json"]);
    expect(JSON.parse(json.out)).toEqual({ pending: 0, confirmed: 2, unsubscribed: 1 });
    expect((await operator.run(["news", "subscribers", "--addresses"])).code).toBe(1);
    const { out } = await operator.run(["news", "subscribers", "--json", "--addresses"]);
    expect(JSON.parse(out).subscribers).toContainEqual({ email: "ann@reader.example", state: "confirmed" });
    expect(plain.out + json.out).not.toContain("@");
  });
});
