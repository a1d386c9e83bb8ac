import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HttpReceiver, startHttpReceiver } from "../../tests/setup/http-receiver.ts";
import { createWebhookSender, type WebhookOptions } from "./webhook.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const MESSAGE = { id: "job-1", body: '{"type":"lead.created","name":"Zoë"}' };

describe("a webhook", () => {
  let receiver: HttpReceiver;

  beforeEach(async () => {
    receiver = await startHttpReceiver();
  });
  afterEach(() => receiver.stop());

  const send = (changes: Partial<WebhookOptions> = {}, signal = new AbortController().signal) =>
    createWebhookSender({
      url: receiver.url,
      secret: SECRET,
      allowsPrivate: true,
      userAgent: "test",
      now: Date.now,
      ...changes,
    }).send(MESSAGE, signal);

  /** How a reason names the receiver: without the path, which may be secret. */
  const named = () => `the webhook at 127.0.0.1:${receiver.port}`;

  test("arrives as JSON with a signature that the receiver can verify", async () => {
    expect(await send()).toEqual({ type: "delivered" });
    const [post] = receiver.posts;
    expect(post).toMatchObject({
      path: "/hook",
      body: MESSAGE.body,
      headers: { "content-type": "application/json", "webhook-id": "job-1", "user-agent": "test" },
    });
    const headers = Object.fromEntries(Object.entries(post?.headers ?? {}).map(([k, v]) => [k, String(v)]));
    expect(new Webhook(SECRET).verify(post?.body ?? "", headers)).toEqual(JSON.parse(MESSAGE.body));
    expect(() => new Webhook(SECRET).verify(`${post?.body} `, headers)).toThrow("No matching signature");
  });

  test.each([
    [200, "delivered", undefined],
    [299, "delivered", undefined],
    [410, "permanent", "answered 410 (Gone)"],
    [301, "retry", "answered 301 (Moved Permanently)"],
    [400, "retry", "answered 400 (Bad Request)"],
    [500, "retry", "answered 500 (Internal Server Error)"],
  ])("an answer %i means %s", async (status, type, reason) => {
    receiver.answerWith(status);
    expect(await send()).toEqual({ type, ...(reason && { reason: `${named()} ${reason}` }) });
  });

  test("a redirect is not followed", async () => {
    receiver.answerWith(307, { Location: receiver.url.replace("/hook", "/elsewhere") });
    expect(await send()).toEqual({ type: "retry", reason: `${named()} answered 307 (Temporary Redirect)` });
    expect(receiver.posts.map((post) => post.path)).toEqual(["/hook"]);
  });

  test("a receiver that keeps silent is given up after the time limit", async () => {
    receiver.answerWith(0);
    expect(await send({ timeoutMs: 50 })).toEqual({
      type: "retry",
      reason: `${named()} did not answer in time`,
    });
  });

  test("a worker that stops interrupts it", async () => {
    receiver.answerWith(0);
    expect(await send({}, AbortSignal.timeout(50))).toEqual({
      type: "retry",
      reason: `the request to ${named()} was cut off`,
    });
  });

  test("a receiver that is not there is tried again", async () => {
    await receiver.stop();
    expect(await send()).toEqual({ type: "retry", reason: `${named()} refused the connection` });
    receiver = await startHttpReceiver();
  });

  describe("when private addresses are not allowed", () => {
    const refused = {
      type: "retry",
      reason: expect.stringMatching(
        /^the webhook at \S+:\d+ is in a private network, which the settings do not allow$/,
      ),
    };

    test("does not reach a private address in the URL", async () => {
      expect(await send({ allowsPrivate: false })).toEqual(refused);
      const ipv6 = `http://[::1]:${receiver.port}/`;
      expect(await send({ allowsPrivate: false, url: ipv6 })).toEqual(refused);
      // Other spellings of 127.0.0.1, which the URL parser normalizes.
      expect(await send({ allowsPrivate: false, url: `http://0x7f.1:${receiver.port}/` })).toEqual(refused);
      expect(await send({ allowsPrivate: false, url: `http://2130706433:${receiver.port}/` })).toEqual(
        refused,
      );
      expect(receiver.posts).toEqual([]);
    });

    test("does not reach a name that resolves to a private address", async () => {
      const url = `http://localhost:${receiver.port}/`;
      expect(await send({ allowsPrivate: false, url })).toEqual(refused);
      expect(receiver.posts).toEqual([]);
    });

    test("looks a name up once, and connects to the checked address", async () => {
      const responses = ["203.0.114.1", "127.0.0.1"];
      const asked: string[] = [];
      const outcome = await send({
        allowsPrivate: false,
        url: `http://rebinding.example:${receiver.port}/`,
        timeoutMs: 300,
        resolve: async () => {
          const address = responses[asked.length] ?? "127.0.0.1";
          asked.push(address);
          return [{ address, family: 4 }];
        },
      });
      expect(outcome.type).toBe("retry");
      expect(asked).toEqual(["203.0.114.1"]);
      expect(receiver.posts).toEqual([]);
    });

    test("does not reach a name of which every address is private", async () => {
      const resolve = async () => [
        { address: "127.0.0.1", family: 4 },
        { address: "::1", family: 6 },
      ];
      const url = `http://mixed.example:${receiver.port}/`;
      expect(await send({ allowsPrivate: false, url, resolve })).toEqual(refused);
      expect(await send({ url, resolve })).toEqual({ type: "delivered" });
    });
  });
});
