import { describe, expect, test } from "vitest";
import { listJobs } from "../../../../platform/outbox/job-records.ts";
import { DIALECTS } from "../../../../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW, TEST_REQUESTS } from "../../../../tests/setup/operator.ts";
import { storeSampleLead } from "../../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../../tests/setup/test-actor.ts";
import {
  answerRequest,
  countPurgeableRequests,
  forgetAddress,
  type NewAnswer,
  purgeRequests,
} from "./data-request-answer.server.ts";
import { findRequest, listOpenRequests } from "./data-request-queries.server.ts";
import { enterRequest, findUnproven, proveRequest, submitRequest } from "./data-request-store.server.ts";

const EMAIL = "Zoe@person.example";
const DAY = 24 * 60 * 60 * 1000;
const deps = TEST_REQUESTS;
const { keys } = deps;
const DONE = { outcome: "done", note: undefined, references: [] } as const;
const ASKED = { kind: "delete", email: EMAIL, detail: "Everything, please", hasPrivacySignal: true } as const;

describe.each(DIALECTS)("privacy requests on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  const submit = (now = TEST_NOW, changes: Partial<Parameters<typeof submitRequest>[1]> = {}) =>
    submitRequest(operator.database, { ...ASKED, ...changes }, deps, stampAt(now));
  const close = (id: string, answer: NewAnswer) =>
    answerRequest(operator.database, keys, id, answer, stampAt(TEST_NOW));
  const readRows = () => operator.database.db.selectFrom("data_requests").selectAll().execute();
  const countMails = async (kind: string) => (await listJobs(operator.database, { kind, limit: 100 })).length;

  /** The token in the mail. */
  async function readToken(): Promise<string> {
    const row = (await readRows()).at(-1);
    if (row === undefined) throw new Error("No request is stored");
    return deps.tokens.proof(row);
  }
  const prove = async (now = TEST_NOW) =>
    await proveRequest(operator.database, await readToken(), deps, stampAt(now));

  test("nothing is open before the address is proven, and looking at the link proves nothing", async () => {
    expect(await submit()).toBe("queued");
    const token = await readToken();
    expect(await findUnproven(operator.database, keys, token, TEST_NOW)).toMatchObject({
      kind: "delete",
      masked: "Z***@person.example",
    });
    expect(await listOpenRequests(operator.database, keys)).toEqual([]);
    expect(JSON.stringify(await readRows())).not.toContain(token);
    expect(await countMails("privacy-notice")).toBe(0);
  });

  test("the link proves the address once, however often it is used, and works for three days", async () => {
    await submit();
    const first = await prove();
    expect(first?.isFirst).toBe(true);
    expect(await prove()).toEqual({ ...first, isFirst: false });
    expect(await countMails("privacy-notice")).toBe(1);
    expect(await listOpenRequests(operator.database, keys)).toMatchObject([
      { subject: { email: EMAIL }, provenAt: TEST_NOW, hasPrivacySignal: true },
    ]);
    expect(await findRequest(operator.database, keys, { statusToken: first?.token ?? "" })).toBeDefined();
    expect(await prove(TEST_NOW + 3 * DAY)).toBeUndefined();
  });

  test("the token that proves an address opens no page, and the one of the page proves nothing", async () => {
    await submit();
    const proof = await readToken();
    const status = (await prove())?.token ?? "";
    expect(await findRequest(operator.database, keys, { statusToken: proof })).toBeUndefined();
    expect(await proveRequest(operator.database, status, deps, stampAt(TEST_NOW))).toBeUndefined();
  });

  test("a stranger's address is mailed a few times, and its owner as often as they ask", async () => {
    for (const detail of ["1", "2", "3"]) expect(await submit(TEST_NOW, { detail })).toBe("queued");
    expect(await submit(TEST_NOW + 60_000)).toBe("recent");
    expect(await submit(TEST_NOW + 60_000, { email: "ann@person.example" })).toBe("queued");
    expect(await submit(TEST_NOW + 10 * 60_000)).toBe("queued");
    expect(await submit(TEST_NOW + 30 * 60_000)).toBe("recent");
    await prove(TEST_NOW + 30 * 60_000);
    expect(await submit(TEST_NOW + 30 * 60_000)).toBe("queued");
  });

  test("sub-addresses are one recipient: the pause of one is the pause of all", async () => {
    for (const tag of ["+1", "+2", "+3"]) {
      expect(await submit(TEST_NOW, { email: `zoe${tag}@person.example` })).toBe("queued");
    }
    expect(await submit(TEST_NOW, { email: "ZOE+4@person.example" })).toBe("recent");
    expect(await submit(TEST_NOW, { email: "zo@person.example" }), "somebody else").toBe("queued");
  });

  test("a second click sends no second mail", async () => {
    expect([await submit(), await submit(TEST_NOW + 1_000)]).toEqual(["queued", "recent"]);
    const bare = { detail: undefined };
    expect([await submit(TEST_NOW, bare), await submit(TEST_NOW, bare)]).toEqual(["queued", "recent"]);
    expect(await readRows()).toHaveLength(2);
  });

  test("an answer closes a request once, hides the address and mails the person", async () => {
    await submit();
    const { id = "" } = (await prove()) ?? {};
    const answer = {
      outcome: "declined",
      note: "We cannot find you.",
      references: ["RR-00000-00000"],
    } as const;
    expect(await close(id, answer)).toBe(true);
    expect(await close(id, { ...answer, note: "Twice" })).toBe(false);
    expect(await countMails("privacy-answer")).toBe(1);
    expect(JSON.stringify(await readRows())).not.toContain(EMAIL);
    expect(await findRequest(operator.database, keys, { id })).toMatchObject({
      subject: { email: EMAIL },
      answer: { ...answer, at: TEST_NOW },
    });
    await forgetAddress(operator.database, id);
    expect(await findRequest(operator.database, keys, { id })).toMatchObject({ subject: undefined });
    const { out } = await operator.run(["audit", "list"]);
    expect(out).toContain("answered a request: delete, declined (RR-00000-00000)");
  });

  test("deleting the person answers what they asked for and keeps no word of theirs", async () => {
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW, email: EMAIL });
    await submit(TEST_NOW, { kind: "export", detail: "All of Zoe's data" });
    await prove();
    await submit(TEST_NOW, { detail: "Unproven words" });
    expect((await operator.run(["privacy", "delete", EMAIL, "--yes"])).code).toBe(0);
    const rows = await readRows();
    expect(JSON.stringify(rows)).not.toMatch(/Zoe|Unproven|person\.example/);
    expect(rows).toMatchObject([{ outcome: "done", leads: JSON.stringify([reference]), address: null }]);
  });

  test("a deletion by hand that is closed as done keeps no part of the address either", async () => {
    await submit();
    const { id = "" } = (await prove()) ?? {};
    await close(id, DONE);
    await forgetAddress(operator.database, id);
    expect(JSON.stringify(await readRows())).not.toContain("person.example");
    const found = await findRequest(operator.database, keys, { id });
    expect(found).toMatchObject({ masked: undefined, isMailed: true });
    expect((await operator.run(["privacy", "requests"])).out).toContain("deleted");
  });

  test("a request by phone needs no link, and no mail follows it", async () => {
    const subject = { phone: "+15125550123" };
    const asked = { kind: "opt-out", channel: "phone", subject, detail: undefined } as const;
    const reference = await enterRequest(operator.database, asked, deps, stampAt(TEST_NOW));
    const [open] = await listOpenRequests(operator.database, keys);
    expect(open).toMatchObject({ reference, subject, masked: "***0123" });
    await close(open?.id ?? "", DONE);
    expect(await countMails("privacy-answer")).toBe(0);
  });

  test("what nobody proves goes after three days, an answer after its time, an address before", async () => {
    await submit();
    const { id = "" } = (await prove()) ?? {};
    await submit();
    await close(id, DONE);
    const later = { answered: TEST_NOW - DAY, now: TEST_NOW + 15 * DAY };
    expect(await countPurgeableRequests(operator.database, later)).toBe(1);
    expect(await purgeRequests(operator.database, later)).toBe(1);
    expect(await readRows()).toMatchObject([{ id, sealed_address: null }]);
    expect(await purgeRequests(operator.database, { answered: TEST_NOW + 1, now: TEST_NOW })).toBe(1);
  });
});
