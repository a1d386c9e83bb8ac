import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { atomically } from "../../../../platform/database/atomically.ts";
import { createRateLimit } from "../../../../platform/http/limits/rate-limit.ts";
import { listJobs } from "../../../../platform/outbox/job-records.ts";
import { operatorOfEachTest, TEST_NOW, TEST_REQUESTS } from "../../../../tests/setup/operator.ts";
import { stampAt } from "../../../../tests/setup/test-actor.ts";
import { optOut } from "../lead-privacy.server.ts";
import { listChoices } from "../suppressions.server.ts";
import { answerRequest } from "./data-request-answer.server.ts";
import { privacyRequestsEndpoint } from "./receive-request.server.ts";
import { createRequestPosts, type PersonRecords, type RequestPostsDeps } from "./request-posts.server.ts";

const EMAIL = "zoe@person.example";
const CLIENT = "203.0.113.9";

describe("the form for privacy requests", () => {
  const operator = operatorOfEachTest();

  const strangers: PersonRecords = {
    isStored: async () => false,
    optOut: async () => ["RR-00000-00000"],
    copy: async () => "{}",
  };
  const deps = ({ people = strangers, ...changes }: Partial<RequestPostsDeps> = {}): RequestPostsDeps => ({
    ...TEST_REQUESTS,
    database: operator.database,
    people,
    atomically: (work) => atomically(operator.database, (database) => work({ database, people })),
    now: () => TEST_NOW,
    newId: randomUUID,
    rateLimit: { count: async () => undefined },
    copyLimits: { perClient: createRateLimit(100), perRequest: createRateLimit(100) },
    onQueued: () => {},
    reportFailure: () => {},
    ...changes,
  });
  const call = (body: URLSearchParams | null = null, headers = {}) => ({
    request: new Request("http://site.example/privacy-request", { method: "POST", body, headers }),
    requestId: "1",
    client: CLIENT,
  });
  const send = (body: unknown) =>
    privacyRequestsEndpoint(deps()).handle({
      ...call(),
      parameters: {},
      body,
      bytes: new Uint8Array(),
    });

  const readRow = () =>
    operator.database.db.selectFrom("data_requests").selectAll().executeTakeFirstOrThrow();

  /** Asks, and uses the mailed link. Returns the token of the private page. */
  async function askAndConfirm(fields: Record<string, string>, changes: Partial<RequestPostsDeps> = {}) {
    const posts = createRequestPosts(deps(changes));
    const body = new URLSearchParams({ email: EMAIL, ...fields });
    expect(await posts.submit(call(body, { "sec-gpc": "1" }))).toEqual({ kind: "accepted" });
    const token = TEST_REQUESTS.tokens.proof(await readRow());
    return (await posts.confirm(call(new URLSearchParams({ token })))) ?? "";
  }

  test.each([
    [{ kind: "delete", email: "no address" }, { email: expect.any(String) }],
    [{ kind: "sell", email: EMAIL }, { kind: expect.any(String) }],
    [{ kind: "correct", email: EMAIL, detail: "x".repeat(2_001) }, { detail: expect.any(String) }],
    [{}, { kind: expect.any(String), email: expect.any(String) }],
    [{ kind: "delete", email: EMAIL, website: "spam" }, {}],
  ])("%o is 422, with words for the fields", async (body, errors) => {
    const response = await send(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: expect.any(String), errors });
    expect(await listJobs(operator.database, { limit: 1 })).toEqual([]);
  });

  test("a refused form comes back with what was typed, and is not cached", async () => {
    const body = new URLSearchParams({ kind: "correct", email: "zoe", detail: "My name is Zoë." });
    expect(await createRequestPosts(deps()).submit(call(body))).toMatchObject({
      status: 422,
      headers: { "Cache-Control": "no-store" },
      refused: { values: { kind: "correct", email: "zoe", detail: "My name is Zoë." } },
    });
  });

  test("an opt-out is recorded as soon as it is confirmed; with a remark it waits for a person", async () => {
    const posts = createRequestPosts(deps());
    const token = await askAndConfirm({ kind: "opt-out" });
    expect(await posts.findStatus(token)).toMatchObject({
      hasPrivacySignal: true,
      answer: { outcome: "done", references: ["RR-00000-00000"] },
    });
    await operator.database.db.deleteFrom("data_requests").execute();
    const waiting = await askAndConfirm({ kind: "opt-out", detail: "Only the texts" });
    expect(await posts.findStatus(waiting)).toMatchObject({ answer: undefined });
  });

  test("an opt-out is proven and recorded together, or not at all", async () => {
    const confirmWith = async (changes: Partial<RequestPostsDeps>) => {
      const token = TEST_REQUESTS.tokens.proof(await readRow());
      return await createRequestPosts(deps(changes)).confirm(call(new URLSearchParams({ token })));
    };
    const listStored = () => listChoices(operator.database.db, TEST_REQUESTS.keys, [{ email: EMAIL }]);
    let isBroken = true;
    const recordThen: RequestPostsDeps["atomically"] = (work) =>
      atomically(operator.database, (database) => {
        const optOutAndFail = async (email: string) => {
          await optOut(database, { email }, { reason: "asked" }, stampAt(TEST_NOW));
          if (isBroken) throw new Error("The disk is full");
          return [];
        };
        return work({ database, people: { ...strangers, optOut: optOutAndFail } });
      });
    await createRequestPosts(deps()).submit(call(new URLSearchParams({ email: EMAIL, kind: "opt-out" })));

    await expect(confirmWith({ atomically: recordThen })).rejects.toThrow("The disk is full");
    expect(await readRow()).toMatchObject({ proven_at: null, answered_at: null });
    expect(await listStored()).toEqual([]);
    isBroken = false;
    expect(await confirmWith({ atomically: recordThen }), "the link still works").toBeDefined();
    expect(await readRow()).toMatchObject({ proven_at: TEST_NOW, outcome: "done" });
    expect(await listStored()).toHaveLength(1);
  });

  test("a copy waits for its release if something is stored, and is answered at once if not", async () => {
    const token = await askAndConfirm({ kind: "export" });
    const posts = createRequestPosts(deps());
    expect(await posts.findStatus(token)).toMatchObject({ answer: { outcome: "nothing stored" } });
    expect(await posts.readCopy({ token, client: CLIENT })).toBeUndefined();
    await operator.database.db.deleteFrom("data_requests").execute();
    const known = { people: { ...strangers, isStored: async () => true } };
    const waiting = await askAndConfirm({ kind: "export" }, known);
    expect(await posts.findStatus(waiting)).toMatchObject({ answer: undefined });
    expect(await posts.readCopy({ token: waiting, client: CLIENT })).toBeUndefined();
  });

  test("a copy is made a few times a minute, for each client and for each request", async () => {
    const known = { people: { ...strangers, isStored: async () => true } };
    const token = await askAndConfirm({ kind: "export" }, known);
    const answer = { outcome: "done", note: undefined, references: [] } as const;
    await answerRequest(
      operator.database,
      TEST_REQUESTS.keys,
      (await readRow()).id,
      answer,
      stampAt(TEST_NOW),
    );
    const limits = { perClient: createRateLimit(2), perRequest: createRateLimit(3) };
    const { readCopy } = createRequestPosts(deps({ copyLimits: limits }));
    const refused = {
      status: 429,
      message: expect.stringMatching(/Please wait \d+ seconds/),
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
    };
    const readFrom = (client: string) => readCopy({ token, client });
    expect(await readFrom(CLIENT)).toMatchObject({ json: "{}" });
    expect(await readFrom(CLIENT)).toMatchObject({ json: "{}" });
    expect(await readFrom(CLIENT), "the client").toEqual(refused);
    expect(await readFrom("198.51.100.1")).toMatchObject({ json: "{}" });
    expect(await readFrom("198.51.100.2"), "the request").toEqual(refused);
    const guesses = Array.from("123", (digit) => readCopy({ token: digit.repeat(64), client: "192.0.2.1" }));
    expect(await Promise.all(guesses), "guesses").toEqual([undefined, undefined, refused]);
  });

  test("a token that was never issued leads nowhere", async () => {
    const posts = createRequestPosts(deps());
    const token = "0".repeat(64);
    expect(await posts.lookUp(token)).toBeUndefined();
    expect(await posts.confirm(call(new URLSearchParams({ token })))).toBeUndefined();
    expect(await posts.findStatus(token)).toBeUndefined();
    expect(await posts.readCopy({ token, client: CLIENT })).toBeUndefined();
  });
});
