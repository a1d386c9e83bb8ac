import { describe, expect, test } from "vitest";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("leads", () => {
  const operator = operatorOfEachTest();

  const store = (changes = {}) => storeSampleLead(operator.database, { now: TEST_NOW, ...changes });

  test("are listed newest first, and a truncated list says that there are more", async () => {
    expect(await operator.run(["leads", "list"])).toEqual({ code: 0, out: "", err: "No leads.\n" });
    const older = await store({ now: TEST_NOW - DAY_MS });
    const newer = await store({ source: "contact" });
    const { code, out, err } = await operator.run(["leads", "list"]);
    expect(code).toBe(0);
    expect(err).toBe("");
    const lines = out.split("\n");
    expect(lines[0]).toMatch(/^REFERENCE +RECEIVED +STATUS +SOURCE +NAME +EMAIL/);
    expect(lines[1]).toContain(`${newer.reference}  2026-11-15 06:00 CST  new     contact`);
    expect(lines[2]).toContain(older.reference);
    const limited = await operator.run(["leads", "list", "--limit", "1"]);
    expect(limited.out).not.toContain(older.reference);
    expect(limited.err).toBe("There are more than 1. To list more, raise --limit.\n");
  });

  test("are filtered by status, source and date, in the company's time zone", async () => {
    const old = await store({ now: Date.parse("2026-10-31T23:59-05:00") });
    const contact = await store({ now: Date.parse("2026-11-01T00:00-05:00"), source: "contact" });
    await operator.run(["leads", "status", old.reference, "contacted"]);
    const list = async (...words: string[]) => {
      const { out } = await operator.run(["leads", "list", "--json", ...words]);
      return JSON.parse(out).map((lead: { reference: string }) => lead.reference);
    };
    expect(await list("--status", "contacted")).toEqual([old.reference]);
    expect(await list("--source", "contact")).toEqual([contact.reference]);
    expect(await list("--from", "2026-11-01")).toEqual([contact.reference]);
    expect(await list("--to", "2026-10-31")).toEqual([old.reference]);
    expect(await list("--from", "2026-10-31", "--to", "2026-11-01")).toHaveLength(2);
    expect((await operator.run(["leads", "list", "--help"])).out).toContain(
      "only leads received on this day (America/Chicago) or",
    );
  });

  test.each([
    { words: ["list", "--status", "old"], err: /Allowed choices are new, contacted/ },
    { words: ["list", "--from", "31.10.2026"], err: /A date looks like 2026-11-30/ },
    { words: ["list", "--from", "2026-02-30"], err: /A date looks like 2026-11-30/ },
    { words: ["list", "--limit", "0"], err: /from 1 to 10000/ },
    { words: ["show", "7"], err: /A reference looks like RR-7K3M9-QXTB2/ },
    { words: ["show", "RR-00000-00000"], err: /^No lead has the reference RR-00000-00000\.\n$/ },
    { words: ["note", "RR-00000-00000", "hello"], err: /No lead has the reference/ },
    { words: ["show"], err: /missing required argument 'reference'/ },
    { words: ["burn"], err: /unknown command 'burn'/ },
  ])("$words fails and says why", async ({ words, err }) => {
    const result = await operator.run(["leads", ...words]);
    expect(result).toMatchObject({ code: 1, out: "" });
    expect(result.err).toMatch(err);
  });

  test("are shown with consent, deliveries and history", async () => {
    const { reference } = await store({ jobs: ["lead-email"], suspicions: ["sent-too-fast"] });
    await operator.run(["leads", "note", reference, "called,", "no", "answer"]);
    await operator.run(["leads", "status", reference, "referred", "--partner", "kiavi"]);
    const { code, out } = await operator.run(["leads", "show", reference.toLowerCase()]);
    expect(code).toBe(0);
    for (const part of [
      /Full Name +Zoë <Investor> & Co/,
      /Dial +\+15125550123/,
      /Status +referred/,
      /utm_source +newsletter/,
      /Suspect +sent-too-fast/,
      /text version 1\.0, record 1/,
      /partners shown: Kiavi/,
      /lead-email {2}pending {2}0 attempts/,
      /Note: called, no answer/,
      /Shared: Referred to Kiavi/,
    ]) {
      expect(out).toMatch(part);
    }
    const json = JSON.parse((await operator.run(["leads", "show", reference, "--json"])).out);
    expect(json).toMatchObject({ lead: { reference, status: "referred" }, consent: { sequence: 1 } });
    expect(json.events).toHaveLength(3);
  });

  test("are shown with their message and the deal that was sent along, line by line", async () => {
    const [message, dealSummary] = ["12 Elm St\nIs it too late?\u001b[2J", "Price: $300,000\nRent: $2,500"];
    const { reference } = await store({ message, dealSummary });
    const { out } = await operator.run(["leads", "show", reference]);
    expect(out).toContain(
      "\n\nMessage\n  12 Elm St\n  Is it too late? [2J\n\nDeal sent along\n  Price: $300,000\n  Rent: $2,500\n\nConsent\n",
    );
    const json = JSON.parse((await operator.run(["leads", "show", reference, "--json"])).out);
    expect(json.lead).toMatchObject({ message, dealSummary });
    const without = await store();
    expect((await operator.run(["leads", "show", without.reference])).out).not.toMatch(/Message|Deal/);
    expect((await operator.run(["leads", "list"])).out).not.toContain("Elm");
  });

  test("are passed on only to a partner the person was shown, and not after an opt-out", async () => {
    const { reference } = await store();
    const refer = (...words: string[]) => operator.run(["leads", "status", reference, ...words]);
    expect((await refer("referred")).err).toContain("with --partner: Kiavi");
    expect((await refer("referred", "--partner", "Loan Shark")).err).toContain("is not among the partners");
    expect((await refer("contacted", "--partner", "Kiavi")).err).toContain("only with the status referred");
    await operator.run(["privacy", "opt-out", reference]);
    const refused = await refer("referred", "--partner", "Kiavi");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain("asked not to be contacted, nor passed on to lenders, so they must not");
    expect(refused.err).toContain(`npm run operator -- leads show ${reference}\n`);
    expect(refused.err).toContain(`npm run operator -- privacy opt-in ${reference}\n`);
    expect(JSON.parse((await operator.run(["leads", "show", reference, "--json"])).out).lead.status).toBe(
      "new",
    );
  });

  test("are passed on after an opt-out that leaves a way, with what the lender must respect", async () => {
    const { reference } = await store();
    await operator.run(["privacy", "opt-out", reference, "--channel", "email"]);
    const words = ["leads", "status", reference, "referred", "--partner", "Kiavi"];
    const { code, err } = await operator.run(words);
    expect(code).toBe(0);
    expect(err).toContain("Tell Kiavi that this person asked not to be contacted by email.");
  });

  test("of somebody who opted out are marked everywhere", async () => {
    const { reference } = await store();
    await store({ email: "else@person.example", phone: "+15125550188", now: TEST_NOW - 1 });
    await operator.run(["privacy", "opt-out", reference, "--channel", "email"]);
    const [titles, marked, other] = (await operator.run(["leads", "list"])).out.split("\n");
    expect(titles).toContain("PHONE         OPTED OUT  SAME PERSON  STATE");
    expect(marked).toContain("+15125550123  email                   TX");
    expect(other).toContain("+15125550188                          TX");
    const json = JSON.parse((await operator.run(["leads", "list", "--json"])).out);
    expect(json).toMatchObject([{ optedOut: ["email"] }, { optedOut: [] }]);
    const csv = (await operator.run(["leads", "export"])).out.split("\n");
    expect(csv[0]).toContain(",state,optedOut,loanPurpose,");
    expect(csv[1]).toContain(",TX,email,cashout,");
    expect(csv[2]).toContain(",TX,,cashout,");
    const shown = (await operator.run(["leads", "show", reference])).out;
    expect(shown).toMatch(/OPTED OUT +email\n/);
    expect(shown).toContain("opt-out of the e-mail address: email (asked the operator)");
  });

  test("that a stranger may have sent for a person who opted out say so, and do not lift the opt-out", async () => {
    const { reference } = await store({ now: TEST_NOW - DAY_MS });
    await operator.run(["privacy", "opt-out", reference], { now: TEST_NOW - 1 });
    const newer = await store();
    const shown = (await operator.run(["leads", "show", newer.reference])).out;
    expect(shown).toMatch(/OPTED OUT +everything; asked again\n/);
    expect(shown).toContain("Opted out; somebody who gave this address asked again.");
    const listed = (await operator.run(["leads", "list"])).out;
    expect(listed.match(/everything; asked again/g)).toHaveLength(1);
    const csv = (await operator.run(["leads", "export"])).out;
    expect(csv.match(/askedAgain|,yes,,,$/gm)).toHaveLength(2);
    expect((await operator.run(["leads", "show", reference])).out).not.toContain("asked again");
    await operator.run(["privacy", "opt-in", newer.reference]);
    const agreed = (await operator.run(["leads", "show", newer.reference])).out;
    expect(agreed).not.toMatch(/OPTED OUT|asked again/);
  });

  test("are printed as JSON with times in ISO 8601", async () => {
    const { reference } = await store({ jobs: ["lead-email"] });
    await operator.run(["privacy", "opt-out", reference]);
    const { out } = await operator.run(["leads", "show", reference, "--json"]);
    const moment = "2026-11-15T12:00:00.000Z";
    expect(JSON.parse(out)).toMatchObject({
      lead: { receivedAt: moment, optedOut: ["email", "phone", "sms", "sharing"] },
      contactChoices: [{ since: moment }, { since: moment }],
      deliveries: [{ firstRunAt: moment, nextRunAt: moment }],
      events: [{ happenedAt: moment }],
    });
    expect(out).not.toMatch(/: 1\d{12}\b/);
  });
});
