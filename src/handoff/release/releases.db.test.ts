import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "../../../platform/outbox/jobs.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { DAY_MS, handoffOf, OTHER_LENDER, TEST_LENDER, TRACES, YES } from "../../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../../tests/setup/operator.ts";
import { PERSON_TRACES, type StoredLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listReleaseConsents, verifyConsent } from "../../leads/consent/consent-store.server.ts";
import { readConsent } from "../../leads/delivery/lead-delivery.server.ts";
import { correctLeads } from "../../leads/privacy/lead-privacy.server.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import { deletePerson, optOutPerson } from "../../site/personal-data.server.ts";
import { releaseOnOffer } from "../handoff-catalog.server.ts";
import { addStep, lockOffer } from "../offer-steps.server.ts";
import type { NewOffer } from "../offer-store.server.ts";
import { findNotice } from "./notice-store.server.ts";
import { withdrawName } from "./release-store.server.ts";

describe.each(DIALECTS)("a name that is released, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;

  beforeEach(async () => {
    handoff = handoffOf(operator);
    lead = await handoff.storeLead({ message: "The canary's words", dealSummary: "The canary's deal" });
  });

  const withdraw = (offerId: string, reference = lead.reference) =>
    withdrawName(operator.database, { reference, offerId }, "withdrawn", stampAt(handoff.clock.now));
  const page = async (...call: Parameters<typeof handoff.open>) => await (await handoff.open(...call)).text();
  const deleteLead = () =>
    deletePerson(operator.database, TEST_KEYS, [{ reference: lead.reference }], stampAt(handoff.clock.now));

  test("is in nothing that a lender gets before, and in nothing that is logged", async () => {
    const { id } = await handoff.offered(lead);
    const mails = (await handoff.deliver()).filter(({ to }) => to.address.endsWith("@lender.example"));
    const seen = [await page(handoff.dealLink(id)), await page(handoff.dealLink(id), YES)];
    expect(mails).toHaveLength(2);
    for (const text of [...seen, JSON.stringify(mails)]) expect(text).not.toMatch(TRACES);
    expect((await handoff.open(handoff.contactLink(id))).status).toBe(404);
    await handoff.release(lead, id);
    const { rows } = await sql`select action, subject from audit_log`.execute(operator.database.db);
    const jobs = await sql`select payload from outbox_jobs`.execute(operator.database.db);
    for (const stored of [rows, jobs.rows]) expect(JSON.stringify(stored)).not.toMatch(PERSON_TRACES);
  });

  test("goes to the receivers of that lender alone, once, with the evidence", async () => {
    const other = await handoff.answered(lead, OTHER_LENDER);
    await handoff.deliver();
    const { id } = await handoff.released(lead);
    const mails = await handoff.deliver();
    const withName = mails.filter(({ text }) => text.includes("+15125550123"));
    expect(withName.map(({ to }) => to.address).sort()).toEqual(["ann@lender.example", "bo@lender.example"]);
    const [record] = await listReleaseConsents(operator.database, lead.id);
    const consent = record && readConsent(record);
    const agreed = releaseOnOffer("Kiavi");
    expect(consent).toMatchObject({ text: agreed.text, textSha256: agreed.sha256, isTextConfirmed: true });
    expect(record?.personal).toMatchObject({ name: "Zoë <Investor> & Co", ip: "203.0.113.9" });
    for (const evidence of [agreed.text, agreed.sha256, record?.hash]) {
      expect(withName[0]?.text).toContain(evidence);
    }
    expect(withName[0]?.subject).not.toMatch(TRACES);
    expect(await page(handoff.contactLink(id))).toContain("+15125550123");
    // The mail about the deal may have been forwarded to anybody.
    for (const link of [handoff.dealLink(id), handoff.dealLink(other.id)]) {
      expect(await page(link)).not.toMatch(TRACES);
    }
    expect((await handoff.open(handoff.contactLink(other.id))).status).toBe(404);
    expect(await verifyConsent(operator.database)).toMatchObject({ records: 2, faults: [] });
  });

  test("is with one lender at a time, until it is taken back there", async () => {
    const other = await handoff.answered(lead, OTHER_LENDER);
    const { id } = await handoff.released(lead);
    expect(await handoff.release(lead, other.id)).toBe(false);
    expect(await withdraw(id)).toBe(true);
    expect(await withdraw(id)).toBe(false);
    expect(await handoff.release(lead, id)).toBe(false);
    expect(await handoff.release(lead, other.id)).toBe(true);
    expect(await handoff.kinds(id)).toEqual(["offered", "answered", "released", "release-withdrawn"]);
  });

  test("after a lender that declined goes to another, and the first is told to forget it", async () => {
    const { id } = await handoff.released(lead);
    await handoff.open(handoff.contactLink(id), { report: "received" });
    await handoff.open(handoff.contactLink(id), { report: "outcome", outcome: "declined" });
    const other = await handoff.answered(lead, OTHER_LENDER);
    expect(await handoff.release(lead, other.id)).toBe(true);
    expect(await handoff.current(id)).toBe("recalled");
    expect(await findNotice(operator.database, { offerId: id })).toMatchObject({ reason: "chose-another" });
    const mails = await handoff.deliver();
    const notices = mails.filter(({ subject }) => subject.startsWith("Please forget"));
    expect(notices.map(({ to }) => to.address).sort()).toEqual(["ann@lender.example", "bo@lender.example"]);
    expect(await page(handoff.contactLink(id))).toContain("chose another lender");
    expect(await withdraw(id)).toBe(false);
  });

  test("does not go to somebody who left the lender since the offer, and to nobody if all have", async () => {
    const { id } = await handoff.answered(lead);
    const [, second] = TEST_LENDER.receivers;
    const of = (receivers: NewOffer["lender"]["receivers"]) => [{ ...TEST_LENDER, receivers }];
    expect(await handoff.release(lead, id, "investor", of(OTHER_LENDER.receivers))).toBe(false);
    expect(await handoff.release(lead, id, "investor", [])).toBe(false);
    expect(await handoff.release(lead, id, "investor", of(second ? [second] : []))).toBe(true);
    const withName = (await handoff.deliver()).filter(({ text }) => text.includes("+15125550123"));
    expect(withName.map(({ to }) => to.address)).toEqual(["bo@lender.example"]);
  });

  test("two choices at the same time are one", async () => {
    const one = await handoff.answered(lead);
    const other = await handoff.answered(lead, OTHER_LENDER);
    const done = await Promise.all([
      handoff.release(lead, one.id),
      handoff.release(lead, other.id),
      handoff.release(lead, one.id),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await listReleaseConsents(operator.database, lead.id)).toHaveLength(1);
  });

  test.each([
    ["before an answer", (id: string) => handoff.open(handoff.dealLink(id), { answer: "take-back" })],
    [
      "after a no",
      async (id: string) => {
        await handoff.open(handoff.dealLink(id), { answer: "take-back" });
        await handoff.open(handoff.dealLink(id), { answer: "no", reason: "ratio" });
      },
    ],
    [
      "too long after the answer",
      async () => {
        handoff.clock.now += 30 * DAY_MS + 1;
      },
    ],
    ["without an attested purpose", () => operator.database.db.deleteFrom("business_purposes").execute()],
    [
      "after an opt-out",
      () =>
        optOutPerson(
          operator.database,
          { reference: lead.reference },
          { reason: "asked", scopes: ["sharing"] },
          stampAt(handoff.clock.now),
        ),
    ],
  ])("cannot be chosen %s", async (_, happens) => {
    const { id } = await handoff.answered(lead);
    await happens(id);
    expect(await handoff.release(lead, id)).toBe(false);
    expect(await listReleaseConsents(operator.database, lead.id)).toEqual([]);
    expect((await handoff.deliver()).filter(({ text }) => text.includes("+15125550123"))).toEqual([]);
  });

  test("cannot be released, taken back or reported under another lead", async () => {
    const { id } = await handoff.answered(lead);
    const other = await handoff.storeLead();
    await handoff.attest(other);
    expect(await handoff.release(other, id)).toBe(false);
    expect(await handoff.release(lead, id)).toBe(true);
    expect(await withdraw(id, other.reference)).toBe(false);
    expect(await handoff.current(id)).toBe("released");
  });

  test("is confirmed, reported and funded by the lender, each once, and each can be taken back", async () => {
    const { id } = await handoff.released(lead);
    const link = handoff.contactLink(id);
    const funded = { report: "outcome", outcome: "funded", amount: "$225,000", fundedOn: "2026-11-15" };
    expect((await handoff.open(link, funded)).status).toBe(409);
    expect((await handoff.open(link, { report: "received" })).status).toBe(200);
    expect((await handoff.open(handoff.contactLink(id, 1), { report: "received" })).status).toBe(409);
    await handoff.open(link, { report: "receipt-taken-back" });
    await handoff.open(link, { report: "received" });
    await handoff.open(link, { report: "outcome", outcome: "term-sheet" });
    for (const wrong of [
      { ...funded, amount: "" },
      { ...funded, fundedOn: "2027-01-01" },
      { ...funded, fundedOn: "<b>" },
      { report: "outcome" },
    ]) {
      const refused = await handoff.open(link, wrong);
      expect(refused.status).toBe(422);
      expect(await refused.text()).not.toContain("<b>");
    }
    expect(await page(link, funded)).toContain("Funded: $225,000 on November 15, 2026");
    expect(await findLead(operator.database, { id: lead.id })).toMatchObject({ status: "closed" });
    // Nobody needs the contact any more.
    expect(await page(link)).not.toContain("+15125550123");
    await handoff.open(link, { report: "outcome-taken-back" });
    expect(await handoff.current(id)).toBe("term-sheet");
    expect(await findLead(operator.database, { id: lead.id })).toMatchObject({ status: "referred" });
    expect((await handoff.kinds(id)).slice(3)).toEqual([
      "received",
      "receipt-taken-back",
      "received",
      "outcome",
      "outcome",
      "outcome-taken-back",
    ]);
  });

  test("a second click on the lender's page takes back one report, not two", async () => {
    const { id } = await handoff.released(lead);
    const link = handoff.contactLink(id);
    const click = async (form: Readonly<Record<string, string>>) => {
      const [, seen = ""] = /name="seen" value="(\d+)"/.exec(await page(link)) ?? [];
      const both = await Promise.all([1, 2].map(() => handoff.open(link, { ...form, seen })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    };
    await click({ report: "received" });
    await click({ report: "outcome", outcome: "term-sheet" });
    await click({ report: "outcome", outcome: "funded", amount: "225000", fundedOn: "2026-11-15" });
    await click({ report: "outcome-taken-back" });
    expect(await handoff.current(id)).toBe("term-sheet");
  });

  test("expires by its time alone, and a clock that is set back changes no order", async () => {
    const { id } = await handoff.released(lead);
    handoff.clock.now += 5 * DAY_MS + 1;
    expect(await handoff.current(id)).toBe("unconfirmed");
    const late = await handoff.open(handoff.contactLink(id), { report: "received" });
    expect([late.status, await late.text()]).toEqual([409, expect.not.stringContaining("+15125550123")]);
    // A lender that was told the name may have it, whatever the time says.
    expect(await handoff.release(lead, (await handoff.answered(lead, OTHER_LENDER)).id)).toBe(false);
    handoff.clock.now -= 40 * DAY_MS;
    expect((await handoff.open(handoff.contactLink(id), { report: "received" })).status).toBe(200);
    expect(await withdraw(id)).toBe(true);
    expect((await handoff.kinds(id)).slice(2)).toEqual(["released", "received", "release-withdrawn"]);
    expect(await handoff.current(id)).toBe("recalled");
  });

  test("a withdrawal reaches the lender as a signed notice, which it confirms once", async () => {
    const { id } = await handoff.released(lead);
    await handoff.deliver();
    await withdraw(id);
    const mails = (await handoff.deliver()).filter(({ to }) => to.address.endsWith("lender.example"));
    expect(mails.map(({ to }) => to.address).sort()).toEqual(["ann@lender.example", "bo@lender.example"]);
    const notice = await findNotice(operator.database, { offerId: id });
    if (notice === undefined) throw new Error("There is no notice");
    const shown = await page({ kind: "notice", id: notice.id, receiver: 0 });
    const [record] = await listReleaseConsents(operator.database, lead.id);
    const [, signature = ""] = /Signature +([0-9a-f]{64})/.exec(mails[0]?.text ?? "") ?? [];
    for (const text of [mails[0]?.text, shown]) {
      expect(text).toContain(signature);
      expect(text).toContain(record?.hash);
      expect(text).not.toMatch(PERSON_TRACES);
    }
    expect(notice.confirmed).toBeUndefined();
    // The lender's own page is the notice by now.
    expect(await page(handoff.contactLink(id))).not.toContain("+15125550123");
    await page(handoff.contactLink(id, 1), { report: "forgotten" });
    await page({ kind: "notice", id: notice.id, receiver: 0 }, { report: "forgotten" });
    expect((await findNotice(operator.database, { id: notice.id }))?.confirmed?.by).toBe("Bo Day, Kiavi");
  });

  test("a contact that is still queued when it is taken back is never mailed", async () => {
    const { id } = await handoff.released(lead);
    await withdraw(id);
    const mails = await handoff.deliver();
    expect(mails.filter(({ text }) => text.includes("+15125550123"))).toEqual([]);
  });

  test("a lender's address that is wrong is a failure that somebody sees, a person's is not", async () => {
    await handoff.offered(lead);
    const ends: Outcome[] = [];
    await handoff.deliver(ends, { type: "permanent", reason: "the address was refused" });
    expect(ends.map(({ type }) => type)).toEqual(["permanent", "permanent"]);
    const other = await handoff.storeLead();
    await handoff.deliver();
    await handoff.released(other);
    const after: Outcome[] = [];
    await handoff.deliver(after, { type: "permanent", reason: "the address was refused" });
    // Two receivers get the contact, and the operator hears of the answer and the choice.
    expect(after.filter(({ type }) => type === "permanent").length).toBeGreaterThanOrEqual(2);
    const refused = after.filter((end) => "reason" in end && end.reason === "the address was refused");
    expect(refused.filter(({ type }) => type === "skipped")).toHaveLength(1);
  });

  test("a withdrawal while the lender reports: one comes first, and the name is taken back", async () => {
    const { id } = await handoff.released(lead);
    await Promise.all([handoff.open(handoff.contactLink(id), { report: "received" }), withdraw(id)]);
    if ((await handoff.current(id)) !== "recalled") await withdraw(id);
    expect(await handoff.current(id)).toBe("recalled");
    expect((await handoff.kinds(id)).filter((kind) => kind === "release-withdrawn")).toHaveLength(1);
  });

  test("a deletion tells the lender, and leaves nobody's name anywhere", async () => {
    const { id } = await handoff.released(lead);
    await handoff.open(handoff.contactLink(id), { report: "received" });
    await handoff.deliver();
    expect(await deleteLead()).toMatchObject({ noticed: ["Kiavi"], lenders: [] });
    const [mail] = await handoff.deliver();
    expect(mail?.text).toContain("deletion of all data");
    expect(mail?.text).not.toMatch(PERSON_TRACES);
    expect((await handoff.open(handoff.contactLink(id))).status).toBe(404);
    const notice = await findNotice(operator.database, { offerId: id });
    await page({ kind: "notice", id: notice?.id ?? "", receiver: 0 }, { report: "forgotten" });
    expect(await findNotice(operator.database, { offerId: id })).toMatchObject({
      confirmed: { by: "Ann Lee, Kiavi" },
    });
    expect(await verifyConsent(operator.database)).toMatchObject({ records: 2, faults: [] });
    const { rows } = await sql`select * from consent_records`.execute(operator.database.db);
    expect(JSON.stringify(rows)).not.toMatch(PERSON_TRACES);
  });

  test("is in the evidence that is handed out, and another program verifies it, also after a deletion", async () => {
    const { id } = await handoff.released(lead);
    await withdraw(id);
    const other = await handoff.answered(lead, OTHER_LENDER);
    await handoff.release(lead, other.id, "operator");
    const folder = path.join(operator.folder, "evidence");
    const exported = async (out: string) => {
      await operator.run(["consent", "export", lead.reference, "--out", out]);
      return readdirSync(out).filter((name) => name.startsWith("evidence"));
    };
    const files = ["evidence-release-1.json", "evidence-release-2.json", "evidence.json"];
    expect(await exported(folder)).toEqual(files);
    const verify = (folder: string, file: string, ...claims: string[]) =>
      spawnSync(process.execPath, ["verify-consent.mjs", file, ...claims], { cwd: folder, encoding: "utf8" });
    const first = verify(folder, "evidence-release-1.json", "phone=+15125550123");
    expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining("Kiavi gets the name") });
    expect(verify(folder, "evidence.json").stdout).not.toContain("gets the name");
    const readme = readFileSync(path.join(folder, "README.txt"), "utf8");
    expect(readme).toContain("that Kiavi gets the name, agreed on the site");
    expect(readme).toContain(`that Lima One gets the name, told to ${stampAt(0).actor.name}`);
    const own = (file: string) => operator.run(["consent", "verify", path.join(folder, file)]);
    for (const file of files) expect(await own(file), file).toMatchObject({ code: 0 });
    // Evidence of one release given out as that of another.
    const file = path.join(folder, "evidence-release-1.json");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(`"releaseId": "${id}"`, `"releaseId": "${other.id}"`),
    );
    expect(verify(folder, "evidence-release-1.json")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("the release was changed"),
    });
    expect(await own("evidence-release-1.json")).toMatchObject({ code: 1 });

    await deleteLead();
    const after = path.join(operator.folder, "after");
    expect(await exported(after)).toEqual(files);
    expect(readFileSync(path.join(after, "evidence-release-2.json"), "utf8")).not.toMatch(PERSON_TRACES);
    expect(verify(after, "evidence-release-2.json", "phone=+15125550123")).toMatchObject({ status: 0 });
  });

  test("a deletion at the same time as the choice leaves no lender untold", async () => {
    const { id } = await handoff.answered(lead);
    const [isReleased] = await Promise.all([handoff.release(lead, id), deleteLead()]);
    const mails = await handoff.deliver();
    expect(mails.filter(({ text }) => text.includes("+15125550123"))).toEqual([]);
    const notice = await findNotice(operator.database, { offerId: id });
    expect(notice !== undefined).toBe(isReleased);
  });

  // SQLite has one writer at a time.
  if (dialect === "postgres") {
    test("a deletion waits for a release that has begun, and then tells its lender", async () => {
      const offer = await handoff.answered(lead);
      const [isLocked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const releasing = operator.database.transaction(async (transaction) => {
        await lockOffer(transaction, offer.id);
        isLocked.resolve();
        await mayGoOn.promise;
        const step = { kind: "released", actor: stampAt(0).actor, now: handoff.clock.now } as const;
        await addStep(transaction, offer, step);
        await sql`insert into consent_records
          (sequence, lead_id, release_id, reference, recorded_at, content_sha256, previous_hash, hash, personal)
          values (2, ${lead.id}, ${offer.id}, ${lead.reference}, 0, 'x', 'x', 'the hash', '{}')`.execute(
          transaction,
        );
      });
      await isLocked.promise;
      const deletion = deleteLead();
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(operator.database.db);
          return rows.length;
        })
        .toBeGreaterThan(0);
      mayGoOn.resolve();
      await releasing;
      expect(await deletion).toMatchObject({ noticed: ["Kiavi"] });
      expect(await findNotice(operator.database, { offerId: offer.id })).toMatchObject({
        recordHash: "the hash",
      });
    });
  }

  test("an opt-out from sharing withdraws the deal everywhere, and the name", async () => {
    const open = await handoff.offered(lead, OTHER_LENDER);
    const { id } = await handoff.released(lead);
    const told = await optOutPerson(
      operator.database,
      { reference: lead.reference },
      { reason: "asked", scopes: ["sharing"] },
      stampAt(handoff.clock.now),
    );
    expect(told.lenders).toEqual([]);
    expect([await handoff.current(open.id), await handoff.current(id)]).toEqual(["withdrawn", "recalled"]);
    expect(await findNotice(operator.database, { offerId: id })).toMatchObject({ reason: "opted-out" });
  });

  test("a correction before and after it is no fault of the chain", async () => {
    const correct = (name: string) =>
      correctLeads(operator.database, { reference: lead.reference }, { name }, stampAt(handoff.clock.now));
    await correct("Zoe Investor");
    const { id } = await handoff.released(lead);
    await correct("Zoe B. Investor");
    expect(await verifyConsent(operator.database)).toMatchObject({ records: 2, faults: [] });
    expect(await page(handoff.contactLink(id))).toContain("Zoe B. Investor");
  });

  test("links that were guessed or moved to another kind, offer or receiver open nothing", async () => {
    const { id } = await handoff.released(lead);
    const other = await handoff.answered(await handoff.storeLead(), TEST_LENDER);
    const sign = (link: Parameters<typeof handoff.tokenOf>[0]) => handoff.tokenOf(link).slice(-64);
    for (const token of [
      `${id}.0.contact.${sign(handoff.dealLink(id))}`,
      `${id}.1.contact.${sign(handoff.contactLink(id))}`,
      `${id}.0.notice.${sign(handoff.contactLink(id))}`,
      `${id}.0.contact.${sign(handoff.contactLink(other.id))}`,
      `${id}.0.contact.${"0".repeat(64)}`,
      handoff.tokenOf(handoff.contactLink(randomUUID())),
      handoff.tokenOf(handoff.contactLink(id, 7)),
    ]) {
      expect((await handoff.open(token, { report: "received" })).status).toBe(404);
    }
    expect(await handoff.current(id)).toBe("released");
  });

  test("the operator records it for somebody on the phone, and the person gets a mail about it", async () => {
    const { id } = await handoff.answered(lead);
    await handoff.deliver();
    expect(await handoff.release(lead, id, "operator")).toBe(true);
    const [record] = await listReleaseConsents(operator.database, lead.id);
    expect(JSON.parse(record?.content ?? "")).toMatchObject({
      isTextConfirmed: false,
      source: "told to the operator",
      release: { id, lender: "Kiavi", recordedBy: stampAt(0).actor.name },
    });
    const mails = await handoff.deliver();
    const told = mails.find(({ to }) => to.address === "zoe@person.example");
    expect(told?.subject).toBe("Kiavi gets your name");
    expect(told?.unsubscribeUrl).toMatch(/\/unsubscribe\//);
    expect(told?.text).toContain("/deal-status?token=");
  });
});
