import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LeadSession, startLeadSession } from "./send-lead.browser.ts";

const CONSENT = { text: "I agree.", sha256: "0".repeat(64), version: "1" };
const ENTRIES = { name: "Ann Patient", email: "ann@example.com", phone: "5125550142" };

interface Post {
  readonly key: string | undefined;
  readonly lead: Record<string, unknown>;
}

let posts: Post[];
/** What a post is answered with; undefined is silence. */
let answer: Response | undefined;
let limit: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/contact", search: "" });
  vi.stubGlobal("document", { referrer: "" });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const silence = new Promise<Response>((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
    if (path !== "/api/leads") return await silence;
    const key = new Headers(init.headers).get("Idempotency-Key") ?? undefined;
    posts.push({ key, lead: JSON.parse(String(init.body)) });
    return answer ?? (await silence);
  });
  posts = [];
  answer = undefined;
  limit = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (session: LeadSession, entries = ENTRIES) => session.send(entries, CONSENT, limit.signal);

test("a token that does not come holds a lead up for two seconds", async () => {
  answer = Response.json({ success: true, reference: "RR-1" });
  const sending = send(startLeadSession(undefined));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(posts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(posts).toMatchObject([{ lead: { ...ENTRIES, tcpaConsent: true, formToken: "" } }]);
  expect(await sending).toMatchObject({ sent: { reference: "RR-1" } });
});

test("a post that is not answered ends with the limit; the retry has the same key, and other entries another one", async () => {
  const session = startLeadSession("token");
  const sending = send(session);
  await vi.advanceTimersByTimeAsync(0);
  limit.abort(new DOMException("", "TimeoutError"));
  expect(await sending).toEqual({ errors: {}, wasSent: true });

  limit = new AbortController();
  answer = Response.json({ success: true, reference: "RR-2" });
  expect(await send(session)).toMatchObject({ sent: { reference: "RR-2" } });
  answer = Response.json({ success: true, reference: "RR-3" });
  await send(session, { ...ENTRIES, name: "Bob Patient" });
  const [first, retry, other] = posts.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(retry).toBe(first);
  expect(other).not.toBe(first);
});
