import { beforeEach, describe, expect, test } from "vitest";
import { createRateLimit } from "../../../platform/http/limits/rate-limit.ts";
import {
  createSubmitLeadDeps,
  leadsOfAllTests,
  openLeadDatabase,
  TEST_NOW,
} from "../../../tests/setup/leads.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { consentOffer } from "../lead-catalog.server.ts";
import { createReceiptTokens } from "../receipt/receipt-token.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import { openLeadStore } from "../records/lead-store.server.ts";
import { createLeadSubmissions, type PostOutcome } from "./lead-form-post.server.ts";
import type { SubmitLeadDeps } from "./submit-lead.server.ts";

const FORM = {
  name: "Dana Investor",
  email: "dana@example.com",
  phone: "(512) 555-0142",
  state: "",
  loanPurpose: "refinance",
  tcpaConsent: "on",
  source: "contact",
  consentHash: consentOffer(shippedContent).textSha256,
  website: "",
};

describe("a form that is posted without scripts", () => {
  const database = leadsOfAllTests("sqlite");
  let now = TEST_NOW;

  beforeEach(() => {
    now += 60 * 60 * 1000;
  });

  interface Post {
    readonly form?: Readonly<Record<string, string>>;
    readonly path?: string;
    readonly referer?: string;
    readonly deps?: Partial<SubmitLeadDeps>;
  }

  function openSubmissions(changes: Partial<SubmitLeadDeps> = {}) {
    const deps = createSubmitLeadDeps(database, { now: () => now, ...changes });
    const proofs = createReceiptTokens("a secret of this test", () => now);
    return createLeadSubmissions({ ...deps, database, proofs });
  }

  async function post({ form = FORM, path = "/contact", referer, deps }: Post): Promise<PostOutcome> {
    const request = new Request(`https://www.example.com${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { ...(referer && { Referer: referer }) },
    });
    return await openSubmissions(deps).receivePost({
      request,
      requestId: "request-1",
      client: "203.0.113.7",
    });
  }

  async function postAndFind(sent: Post) {
    const outcome = await post(sent);
    if (outcome.kind !== "accepted") throw new Error(outcome.post.message);
    return await findLead(database, { reference: outcome.reference });
  }

  test("for a state that is not served, comes back with the box for a call about another one", async () => {
    const deps = { isStateServed: () => false };
    const form = { ...FORM, state: "CA" };
    expect(await post({ form, deps })).toMatchObject({
      kind: "refused",
      status: 422,
      post: { errors: { otherState: expect.any(String) }, values: { state: "CA" }, wantsOtherState: false },
    });
    const ticked = { ...form, otherState: "on" };
    expect(await post({ form: { ...ticked, email: "" }, deps })).toMatchObject({
      post: { wantsOtherState: true },
    });
    expect(await post({ form: ticked, deps })).toMatchObject({ kind: "accepted" });
  });

  test("becomes the same lead as through the API", async () => {
    expect(await postAndFind({})).toMatchObject({
      name: "Dana Investor",
      phone: "+15125550142",
      state: null,
      loanPurpose: "refinance",
      source: "contact",
      suspicions: [],
    });
  });

  test.each([
    ["from the address it was posted to, if that names one", "/contact?source=austin", "austin"],
    ["from the form, if the address names no valid one", "/contact?source=<b>", "contact"],
  ])("takes its source %s", async (_, path, source) => {
    expect(await postAndFind({ path })).toMatchObject({ source });
  });

  test("takes the page from the browser and the campaign from its own URL", async () => {
    const referer = "https://www.example.com/?utm_source=other";
    const path = "/contact?utm_source=flyer&utm_term=caf%C3%A9+loan&formToken=forged&website=x";
    expect(await postAndFind({ referer, path })).toMatchObject({
      origin: { page: "/", campaign: { utm_source: "flyer", utm_term: "café loan" } },
      suspicions: [],
    });
  });

  test("ignores what another site says about the page", async () => {
    const referer = "https://elsewhere.example/page?utm_source=flyer";
    expect(await postAndFind({ referer })).toMatchObject({ origin: { page: "/contact", campaign: {} } });
  });

  test("keeps source, page and campaign when it is refused, comes back on /contact and is sent again", async () => {
    const path = "/contact?utm_source=flyer&utm_term=&other=x";
    const form = { ...FORM, source: "homepage" };
    const referer = "https://www.example.com/";
    const refused = await post({ form: { ...form, phone: "555" }, referer, path });
    if (refused.kind !== "refused") throw new Error("It was accepted");
    expect(refused.post.origin).toEqual({ source: "homepage", page: "/" });
    const again = {
      form: { ...FORM, ...refused.post.origin },
      referer: `https://www.example.com${path}`,
      path,
    };
    expect(await postAndFind(again)).toMatchObject({
      source: "homepage",
      origin: { page: "/", campaign: { utm_source: "flyer" } },
    });
  });

  test("loses no lead over hidden fields that somebody made up", async () => {
    const form = { ...FORM, source: "<b>", page: "https://elsewhere.example/", utm_source: "x" };
    expect(
      await postAndFind({ form, path: `/contact?utm_source=${"x".repeat(900)}&utm_term=%00` }),
    ).toMatchObject({
      source: "site",
      origin: { page: null, campaign: {} },
    });
  });

  test("is confirmed by a query with its reference, which also leads to the receipt for an hour", async () => {
    const outcome = await post({ form: { ...FORM, name: "Receipt Reader" } });
    if (outcome.kind !== "accepted") throw new Error(outcome.post.message);
    const { reference } = outcome;
    const query = new URLSearchParams(outcome.query);
    const submissions = openSubmissions();
    expect(outcome.query).not.toMatch(/Reader|dana|512/);
    expect(submissions.findReceived(query)).toEqual({ reference, isRecent: true });
    const receipt = await submissions.findReceipt(query);
    expect(receipt?.reference).toBe(reference);
    for (const part of [
      reference,
      "Receipt Reader",
      "(512) 555-0142",
      "Refinance",
      consentOffer(shippedContent).text,
    ]) {
      expect(receipt?.text).toContain(part);
    }
    now += 60 * 60 * 1000;
    expect(await submissions.findReceipt(query)).toBeDefined();
    now += 1;
    expect(await submissions.findReceipt(query)).toBeUndefined();
    expect(submissions.findReceived(query)).toEqual({ reference, isRecent: false });
  });

  test("has no receipt once the lead is deleted", async () => {
    const query = createReceiptTokens("a secret of this test", () => now).issue("RR-00000-00000");
    expect(await openSubmissions().findReceipt(new URLSearchParams(query))).toBeUndefined();
  });

  test("is marked when the hidden field is filled, and may bring a deal and a message of several lines", async () => {
    const texts = { dealSummary: "Price: $300,000\r\nRent: $2,500", message: "12 Elm St\r\n$2,500" };
    expect(await postAndFind({ form: { ...FORM, ...texts, website: "https://spam.example" } })).toMatchObject(
      {
        suspicions: ["honeypot-filled"],
        dealSummary: "Price: $300,000\nRent: $2,500",
        message: "12 Elm St\n$2,500",
      },
    );
  });

  test.each([
    ["dealSummary", "x".repeat(2001)],
    ["message", "x".repeat(501)],
  ])("with a %s that is too long is refused, and nothing of it is cut off", async (field, text) => {
    expect(await post({ form: { ...FORM, [field]: text } })).toMatchObject({
      status: 422,
      post: { errors: { [field]: expect.any(String) }, values: { [field]: text } },
    });
  });

  test("sent twice is one lead", async () => {
    expect(await post({})).toEqual(await post({}));
  });

  test("comes back with its values and what is wrong", async () => {
    const { state, ...values } = FORM;
    const outcome = await post({ form: { ...values, name: " ", phone: "555" } });
    expect(outcome).toMatchObject({
      kind: "refused",
      status: 422,
      headers: { "Cache-Control": "no-store" },
      post: {
        errors: { name: expect.any(String), phone: expect.any(String) },
        values: { name: " ", email: "dana@example.com", phone: "555", state, loanPurpose: "refinance" },
        hasConsent: true,
      },
    });
  });

  test("without the box ticked is refused, and the box stays empty", async () => {
    const { tcpaConsent, ...form } = FORM;
    expect(tcpaConsent).toBe("on");
    expect(await post({ form })).toMatchObject({
      status: 422,
      post: { errors: { tcpaConsent: "Please agree to the contact terms to continue." }, hasConsent: false },
    });
  });

  test("beside a text that is no longer offered is 409, and the box has to be ticked again", async () => {
    const form = { ...FORM, name: "Stale", consentHash: "0".repeat(64) };
    expect(await post({ form })).toMatchObject({ status: 409, post: { hasConsent: false } });
  });

  test("too often is 429 with Retry-After, without a database 503, and its values are kept", async () => {
    const kept = { values: { name: "Dana Investor" } };
    const limited = { rateLimit: createRateLimit(1) };
    await post({ deps: limited });
    const headers = { "Retry-After": expect.any(String) };
    expect(await post({ deps: limited })).toMatchObject({ status: 429, headers, post: kept });
    const gone = await openLeadDatabase("sqlite");
    await gone.drop();
    const deps = { store: openLeadStore(gone.database), reportFailure: () => {} };
    expect(await post({ deps })).toMatchObject({ status: 503, post: kept });
  });
});
