import { describe, expect, test } from "vitest";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { collectMails, doJobs, leadHandlerDeps } from "../../../tests/setup/deliveries.ts";
import { leadsOfEachTest } from "../../../tests/setup/leads.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { createLeadHandlers } from "../delivery/lead-handlers.server.ts";
import { describeEvent } from "../records/lead-event-words.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { addOwner, assignLead, findOwner, listOwners, removeOwner, saveOwner } from "./lead-owners.server.ts";

const NOW = Date.parse("2026-11-17T16:00:00Z");

describe.each(DIALECTS)("owners of leads on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);

  const employ = async (name: string, takesTurns: boolean) => {
    await database.transaction((trx) => addOwner(trx, { id: name, name }));
    await saveOwner(database, { id: name, email: null, takesTurns }, stampAt(NOW));
  };
  const ownerOf = async ({ id }: { readonly id: string }) => (await findLead(database, { id }))?.owner;
  let calls = 0;
  const arrive = async (email: string, changes = {}) => {
    calls += 1;
    return ownerOf(
      await storeSampleLead(database, { now: NOW, email, phone: `+1512555${1000 + calls}`, ...changes }),
    );
  };

  test("a lead belongs to nobody until somebody gives it to a colleague, which is recorded", async () => {
    await employ("Ann", false);
    const lead = await storeSampleLead(database, { now: NOW - 1 });
    expect(await ownerOf(lead)).toBeNull();
    expect(await assignLead(database, lead.reference, "Ann", stampAt(NOW))).toBe(true);
    // Nobody has spoken to the person; forms that were opened before see that something has changed.
    expect(await findLead(database, lead)).toMatchObject({ lastContactAt: NOW });
    const late = { ...stampAt(NOW + 1), untouchedSince: NOW - 1 };
    expect(await assignLead(database, lead.reference, null, late)).toBe(false);
    expect(await ownerOf(lead)).toBe("Ann");
    await assignLead(database, lead.reference, null, stampAt(NOW + 1));
    expect(await ownerOf(lead)).toBeNull();
    const events = await listEvents(database, lead.id);
    expect(events.map((event) => describeEvent(event).text)).toEqual(["Belongs to Ann", "Belongs to nobody"]);
    const log = await listActions(database, { subject: lead.reference, limit: 9 });
    expect(log.map(({ action }) => action)).toEqual(["took the owner away", "gave it to Ann"]);
  });

  test("new leads go round those who take turns, and a known person stays with their colleague", async () => {
    await employ("Ann", true);
    await employ("Ben", true);
    await employ("Cleo", false);
    expect(await arrive("one@person.example")).toBe("Ann");
    expect(await arrive("two@person.example")).toBe("Ben");
    expect(await arrive("TWO@person.example")).toBe("Ben");
    expect(await arrive("spam@person.example", { suspicions: ["honeypot-filled"] })).toBeNull();
    expect(await arrive("three@person.example")).toBe("Ann");
    await saveOwner(database, { id: "Ben", email: null, takesTurns: false }, stampAt(NOW));
    expect(await arrive("two@person.example")).toBe("Ben");
    await saveOwner(database, { id: "Ann", email: null, takesTurns: false }, stampAt(NOW));
    expect(await arrive("one@person.example")).toBe("Ann");
    expect(await arrive("four@person.example")).toBeNull();
  });

  test("a person is known by the number too, unless the address is a colleague's already", async () => {
    await employ("Ann", true);
    await employ("Ben", true);
    const phone = "+15125550777";
    expect(await arrive("one@person.example", { phone })).toBe("Ann");
    expect(await arrive("other@person.example", { phone })).toBe("Ann");
    expect(await arrive("two@person.example")).toBe("Ben");
    expect(await arrive("two@person.example", { phone })).toBe("Ben");
  });

  test("whoever gets a lead in turn is mailed about it, beside the office", async () => {
    await employ("Ann", true);
    await storeSampleLead(database, { now: NOW, jobs: ["lead-email"] });
    expect((await listJobs(database, { limit: 9 })).map(({ kind }) => kind)).toEqual(["lead-email"]);
    await saveOwner(database, { id: "Ann", email: "ann@sample.example", takesTurns: true }, stampAt(NOW));
    await storeSampleLead(database, { now: NOW, jobs: ["lead-email"] });
    const mailer = collectMails();
    const handlers = createLeadHandlers({
      ...leadHandlerDeps(database, () => NOW),
      mailer,
      from: { name: "Sample", address: "hello@sample.example" },
      deskUrl: undefined,
      sender: undefined,
    });
    const told = await doJobs(database, { "lead-owner-email": handlers["lead-owner-email"] }, NOW);
    expect(told).toMatchObject([{ type: "delivered" }]);
    expect(mailer.mails).toMatchObject([
      { to: { address: "ann@sample.example" }, subject: expect.stringContaining("New lead") },
    ]);
  });

  test("leads that arrive at the same moment are shared out too", async () => {
    await employ("Ann", true);
    await employ("Ben", true);
    const owners = await Promise.all([1, 2, 3, 4].map((number) => arrive(`same${number}@person.example`)));
    expect(owners.toSorted()).toEqual(["Ann", "Ann", "Ben", "Ben"]);
  });

  test("whoever leaves keeps the leads, and gets no new ones", async () => {
    await employ("Ann", true);
    const lead = await storeSampleLead(database, { now: NOW });
    await database.transaction((trx) => removeOwner(trx, "Ann"));
    await employ("Ben", false);
    expect(await ownerOf(lead)).toBe("Ann");
    expect((await listOwners(database.db)).map(({ name }) => name)).toEqual(["Ben"]);
    expect(await ownerOf(await storeSampleLead(database, { now: NOW }))).toBeNull();
  });

  test("a colleague is found however the name is typed; settings are recorded without the address", async () => {
    await employ("Ann Lee", false);
    const settings = { id: "Ann Lee", email: "ann@sample.example", takesTurns: true };
    expect(await saveOwner(database, settings, stampAt(NOW))).toBe(true);
    expect(await findOwner(database.db, " ann LEE ")).toEqual({ ...settings, name: "Ann Lee" });
    expect(await saveOwner(database, { ...settings, id: "nobody" }, stampAt(NOW))).toBe(false);
    const [entry] = await listActions(database, { limit: 1 });
    expect(entry).toMatchObject({
      action: "owner of leads: takes new leads in turn, mails to an address of their own",
      subject: "Ann Lee",
    });
  });
});
