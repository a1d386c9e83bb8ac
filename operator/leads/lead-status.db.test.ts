import { beforeEach, describe, expect, test } from "vitest";
import { addOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

describe.each(ONE_DIALECT)("leads status on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let reference: string;

  beforeEach(async () => {
    ({ reference } = await storeSampleLead(operator.database, { now: TEST_NOW }));
  });

  const setStatus = (...words: string[]) => operator.run(["leads", "status", reference, ...words]);

  test("says that a referral sends nothing, and what to do", async () => {
    expect(await setStatus("referred", "--partner", "kiavi")).toEqual({
      code: 0,
      out: "",
      err:
        `${reference} is marked as referred to Kiavi. Its history records the sharing.\n` +
        "Nothing was sent to Kiavi. If you have not done so, send them the details yourself: " +
        `npm run operator -- leads show ${reference}\n`,
    });
  });

  test("under a text that promises a choice, refers to a lender only if the person chose it", async () => {
    ({ reference } = await storeSampleLead(operator.database, { now: TEST_NOW, textVersion: "1.1" }));
    const words = ["referred", "--partner", "kiavi"];
    expect(await setStatus(...words)).toMatchObject({ code: 1, err: expect.stringContaining("--chosen") });
    expect(await setStatus(...words, "--chosen")).toMatchObject({ code: 0 });
    const { out } = await operator.run(["leads", "show", reference]);
    expect(out).toContain("Referred to Kiavi, whom the person chose");
  });

  test.each([
    { optOut: [], warning: "Warning: this person asked not to be contacted. Do not contact them again.\n" },
    {
      optOut: ["--channel", "email", "--channel", "sms"],
      warning: "Warning: this person asked not to be contacted by email or text. Use another way.\n",
    },
  ])("warns after contact with somebody who opted out with $optOut", async ({ optOut, warning }) => {
    await operator.run(["privacy", "opt-out", reference, ...optOut]);
    expect(await setStatus("contacted")).toEqual({
      code: 0,
      out: "",
      err:
        `${reference} is contacted.\n${warning}` +
        `If they told you that they agree again: npm run operator -- privacy opt-in ${reference}\n`,
    });
    expect((await setStatus("closed")).err).toBe(`${reference} is closed.\n`);
  });

  test("a closed lead says with what and when, in its history and in the export", async () => {
    const { err } = await setStatus("closed", "--amount", "$310,000", "--date", "2026-11-13");
    expect(err).toBe(`${reference} is closed with $310,000 on 2026-11-13.\n`);
    const { out } = await operator.run(["leads", "show", reference]);
    expect(out).toMatch(/Status +closed with \$310,000 on 2026-11-13\n/);
    expect(out).toContain("Status: Marked as closed with $310,000 on 2026-11-13");
    expect((await operator.run(["leads", "export"])).out).toMatch(/,310000,2026-11-13,,,,,,,310000\n$/);
    await setStatus("contacted");
    expect((await operator.run(["leads", "export"])).out).toMatch(/,,,,,,,,\n$/);
  });

  test.each([
    [["closed", "--amount", "much"], "--amount: Write the amount in dollars, such as 310,000.\n"],
    [["closed", "--date", "2026-11-16"], "--date: This day has not come yet.\n"],
    [["contacted", "--amount", "1"], "--amount and --date work only with the status closed.\n"],
  ])("%j is refused with the reason", async (words, err) => {
    expect(await setStatus(...words)).toEqual({ code: 1, out: "", err });
  });

  test("says when there was nothing to change", async () => {
    await setStatus("contacted");
    expect((await setStatus("contacted")).err).toBe(
      `${reference} was contacted already. Nothing was recorded.\n`,
    );
  });

  test("is given to a colleague and taken back; the list has the leads of one, and of nobody", async () => {
    const { database } = operator;
    await database.transaction((trx) => addOwner(trx, { id: "ann", name: "Ann Lee" }));
    const assign = (...words: string[]) => operator.run(["leads", "assign", reference, ...words]);
    const list = async (owner: string) =>
      (await operator.run(["leads", "list", "--owner", owner, "--json"])).out.includes(reference);
    expect((await assign("ann", "lee")).err).toBe(`${reference} belongs to Ann Lee.\n`);
    expect([await list("ann lee"), await list("none")]).toEqual([true, false]);
    expect((await operator.run(["leads", "show", reference])).out).toMatch(/Owner +Ann Lee\n/);
    expect(await assign("Ben")).toMatchObject({
      code: 1,
      err: "No colleague is called Ben. There is: Ann Lee.\n",
    });
    expect((await assign("--nobody")).err).toBe(`${reference} belongs to nobody.\n`);
    expect([await list("ann lee"), await list("none")]).toEqual([false, true]);
    expect(await assign()).toMatchObject({ code: 1 });
  });

  test("a follow-up is set, shown, exported and done", async () => {
    const followUp = (...words: string[]) => operator.run(["leads", "follow-up", reference, ...words]);
    expect((await followUp("2026-11-30", "ask", "for", "the", "lease", "--time", "14:30")).err).toBe(
      `Follow-up on ${reference}: Mon 2026-11-30 14:30.\n`,
    );
    const { out } = await operator.run(["leads", "show", reference]);
    expect(out).toMatch(/Follow-up +Mon 2026-11-30 14:30: ask for the lease\n/);
    expect((await operator.run(["leads", "export"])).out).toMatch(/,2026-11-30,ask for the lease,,,,,\n$/);
    expect((await followUp("--done")).err).toBe(`The follow-up on ${reference} is done.\n`);
    expect(await followUp("--done")).toMatchObject({ code: 1, err: `${reference} has no follow-up.\n` });
    expect(await followUp("yesterday")).toMatchObject({ code: 1, err: "A date looks like 2026-11-30.\n" });
    expect(await followUp("2026-11-30", "lease", "--done")).toMatchObject({ code: 1 });
    await followUp("2026-11-30");
    await followUp("2026-12-01");
    expect((await followUp("--done")).err).toBe(
      `${reference} has several follow-ups: Mon 2026-11-30, Tue 2026-12-01. Name the day of one.\n`,
    );
    expect(await followUp("2026-12-01", "--done")).toMatchObject({ code: 0 });
    expect(await followUp("--remove")).toMatchObject({ code: 0 });
  });

  test("two leads of one person are joined, shown and taken apart again", async () => {
    const other = await storeSampleLead(operator.database, { now: TEST_NOW });
    const { err } = await operator.run(["leads", "join", reference, other.reference]);
    expect(err).toContain(`${other.reference} is joined to ${reference}.`);
    expect((await operator.run(["leads", "show", other.reference])).out).toMatch(
      new RegExp(`Joined to +${reference}`),
    );
    const again = await operator.run(["leads", "join", reference, other.reference]);
    expect(again).toMatchObject({ code: 1, err: `${other.reference} is already joined to ${reference}.\n` });
    expect((await operator.run(["leads", "unjoin", other.reference])).code).toBe(0);
    expect((await operator.run(["leads", "unjoin", other.reference])).err).toContain(
      "joined to no other lead",
    );
  });

  test("does not warn if only the sharing was refused", async () => {
    await operator.run(["privacy", "opt-out", reference, "--no-sharing"]);
    expect((await setStatus("contacted")).err).toBe(`${reference} is contacted.\n`);
  });
});
