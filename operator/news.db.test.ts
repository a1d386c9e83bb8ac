import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../platform/outbox/job-records.ts";
import { parseConfig } from "../server/config.ts";
import { openMailLinks } from "../server/services/mail-links.ts";
import { endSubscription } from "../src/news/subscriptions/subscription-end.server.ts";
import { siteFacts } from "../src/site/site-facts-catalog.server.ts";
import { subscribeFully } from "../tests/setup/news.ts";
import { operatorOfEachTest, TEST_NOW, TEST_SECRET } from "../tests/setup/operator.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { type SmtpReceiver, startSmtpReceiver } from "../tests/setup/smtp-receiver.ts";

const SLUG = "rate-environment-2025";

describe("news", () => {
  const operator = operatorOfEachTest();

  beforeEach(async () => {
    for (const name of ["ann", "bob", "left"]) {
      await subscribeFully(operator.database, `${name}@reader.example`);
    }
    await endSubscription(operator.database, { email: "left@reader.example" }, TEST_NOW);
  });

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

  test.each([
    ["send", "no-such", "--yes"],
    ["send", "no-such", "--test", "me@office.example"],
    ["preview", "no-such"],
  ])("an article that does not exist is neither sent nor shown: %s %s %s", async (...words) => {
    const { code, err } = await operator.run(["news", ...words]);
    expect(code).toBe(1);
    expect(err).toContain("No article has the slug no-such.");
  });

  test("a preview prints the mail that subscribers get, writes its HTML, and sends nothing", async () => {
    const { code, out, err } = await operator.run(["news", "preview", SLUG]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^From: RentRatio <.+>\nSubject: DSCR Rates in 2025: How a Quote Is Built\n\n[\s\S]+\nUnsubscribe: http/,
    );
    const file = /^Wrote the HTML to (.+)\. Nothing was sent\.\n$/.exec(err)?.[1] ?? "";
    expect(path.dirname(path.dirname(file))).toBe(operator.folder);
    const html = readFileSync(file, "utf8");
    expect(html).toContain(`href="http://localhost:3000/dscr-news/${SLUG}"`);
    expect(html).not.toContain("This is a test");
    const json = JSON.parse((await operator.run(["news", "preview", SLUG, "--json"])).out);
    expect(json).toMatchObject({ subject: "DSCR Rates in 2025: How a Quote Is Built", html });
    expect(await countQueued()).toBe(0);
    expect(existsSync(path.join(operator.folder, "mail"))).toBe(false);
  });

  describe("a test mail", () => {
    let receiver: SmtpReceiver;

    beforeEach(async () => {
      receiver = await startSmtpReceiver();
    });
    afterEach(() => receiver.stop());

    const sendTest = (address: string) =>
      operator.run(["news", "send", SLUG, "--test", address], { config: { smtpUrl: receiver.url } });

    test("goes to one address, is marked, and does not count as sent", async () => {
      const { code, err } = await sendTest("me@office.example");
      expect({ code, err }).toEqual({
        code: 0,
        err: "The mail server took the test to me@office.example. Nothing was sent to subscribers.\n",
      });
      expect(receiver.mails.map(({ to }) => to)).toEqual([["me@office.example"]]);
      expect(receiver.mails[0]?.raw).toContain("Subject: [Test] DSCR Rates in 2025: How a Quote Is Built");
      expect(receiver.mails[0]?.raw).toContain("This is a test.");
      expect(await countQueued()).toBe(0);
      const sent = JSON.parse((await operator.run(["news", "list", "--json"])).out);
      expect(sent).toContainEqual(expect.objectContaining({ id: SLUG, sent: 0 }));
    });

    test("has an unsubscribe link that works and ends nobody's subscription, not even the recipient's", async () => {
      await sendTest("ann@reader.example");
      const raw = receiver.mails[0]?.raw.replace(/\r\n[ \t]/g, " ") ?? "";
      const link = /List-Unsubscribe: <([^>]+)>/.exec(raw)?.[1] ?? "";
      const facts = siteFacts(shippedContent);
      const { unsubscribe: open } = openMailLinks(parseConfig({}), {
        database: operator.database,
        secret: TEST_SECRET,
        facts: () => facts,
        wakeWorker() {},
      });
      const token = link.slice(link.lastIndexOf("/") + 1);
      expect(await (await open(new Request(link), token)).text()).toContain("Stop the news from RentRatio?");
      const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
      const done = await open(new Request(link, { method: "POST", body }), token);
      expect(await done.text()).toContain("It came with a test mail, so nobody was unsubscribed.");
      const { out } = await operator.run(["news", "subscribers", "--json"]);
      expect(JSON.parse(out)).toMatchObject({ confirmed: 2, unsubscribed: 1 });
    });

    test("that the mail server refuses, or to a person who opted out, fails and says why", async () => {
      receiver.refuse("RCPT", 550);
      expect((await sendTest("me@office.example")).err).toMatch(/^The test was not sent: .*550/);
      receiver.refuse("RCPT", undefined);
      await operator.run(["privacy", "opt-out", "me@office.example", "--channel", "email"]);
      expect(await sendTest("me@office.example")).toMatchObject({
        code: 1,
        err: "Nothing was sent: this address opted out of e-mail. Choose another.\n",
      });
      expect((await sendTest("me")).err).toContain("An e-mail address looks like you@example.com.");
      expect(receiver.mails).toEqual([]);
    });

    test("is a file while no mail server is set", async () => {
      const { code, err } = await operator.run(["news", "send", SLUG, "--test", "me@office.example"]);
      expect(code).toBe(0);
      const file = /^SMTP_URL is not set, so the test was not sent but written to (.+)\.\n$/.exec(err)?.[1];
      expect(readFileSync(file ?? "", "utf8")).toContain("[Test]");
    });
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
