import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { DAY_MS, handoffOf, TRACES, YES } from "../../tests/setup/handoff.ts";
import { operatorOfEachTest } from "../../tests/setup/operator.ts";
import type { StoredLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { purposeOnOffer } from "./handoff-catalog.server.ts";
import { findOffer, listOffers } from "./offer-steps.server.ts";
import { withdrawOffer } from "./offer-store.server.ts";

describe.each(DIALECTS)("a deal that is offered, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;

  beforeEach(async () => {
    handoff = handoffOf(operator);
    lead = await handoff.storeLead({ message: "The canary's words", dealSummary: "The canary's deal" });
  });

  const attest = (kind: "attested" | "taken-back" = "attested") => handoff.attest(lead, kind);
  const offer = (days = 5) => handoff.offer(lead, days);
  const offered = () => handoff.offered(lead);
  const current = (id: string) => handoff.current(id);
  const deliver = () => handoff.deliver();
  const tokenOf = (id: string, receiver = 0) => handoff.tokenOf(handoff.dealLink(id, receiver));
  const open = (token: string, form?: Readonly<Record<string, string>>) => handoff.open(token, form);

  test("needs an attested purpose, which can be taken back", async () => {
    expect(await offer()).toBe(false);
    await attest();
    expect(await attest()).toBe(false);
    await attest("taken-back");
    expect(await offer()).toBe(false);
    expect(await listOffers(operator.database, lead.id)).toEqual([]);
    const { rows } = await sql`select * from outbox_jobs`.execute(operator.database.db);
    expect(rows).toEqual([]);
  });

  test("and a purpose taken back at the same time are one of the two", async () => {
    await attest();
    const both = await Promise.all([offer(), attest("taken-back")]);
    expect(both.sort()).toEqual([false, true]);
  });

  test("goes to each receiver with a link of their own, and says nothing about the person", async () => {
    const { id } = await offered();
    const mails = await deliver();
    expect(mails.map(({ to }) => to.address)).toEqual(
      expect.arrayContaining(["ann@lender.example", "bo@lender.example"]),
    );
    const page = await (await open(tokenOf(id))).text();
    const rows = await sql`select deal, receivers from lead_offers`.execute(operator.database.db);
    for (const text of [JSON.stringify(mails), page, JSON.stringify(rows)]) expect(text).not.toMatch(TRACES);
    expect(page).toContain("$225,000");
  });

  test("is answered once: a repeated or forwarded link shows the answer and changes nothing", async () => {
    const { id } = await offered();
    const first = await open(tokenOf(id), YES);
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining("Rate 7.25%")]);
    const again = await open(tokenOf(id, 1), { answer: "no", reason: "ratio" });
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("Rate 7.25%")]);
    const found = await findOffer(operator.database, id);
    expect(found?.steps.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
      `offered by ${stampAt(handoff.clock.now).actor.name}`,
      "answered by Ann Lee, Kiavi",
    ]);
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Kiavi on the deal of ${lead.reference}: Yes, with indicative terms`,
    ]);
  });

  test("two answers at once are one", async () => {
    const { id } = await offered();
    const answers = await Promise.all([
      open(tokenOf(id), { answer: "no", reason: "ratio" }),
      open(tokenOf(id, 1), { answer: "no", reason: "score" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await findOffer(operator.database, id))?.steps).toHaveLength(2);
  });

  test("an answer is taken back and given again, each as a step of its own", async () => {
    const { id } = await offered();
    await open(tokenOf(id), { answer: "more", questions: "lease" });
    await open(tokenOf(id), { answer: "take-back" });
    expect(await current(id)).toBe("open");
    expect((await open(tokenOf(id), { answer: "no", reason: "capacity" })).status).toBe(200);
    const kinds = (await findOffer(operator.database, id))?.steps.map(({ kind }) => kind);
    expect(kinds).toEqual(["offered", "answered", "answer-taken-back", "answered"]);
  });

  test("an old page changes nothing twice: not the answer since, nor what was taken back since", async () => {
    const { id } = await offered();
    const pages = async () => {
      const [, seen = ""] = /name="seen" value="(\d+)"/.exec(await (await open(tokenOf(id))).text()) ?? [];
      return { seen };
    };
    const no = { answer: "no", reason: "ratio", ...(await pages()) };
    expect((await open(tokenOf(id), no)).status).toBe(200);
    const back = { answer: "take-back", ...(await pages()) };
    expect((await open(tokenOf(id), back)).status).toBe(200);
    expect((await open(tokenOf(id), no)).status).toBe(409);
    expect((await open(tokenOf(id, 1), { ...YES, ...(await pages()) })).status).toBe(200);
    expect((await open(tokenOf(id), back)).status).toBe(409);
    expect(await handoff.kinds(id)).toEqual(["offered", "answered", "answer-taken-back", "answered"]);
  });

  test("a GET changes nothing, and neither does a form without an answer", async () => {
    const { id } = await offered();
    expect((await open(tokenOf(id))).status).toBe(200);
    for (const form of [{}, { answer: "maybe" }, { answer: "no" }, { answer: "yes", rate: "<script>" }]) {
      const refused = await open(tokenOf(id), form);
      expect(refused.status).toBe(422);
      expect(await refused.text()).not.toContain("<script>");
    }
    expect(await current(id)).toBe("open");
  });

  test("is never framed, cached or indexed, and runs no script", async () => {
    const { headers } = await open(tokenOf((await offered()).id));
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("a link that was guessed, or moved to another offer or receiver, opens nothing", async () => {
    const { id } = await offered();
    const signature = tokenOf(id).slice(-64);
    for (const token of [
      "x",
      `${id}.0.${"0".repeat(64)}`,
      `${id}.1.${signature}`,
      `${randomUUID()}.0.${signature}`,
    ]) {
      expect((await open(token, { answer: "no", reason: "ratio" })).status).toBe(404);
    }
    expect(await current(id)).toBe("open");
  });

  test("that is withdrawn or expired says so, takes no answer, and is no longer mailed", async () => {
    const one = await offered();
    const words = { reference: lead.reference, offerId: one.id };
    expect(await withdrawOffer(operator.database, words, stampAt(handoff.clock.now))).toBe(true);
    expect(await withdrawOffer(operator.database, words, stampAt(handoff.clock.now))).toBe(false);
    const late = await open(tokenOf(one.id), { answer: "no", reason: "ratio" });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("withdrawn")]);
    expect(await deliver()).toEqual([]);

    expect(await offer(1)).toBe(true);
    const [other] = await listOffers(operator.database, lead.id);
    handoff.clock.now += DAY_MS + 1;
    const expired = await open(tokenOf(other?.id ?? ""), { answer: "no", reason: "ratio" });
    expect([expired.status, await expired.text()]).toEqual([409, expect.stringContaining("time to answer")]);
    expect(await offer()).toBe(true);
  });

  test("is offered once, by whoever is faster", async () => {
    await attest();
    expect((await Promise.all([offer(), offer()])).sort()).toEqual([false, true]);
    expect(await listOffers(operator.database, lead.id)).toHaveLength(1);
  });

  test("cannot be withdrawn under another lead", async () => {
    const { id } = await offered();
    const other = await handoff.storeLead();
    const words = { reference: other.reference, offerId: id };
    expect(await withdrawOffer(operator.database, words, stampAt(handoff.clock.now))).toBe(false);
    expect(await current(id)).toBe("open");
  });

  test("is in the export of the person, and goes with the lead", async () => {
    const { id } = await offered();
    await open(tokenOf(id), { answer: "no", reason: "ratio" });
    const { out } = await operator.run(["privacy", "export", lead.reference]);
    expect(JSON.parse(out).leads[0]).toMatchObject({
      businessPurpose: { version: purposeOnOffer.version },
      offers: [
        {
          lender: "Kiavi",
          deal: { loan: 225_000 },
          matched: {
            reasons: expect.arrayContaining(["Minimum ratio: asks 1.00, the deal has 1.17"]),
            confirmedOn: null,
            limits: { minDSCR: 1, maxLTV: 80 },
          },
          steps: [{ kind: "offered" }, { kind: "answered" }],
        },
      ],
    });
    await operator.run(["privacy", "delete", lead.reference, "--yes"]);
    for (const table of ["business_purposes", "lead_offers", "offer_steps"]) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(operator.database.db);
      expect(rows, table).toEqual([]);
    }
    expect((await open(tokenOf(id), { answer: "no", reason: "ratio" })).status).toBe(404);
    expect(await deliver()).toEqual([]);
  });
});
