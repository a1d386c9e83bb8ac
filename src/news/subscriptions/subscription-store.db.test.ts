import { describe, expect, test } from "vitest";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  AGREEMENT,
  NEWS_NOW,
  newsOfEachTest,
  readToken,
  requestDepsAt,
  subscribeFully,
} from "../../../tests/setup/news.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listMailings, queueArticle } from "./delivery/mailing-store.server.ts";
import { deleteSubscription, endSubscription } from "./subscription-end.server.ts";
import { countUnconfirmed, purgeUnconfirmed } from "./subscription-retention.server.ts";
import {
  confirmSubscription,
  countSubscriptions,
  findLink,
  findSubscription,
  requestSubscription,
} from "./subscription-store.server.ts";

const EMAIL = "ann@reader.example";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe.each(DIALECTS)("news subscriptions on %s", (dialect) => {
  const database = newsOfEachTest(dialect);

  const request = (email = EMAIL, now = NEWS_NOW) => requestSubscription(database, email, requestDepsAt(now));
  const stateOf = async (email = EMAIL) => (await findSubscription(database, { email }))?.state;
  const countMails = async () => (await listJobs(database, { kind: "news-confirmation", limit: 10 })).length;

  test("a request is pending, with one mail to send, no consent yet, and its token stored nowhere", async () => {
    expect(await request()).toBe("queued");
    const pending = { state: "pending", requestedAt: NEWS_NOW, consent: undefined };
    expect(await findSubscription(database, { email: EMAIL })).toMatchObject(pending);
    expect(await countMails()).toBe(1);
    const rows = await database.db.selectFrom("news_subscriptions").selectAll().execute();
    const jobs = await listJobs(database, { limit: 10 });
    expect(JSON.stringify([rows, jobs])).not.toContain(await readToken(database, EMAIL));
  });

  test.each([
    [" Ann@Reader.EXAMPLE ", 9 * MINUTE_MS, "recent", 1],
    ["ann@reader.example", 10 * MINUTE_MS, "queued", 2],
    ["ANN@reader.example", 8 * DAY_MS, "queued", 2],
  ])("%j again after %i ms is %s: %i mails", async (again, later, outcome, mails) => {
    await request();
    expect(await request(again, NEWS_NOW + later)).toBe(outcome);
    expect(await countMails()).toBe(mails);
    expect(await countSubscriptions(database)).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 });
  });

  test("the pause between two mails to an address grows, and outlives the address", async () => {
    let now = NEWS_NOW;
    const pauses = [10 * MINUTE_MS, HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS, 30 * DAY_MS];
    expect(await request(EMAIL, now)).toBe("queued");
    for (const pause of pauses) {
      await purgeUnconfirmed(database, now + pause - 1);
      expect(await request(EMAIL, now + pause - 1)).toBe("recent");
      now += pause;
      expect(await request(EMAIL, now)).toBe("queued");
    }
    expect(await request("somebody@else.example", now)).toBe("queued");
  });

  test("sub-addresses are one recipient: the pause of one is the pause of all", async () => {
    const outcomes = [];
    for (const tag of ["+0", "+1", "+2", ""]) {
      outcomes.push(await request(EMAIL.replace("@", `${tag}@`)));
    }
    expect(outcomes).toEqual(["queued", "recent", "recent", "recent"]);
  });

  test("a clock that was set back does not prolong the pause", async () => {
    await request();
    expect(await request(EMAIL, NEWS_NOW - DAY_MS)).toBe("queued");
    expect(await request(EMAIL, NEWS_NOW - DAY_MS + HOUR_MS - 1)).toBe("recent");
    expect(await request(EMAIL, NEWS_NOW - DAY_MS + HOUR_MS)).toBe("queued");
  });

  test("an address in its pause is stored no longer than one that was sent a mail", async () => {
    for (let week = 0; week < 4; week += 1) {
      await request(EMAIL, NEWS_NOW + week * 7 * DAY_MS);
      await purgeUnconfirmed(database, NEWS_NOW + (week + 1) * 7 * DAY_MS);
    }
    expect(await request(EMAIL, NEWS_NOW + 28 * DAY_MS - 1)).toBe("recent");
    expect(await stateOf()).toBeUndefined();
  });

  test("the pause is forgotten a year after the last mail, and tells nobody the address before", async () => {
    await request();
    const readPauses = () => database.db.selectFrom("news_mail_pauses").selectAll().execute();
    expect(JSON.stringify(await readPauses())).not.toContain("ann");
    await purgeUnconfirmed(database, NEWS_NOW + 365 * DAY_MS - 1);
    expect(await readPauses()).toHaveLength(1);
    await purgeUnconfirmed(database, NEWS_NOW + 365 * DAY_MS);
    expect(await readPauses()).toEqual([]);
  });

  test("two requests at once bring one mail", async () => {
    const outcomes = await Promise.all([request(), request()]);
    expect(outcomes.toSorted()).toEqual(["queued", "recent"]);
    expect(await countMails()).toBe(1);
  });

  test("the link confirms, with what was agreed to, when and from where; used twice, the first consent counts", async () => {
    await request();
    const token = await readToken(database, EMAIL);
    expect(await findLink(database, token, NEWS_NOW)).toBe("pending");
    const later = { ...AGREEMENT, agreedAt: NEWS_NOW + 1, ip: "198.51.100.1" };
    for (const consent of [AGREEMENT, later]) {
      expect(await confirmSubscription(database, token, consent)).toBe(true);
      const confirmed = { state: "confirmed", consent: AGREEMENT };
      expect(await findSubscription(database, { email: EMAIL })).toMatchObject(confirmed);
    }
  });

  test.each([
    ["made up", (token: string) => token.replace(/^./, "x"), NEWS_NOW],
    ["empty", () => "", NEWS_NOW],
    ["seven days old", (token: string) => token, NEWS_NOW + 7 * DAY_MS],
  ])("a link that is %s leads nowhere", async (_, change, now) => {
    await request();
    const token = change(await readToken(database, EMAIL));
    expect(await findLink(database, token, now)).toBeUndefined();
    expect(await confirmSubscription(database, token, { ...AGREEMENT, agreedAt: now })).toBe(false);
    expect(await stateOf()).toBe("pending");
  });

  test("only the newest link works", async () => {
    await request();
    const first = await readToken(database, EMAIL);
    await request(EMAIL, NEWS_NOW + 11 * MINUTE_MS);
    expect(await findLink(database, first, NEWS_NOW + 12 * MINUTE_MS)).toBeUndefined();
    expect(await findLink(database, await readToken(database, EMAIL), NEWS_NOW)).toBe("pending");
  });

  test("a confirmed address that is entered again stays confirmed", async () => {
    await subscribeFully(database, EMAIL);
    expect(await request(EMAIL, NEWS_NOW + DAY_MS)).toBe("queued");
    expect(await stateOf()).toBe("confirmed");
  });

  test("unsubscribing leaves the address and the moment, and kills the link", async () => {
    const id = await subscribeFully(database, EMAIL);
    const token = await readToken(database, EMAIL);
    await queueArticle(database, "rates", stampAt(NEWS_NOW));
    expect(await endSubscription(database, { id }, NEWS_NOW + 5)).toBe(true);
    expect(await endSubscription(database, { id }, NEWS_NOW + 6)).toBe(false);
    expect(await findSubscription(database, { id })).toMatchObject({
      email: EMAIL,
      state: "unsubscribed",
      consent: undefined,
      unsubscribedAt: NEWS_NOW + 5,
    });
    expect(await listMailings(database, id)).toEqual([]);
    expect(await confirmSubscription(database, token, AGREEMENT)).toBe(false);
    expect(await stateOf()).toBe("unsubscribed");
  });

  test("somebody who left may come back, but only through a new link", async () => {
    await subscribeFully(database, EMAIL);
    await endSubscription(database, { email: "ANN@reader.example" }, NEWS_NOW);
    await request(EMAIL, NEWS_NOW + DAY_MS);
    expect(await stateOf()).toBe("unsubscribed");
    const agreement = { ...AGREEMENT, agreedAt: NEWS_NOW + DAY_MS };
    expect(await confirmSubscription(database, await readToken(database, EMAIL), agreement)).toBe(true);
    expect(await findSubscription(database, { email: EMAIL })).toMatchObject({
      state: "confirmed",
      unsubscribedAt: undefined,
    });
  });

  test("an unconfirmed request is removed when its link expires; current and former subscribers are kept", async () => {
    await subscribeFully(database, "stays@reader.example");
    await subscribeFully(database, "left@reader.example");
    await endSubscription(database, { email: "left@reader.example" }, NEWS_NOW);
    await request("left@reader.example", NEWS_NOW + MINUTE_MS * 20);
    await request("late@reader.example", NEWS_NOW + DAY_MS);
    await request();
    const week = NEWS_NOW + 7 * DAY_MS + MINUTE_MS * 20;
    expect(await countUnconfirmed(database, week)).toBe(1);
    expect(await purgeUnconfirmed(database, week)).toBe(1);
    expect(await purgeUnconfirmed(database, week)).toBe(0);
    expect(await countSubscriptions(database)).toEqual({ pending: 1, confirmed: 1, unsubscribed: 1 });
    expect(await stateOf()).toBeUndefined();
  });

  test("a deleted person leaves nothing, not even that they unsubscribed", async () => {
    const id = await subscribeFully(database, EMAIL);
    await queueArticle(database, "rates", stampAt(NEWS_NOW));
    expect(await deleteSubscription(database, "Ann@reader.example", stampAt(NEWS_NOW))).toBe(true);
    expect(await stateOf()).toBeUndefined();
    expect(await listMailings(database, id)).toEqual([]);
    const left = "left@reader.example";
    await subscribeFully(database, left);
    await endSubscription(database, { email: left }, NEWS_NOW);
    expect(await deleteSubscription(database, left, stampAt(NEWS_NOW))).toBe(true);
    expect(await stateOf(left)).toBeUndefined();
  });
});
