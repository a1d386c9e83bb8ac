import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUnsubscribe } from "../../../platform/mail/unsubscribe-page.ts";
import { createUnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import { openLeadDatabase, type TestLeadDatabase } from "../../../tests/setup/leads.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { deleteLeads } from "../lead-privacy.server.ts";
import type { LeadDatabase } from "../lead-store.server.ts";
import { isSuppressed } from "../suppressions.server.ts";
import { describeLeadUnsubscription } from "./lead-unsubscription.server.ts";

const EMAIL = { email: "zoe@person.example" };
const ONE_CLICK = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

describe("the link in a mail", () => {
  let place: TestLeadDatabase;
  let database: LeadDatabase;
  let token: string;
  let optedOut: string[];
  const tokens = createUnsubscribeTokens("secret");

  beforeEach(async () => {
    optedOut = [];
    place = await openLeadDatabase("sqlite");
    database = place.database;
    token = tokens.issue((await storeSampleLead(database)).id);
  });

  afterEach(() => place.drop());

  const visit = (init: RequestInit = {}, used = token) =>
    createUnsubscribe({
      tokens,
      contactEmail: "hello@sample.example",
      describe: (leadId) =>
        describeLeadUnsubscription(leadId, {
          database,
          correspondent: { name: "Sample" },
          now: () => 5,
          onOptOut: async (email) => void optedOut.push(email),
        }),
    })(new Request(`https://site.example/unsubscribe/${used}`, init), used);

  test("asks when it is opened, and changes nothing: scanners open it too", async () => {
    const response = await visit();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    expect(await response.text()).toContain('<form method="post">');
    expect(await isSuppressed(database, EMAIL)).toBe(false);
  });

  test.each([
    ["the mail program's form", ONE_CLICK],
    ["a multipart form", new FormData()],
  ])("opts out of mail, and of nothing else, by a POST of %s", async (_, body) => {
    if (body instanceof FormData) body.set("List-Unsubscribe", "One-Click");
    const response = await visit({ method: "POST", body });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("You are unsubscribed");
    expect(await isSuppressed(database, EMAIL)).toBe(true);
    expect(await isSuppressed(database, { phone: "+15125550123" })).toBe(false);
    expect(optedOut).toEqual([EMAIL.email]);
  });

  test("may be used twice", async () => {
    await visit({ method: "POST", body: ONE_CLICK });
    expect((await visit({ method: "POST", body: ONE_CLICK })).status).toBe(200);
  });

  test.each([
    ["another form", new URLSearchParams({ a: "b" })],
    ["no form", "List-Unsubscribe"],
    ["nothing", null],
  ])("a POST of %s changes nothing", async (_, body) => {
    expect((await visit({ method: "POST", body })).status).toBe(400);
    expect(await isSuppressed(database, EMAIL)).toBe(false);
  });

  test("works after the lead was deleted, when there is nobody left to write to", async () => {
    await deleteLeads(database, EMAIL, { newId: () => "request", now: 1 });
    expect((await visit({ method: "POST", body: ONE_CLICK })).status).toBe(200);
  });

  test("that somebody made up is not found, and says whom to write to", async () => {
    const response = await visit({ method: "POST", body: ONE_CLICK }, "made.up");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("hello@sample.example");
  });
});
