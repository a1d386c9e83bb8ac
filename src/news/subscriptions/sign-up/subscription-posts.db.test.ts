import { beforeEach, describe, expect, test } from "vitest";
import {
  NEWS_NOW,
  newsOfEachTest,
  readToken,
  requestDepsAt,
  subscribeFully,
} from "../../../../tests/setup/news.ts";
import { findSubscription } from "../subscription-store.server.ts";
import { subscriptionsEndpoint } from "./request-subscription.server.ts";
import { createSubscriptionPosts, type SubscriptionPostsDeps } from "./subscription-posts.server.ts";

const EMAIL = "ann@reader.example";
const CONSENT = { text: "I want the news.", version: "1.0" };

const database = newsOfEachTest("sqlite");
let woken: number;

beforeEach(() => {
  woken = 0;
});

const deps = (changes: Partial<SubscriptionPostsDeps> = {}): SubscriptionPostsDeps => ({
  ...requestDepsAt(NEWS_NOW),
  database,
  consent: CONSENT,
  rateLimit: { count: async () => undefined },
  onQueued: () => {
    woken += 1;
  },
  reportFailure: (error) => {
    throw error;
  },
  ...changes,
});

const stateOf = async (email: string) => (await findSubscription(database, { email }))?.state;

describe("POST /api/news-subscriptions", () => {
  const post = async (body: unknown) =>
    await subscriptionsEndpoint(deps()).handle({
      request: new Request("https://www.example.com/api/news-subscriptions", { method: "POST" }),
      requestId: "request-1",
      client: "203.0.113.7",
      parameters: {},
      body,
      bytes: new Uint8Array(),
    });

  test("answers the same for a new, a known and a confirmed address", async () => {
    await subscribeFully(database, "confirmed@reader.example");
    const bodies: unknown[] = [];
    for (const email of [EMAIL, EMAIL, "confirmed@reader.example"]) {
      const response = await post({ email });
      expect(response.status).toBe(202);
      bodies.push(await response.json());
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(woken).toBe(1);
    expect(await stateOf(EMAIL)).toBe("pending");
  });

  test.each([[{ email: "no address" }], [{ email: 7 }], [{}], ["ann@reader.example"], [null]])(
    "%j is 422, with words for the field",
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(422);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({
        success: false,
        errors: { email: "Please enter your email address, like name@example.com." },
      });
    },
  );

  test("a filled-in hidden field is 422, and nothing is stored", async () => {
    expect((await post({ email: EMAIL, website: "x" })).status).toBe(422);
    expect(await stateOf(EMAIL)).toBeUndefined();
  });
});

describe("the pages' posts", () => {
  const call = (form: Readonly<Record<string, string>>) => ({
    request: new Request("https://www.example.com/dscr-news", {
      method: "POST",
      body: new URLSearchParams(form),
    }),
    requestId: "request-1",
    client: "203.0.113.7",
  });

  test("a plain form is the same request as through the API", async () => {
    const posts = createSubscriptionPosts(deps());
    expect(await posts.subscribe(call({ email: ` ${EMAIL} `, website: "" }))).toEqual({ kind: "accepted" });
    expect(await stateOf(EMAIL)).toBe("pending");
  });

  test("a wrong address comes back with what is wrong, and is not cached", async () => {
    expect(await createSubscriptionPosts(deps()).subscribe(call({ email: "ann@" }))).toMatchObject({
      kind: "refused",
      status: 422,
      headers: { "Cache-Control": "no-store" },
      refused: { email: "ann@", message: expect.stringContaining("Please enter your email address") },
    });
  });

  test("opening the link changes nothing, the button confirms, with text, version, time and address", async () => {
    const posts = createSubscriptionPosts(deps());
    await posts.subscribe(call({ email: EMAIL }));
    const token = await readToken(database, EMAIL);
    expect(await posts.lookUp(token)).toBe("pending");
    expect(await stateOf(EMAIL)).toBe("pending");
    expect(await posts.confirm(call({ token, consentVersion: "1.0" }))).toEqual({ kind: "confirmed" });
    expect(await posts.lookUp(token)).toBe("confirmed");
    expect((await findSubscription(database, { email: EMAIL }))?.consent).toEqual({
      ...CONSENT,
      agreedAt: NEWS_NOW,
      ip: "203.0.113.7",
    });
  });

  test("nothing is agreed to if the text has changed since it was shown", async () => {
    const posts = createSubscriptionPosts(deps({ consent: { ...CONSENT, version: "2.0" } }));
    await posts.subscribe(call({ email: EMAIL }));
    const token = await readToken(database, EMAIL);
    expect(await posts.confirm(call({ token, consentVersion: "1.0" }))).toEqual({
      kind: "stale-text",
      token,
    });
    expect(await stateOf(EMAIL)).toBe("pending");
  });

  test("a token that was never issued leads nowhere", async () => {
    const posts = createSubscriptionPosts(deps());
    expect(await posts.lookUp("")).toBeUndefined();
    expect(await posts.confirm(call({ token: "0".repeat(64), consentVersion: "1.0" }))).toEqual({
      kind: "unknown",
    });
  });
});
