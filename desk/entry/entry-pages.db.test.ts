import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { parseConfig } from "../../server/config.ts";
import { addOwner, saveOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { TEST_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import { operatorOfEachTest, TEST_KEYS, TEST_NOW } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { createEntryPages } from "./entry-pages.server.ts";

const FORM = {
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "(512) 555-0142",
  source: "phone",
  key: "key-1",
};
const FILE = "name,email,phone\nAnn Lee,ann@example.com,(512) 555-0142\nBen,ben@example.com,(512) 555-0143\n";

describe.each(ONE_DIALECT)("leads from elsewhere at the desk, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  function openPages(): Hono<HttpEnvironment> {
    let ids = 0;
    return createEntryPages(
      {
        ...{ config: parseConfig({}), database: operator.database, keys: TEST_KEYS },
        office: () => officeCalendar(shippedContent),
        wakeWorker: () => {},
        now: () => TEST_NOW,
        newId: () => `id-${ids++}`,
      },
      TEST_ROOM,
    );
  }
  const visit = (path: string, form?: Readonly<Record<string, string>>) => visitRoom(openPages(), path, form);

  async function upload(text: string | Uint8Array<ArrayBuffer>) {
    const app = new Hono<HttpEnvironment>();
    app.use(async (c, next) => {
      c.set("body", new Uint8Array(await c.req.arrayBuffer()));
      await next();
    });
    app.route("/", openPages());
    const body = new FormData();
    body.set("file", new File([text], "leads.csv", { type: "text/csv" }));
    body.set("source", "Trade fair");
    const response = await app.request("/leads/import", { method: "POST", body });
    return { status: response.status, shown: await response.json() };
  }

  const countLeads = async () =>
    (await operator.database.db.selectFrom("leads").select("id").execute()).length;

  test("a lead is stored, and its form keeps what was typed when something is wrong", async () => {
    const wrong = await visit("/leads/new", { ...FORM, phone: "12", channels: "phone" });
    expect(wrong).toMatchObject({
      status: 422,
      shown: { typed: { name: "Ann Lee", consent: { channels: ["phone"] } }, key: "key-1" },
    });
    expect(Object.keys(wrong.shown.errors).sort()).toEqual(["day", "phone", "way", "words"]);
    expect(await countLeads()).toBe(0);
    const stored = await visit("/leads/new", FORM);
    expect(stored.shown).toEqual({ path: expect.stringMatching(/^\/leads\/RR-/), notice: "Stored." });
    const again = await visit("/leads/new", FORM);
    expect(again.shown).toEqual({ ...stored.shown, notice: "It was stored before, when you sent it first." });
    expect(await countLeads()).toBe(1);
  });

  test("somebody who is here already is stored, and named", async () => {
    const { reference } = await storeSampleLead(operator.database, { email: "ANN@example.com" });
    expect((await visit("/leads/new", FORM)).shown.notice).toContain(reference);
  });

  test("a caller is stored with a number alone, and belongs to whoever typed it", async () => {
    const { database } = operator;
    await database.transaction(async (trx) => {
      for (const name of ["Ann", "Ben"]) await addOwner(trx, { id: name, name });
    });
    await saveOwner(database, { id: "Ben", email: null, takesTurns: true }, stampAt(TEST_NOW));
    const { email: _, ...caller } = FORM;
    const { shown } = await visit("/leads/new", { ...caller, loan: "225,000", status: "contacted" });
    const stored = await findLead(database, { reference: shown.path.replace("/leads/", "") });
    expect(stored).toMatchObject({ email: "", owner: "Ann", status: "contacted", loanAmount: 225_000 });
    const nobody = await visit("/leads/new", { ...caller, phone: "", key: "key-2" });
    expect(nobody).toMatchObject({ status: 422, shown: { errors: { phone: expect.any(String) } } });
  });

  test("a file is shown before anything is stored: new, known, twice", async () => {
    const { reference } = await storeSampleLead(operator.database, { phone: "+15125550142" });
    const { shown } = await upload(`${FILE}Ben again,ben@example.com,(512) 555-0144\n`);
    expect(shown.preview).toMatchObject({
      fresh: 1,
      known: 2,
      wrong: 0,
      withoutConsent: 3,
      waiting: 3,
      source: "Trade fair",
    });
    expect(shown.preview.rows).toMatchObject([
      { line: 2, known: reference },
      { line: 4, sameAs: 3 },
      { line: 3, name: "Ben" },
    ]);
    expect(await countLeads()).toBe(1);
    const { text, source } = shown.preview;
    expect((await visit("/leads/import/store", { text, source, key: "file-1" })).shown.notice).toBe(
      "1 lead was stored.",
    );
    expect((await visit("/leads/import/store", { text, source, key: "file-1" })).shown.notice).toBe(
      "Nothing was stored: all of them are here already.",
    );
    expect(await countLeads()).toBe(2);
    const { shown: all } = await visit("/leads/import/store", { text, source, key: "file-2", known: "on" });
    expect(all.notice).toBe("3 leads were stored.");
  });

  test("one wrong line is enough to store nothing, and every wrong line is named", async () => {
    const text = `${FILE}Cat,cat@nowhere,1\n,d@example.com,512-555-0145\n`;
    const { shown } = await upload(text);
    expect(shown.preview).toMatchObject({ fresh: 2, wrong: 2 });
    expect(shown.preview.rows.slice(0, 2)).toMatchObject([
      { line: 4, problems: [expect.stringContaining("email"), expect.stringContaining("phone")] },
      { line: 5, problems: [expect.stringContaining("name")] },
    ]);
    expect((await visit("/leads/import/store", { text, source: "", key: "1" })).status).toBe(422);
    expect(await countLeads()).toBe(0);
  });

  test("a file of Excel on Windows is read, and no file is none", async () => {
    const bytes = new TextEncoder().encode("name,email,phone\nZo?,zoe@example.com,(512) 555-0146\n");
    bytes[bytes.indexOf(0x3f)] = 0xeb;
    expect((await upload(bytes)).shown.preview.rows).toMatchObject([{ name: "Zoë" }]);
    expect(await upload("")).toMatchObject({ status: 422, shown: { problem: "Choose a CSV file." } });
    expect((await upload("name\nAnn\n")).shown.problem).toContain("Missing: email or phone");
    expect((await upload(`name,email,phone\n${"x".repeat(200_001)}`)).shown.problem).toContain("Split it");
  });
});
