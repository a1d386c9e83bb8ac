import { beforeEach, describe, expect, test } from "vitest";
import { createRateLimit } from "../../../platform/http/limits/rate-limit.ts";
import { describeError } from "../../../platform/log.ts";
import { createTestSite } from "../../../server/app/test-site.ts";
import { namesIn, sampleAcceptance, sampleLead, sampleProblem } from "../../../tests/setup/api-samples.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  COMPLETE_LEAD,
  createSubmitLeadDeps,
  leadsOfAllTests,
  openLeadDatabase,
  TEST_NOW,
} from "../../../tests/setup/leads.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { consentOffer, leadFormContent } from "../lead-catalog.server.ts";
import { listLeads } from "../records/lead-list.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import { openLeadStore } from "../records/lead-store.server.ts";
import { createLeadEndpoints } from "./lead-endpoint.server.ts";
import type { SubmitLeadDeps } from "./submit-lead.server.ts";

describe.each(DIALECTS)("POST /api/leads on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);
  let now = TEST_NOW;

  beforeEach(() => {
    now += 60 * 60 * 1000;
  });

  function openSite(changes: Partial<SubmitLeadDeps> = {}) {
    const deps = createSubmitLeadDeps(database, { now: () => now, ...changes });
    return createTestSite({
      apiPerMinute: 1000,
      endpoints: createLeadEndpoints({
        ...deps,
        formContent: () => leadFormContent(shippedContent),
        statusPathOf: () => "/deal-status?token=x",
      }),
    });
  }

  async function post(
    body: unknown,
    { headers, ...changes }: Partial<SubmitLeadDeps> & { headers?: Record<string, string> } = {},
  ) {
    const response = await openSite(changes).send("POST", "/api/leads", {
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });
    const json: unknown = await response.json();
    return { status: response.status, headers: response.headers, json };
  }

  async function countLeads(): Promise<number> {
    return (await listLeads(database, { limit: 1000 })).length;
  }

  test("the samples of docs/leads-api.md are accepted and refused as it says", async () => {
    const accepted = await post(sampleLead);
    expect(accepted).toMatchObject({
      status: 201,
      json: {
        ...sampleAcceptance,
        reference: expect.stringMatching(/^RR-\w{5}-\w{5}$/),
        statusPath: "/deal-status?token=x",
      },
    });
    expect(namesIn(accepted.json)).toEqual(namesIn(sampleAcceptance));
    const refused = await post({ ...sampleLead, name: "" });
    expect(refused).toMatchObject({ status: 422, json: sampleProblem });
    expect(namesIn(refused.json)).toEqual(namesIn(sampleProblem));
  });

  test("for a state that is not served it is taken only for a call about another one", async () => {
    const isStateServed = (state: string) => state !== "CA";
    const before = await countLeads();
    expect(await post({ ...COMPLETE_LEAD, state: "CA", otherState: "no" }, { isStateServed })).toMatchObject({
      status: 422,
      json: { errors: { otherState: expect.stringContaining("We do not serve this state") } },
    });
    expect(await countLeads()).toBe(before);
    const asked = { ...COMPLETE_LEAD, state: "CA", otherState: true };
    expect(await post(asked, { isStateServed })).toMatchObject({ status: 201 });
    expect(await post({ ...COMPLETE_LEAD, state: "NV" }, { isStateServed })).toMatchObject({ status: 201 });
    expect(await countLeads()).toBe(before + 2);
  });

  test("a lead that was stored before its state was left out is found again", async () => {
    const sent = { ...COMPLETE_LEAD, name: "Carla West", state: "CA" };
    const first = await post(sent);
    expect(await post(sent, { isStateServed: () => false })).toMatchObject({ status: 200, json: first.json });
  });

  test("a repeated one is 200 with the same reference, and wakes no worker; other content is 422", async () => {
    let wakes = 0;
    const once = {
      headers: { "Idempotency-Key": "once" },
      onStored: () => {
        wakes += 1;
      },
    };
    const first = await post(COMPLETE_LEAD, once);
    expect(await post(COMPLETE_LEAD, once)).toMatchObject({ status: 200, json: first.json });
    expect(await post({ ...COMPLETE_LEAD, name: "Other" }, once)).toMatchObject({ status: 422 });
    expect(wakes).toBe(1);
  });

  test("what the request says about its sender becomes evidence", async () => {
    const headers = { "User-Agent": "Browser/2.0 (é)", "Sec-GPC": "1" };
    await post({ ...COMPLETE_LEAD, name: "Evident" }, { headers });
    const [lead] = await listLeads(database, { limit: 1 });
    const record = await findConsent(database, lead?.reference ?? "");
    expect(record?.personal).toMatchObject({ ip: "unknown", userAgent: "Browser/2.0 (?)" });
    expect(JSON.parse(record?.content ?? "")).toMatchObject({
      hasPrivacySignal: true,
      isTextConfirmed: false,
    });
  });

  test.each([
    ["no JSON", "{", "application/json", 400],
    ["nothing", "", "application/json", 400],
    ["consented to in a __proto__ alone", '{"__proto__":{"tcpaConsent":true}}', "application/json", 422],
    ["not declared as JSON", JSON.stringify(COMPLETE_LEAD), "text/plain", 415],
    ["too large", JSON.stringify({ ...COMPLETE_LEAD, name: "x".repeat(20_000) }), "application/json", 413],
    ["not an object", "[]", "application/json", 422],
    ["invalid", JSON.stringify({ ...COMPLETE_LEAD, email: "no" }), "application/json", 422],
    ["without consent", JSON.stringify({ ...COMPLETE_LEAD, tcpaConsent: false }), "application/json", 422],
  ])("what is %s is refused, and nothing is stored", async (_case, body, type, status) => {
    const before = await countLeads();
    const response = await post(body, { headers: { "Content-Type": type } });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.json).toMatchObject({ success: false, status, message: expect.any(String) });
    expect(await countLeads()).toBe(before);
  });

  test("the fields that are wrong are named, without repeating what was sent", async () => {
    const { json } = await post({ ...COMPLETE_LEAD, name: "", email: "canary@invalid" });
    expect(json).toMatchObject({ errors: { name: expect.any(String), email: expect.any(String) } });
    expect(JSON.stringify(json)).not.toContain("canary");
  });

  test.each([
    ["", 400],
    ["x".repeat(201), 400],
    ["é", 400],
    ["any printable key: 1-2_3 ~", 201],
    ["x".repeat(200), 201],
  ])("the Idempotency-Key %j gives %i", async (key, status) => {
    const lead = { ...COMPLETE_LEAD, name: `Key of ${key.length} characters` };
    expect(await post(lead, { headers: { "Idempotency-Key": key } })).toMatchObject({ status });
  });

  test("a consent text that is no longer offered is 409, and the box is to be ticked again", async () => {
    const response = await post({ ...COMPLETE_LEAD, name: "Stale", consentHash: "0".repeat(64) });
    expect(response).toMatchObject({ status: 409, json: { errors: { tcpaConsent: expect.any(String) } } });
    const { textSha256 } = consentOffer(shippedContent);
    const current = { ...COMPLETE_LEAD, name: "Current", consentHash: textSha256 };
    expect(await post(current)).toMatchObject({ status: 201 });
  });

  test("too many submissions of one client are 429 with Retry-After", async () => {
    const rateLimit = createRateLimit(2);
    const responses = [];
    for (const name of ["One", "Two", "Three"])
      responses.push(await post({ ...COMPLETE_LEAD, name }, { rateLimit }));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(Number(responses[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("when the database is away it is 503 with Retry-After, and the failure is reported", async () => {
    const gone = await openLeadDatabase(dialect);
    await gone.drop();
    const failures: unknown[] = [];
    const response = await post(COMPLETE_LEAD, {
      store: openLeadStore(gone.database),
      reportFailure: (error) => failures.push(error),
    });
    expect(response).toMatchObject({ status: 503, json: { success: false } });
    expect(response.headers.get("retry-after")).toBe("5");
    expect(failures).toHaveLength(1);
  });

  test("a token from GET /api/lead-form proves how long the form was open", async () => {
    const site = openSite();
    const form: unknown = await (await site.get("/api/lead-form")).json();
    expect(form).toEqual({
      success: true,
      form: leadFormContent(shippedContent),
      formToken: expect.any(String),
    });
    const formToken = typeof form === "object" && form && "formToken" in form ? form.formToken : undefined;
    now += 5_000;
    const { json } = await post({ ...COMPLETE_LEAD, name: "Honest", formToken });
    const reference = typeof json === "object" && json && "reference" in json ? String(json.reference) : "";
    expect(await findLead(database, { reference })).toMatchObject({ suspicions: [] });
  });

  test("personal data is in no log line, whatever the response", async () => {
    const canary = {
      ...COMPLETE_LEAD,
      name: "Canary Bird",
      email: "canary@example.com",
      phone: "512-555-0177",
      dealSummary: "Price of the canary",
      message: "A question of the canary",
    };
    const gone = await openLeadDatabase(dialect);
    await gone.drop();
    const log = [];
    for (const [lead, stored, status] of [
      [canary, database, 201],
      [{ ...canary, email: "canary@nowhere" }, database, 422],
      [{ ...canary, dealSummary: "The canary's\u0000" }, database, 422],
      [{ ...canary, message: "canary".repeat(100) }, database, 422],
      [{ ...canary, consentHash: "canary" }, database, 200],
      [canary, gone.database, 503],
    ] as const) {
      const site = openSite({
        store: openLeadStore(stored),
        reportFailure: (error) => log.push(JSON.stringify(describeError(error))),
      });
      const response = await site.send("POST", "/api/leads", {
        body: JSON.stringify(lead),
        headers: { "Content-Type": "application/json", "User-Agent": "canary/1.0" },
      });
      expect(response.status).toBe(status);
      log.push(...site.logLines, JSON.stringify(site.records), await response.text());
    }
    expect(log.join("\n")).not.toMatch(/canary|5550177|555-0177/i);
  });
});
