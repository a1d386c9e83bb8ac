import { describe, expect, test } from "vitest";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

describe.each(DIALECTS)("on %s,", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  const store = (changes = {}) => storeSampleLead(operator.database, { now: TEST_NOW, ...changes });

  describe("leads find", () => {
    const find = async (...words: string[]): Promise<readonly string[]> => {
      const { out } = await operator.run(["leads", "find", ...words, "--json"]);
      return JSON.parse(out).map((lead: { reference: string }) => lead.reference);
    };

    test("finds a person by any part of the name, the address and the number", async () => {
      const zoe = await store();
      const ann = await store({
        name: "Ann Lee",
        email: "Ann.Lee@Acme.example",
        phone: "+442079460958",
        now: TEST_NOW - 1,
      });
      for (const text of [
        "investor",
        "ZOE",
        "zoë",
        "co investor",
        "zoe@person.example",
        "ZOE@person.example",
        "@person",
        "+15125550123",
        "(512) 555-0123",
        "1-512-555-0123",
        "555-0123",
        zoe.reference.toLowerCase(),
      ]) {
        expect(await find(text), text).toEqual([zoe.reference]);
      }
      expect(await find("lee", "ann")).toEqual([ann.reference]);
      expect(await find("+44 20 7946 0958")).toEqual([ann.reference]);
      expect(await find("7946 0958")).toEqual([ann.reference]);
      expect(await find("example")).toEqual([zoe.reference, ann.reference]);
      expect(await find("100%")).toEqual([]);
    });

    test("finds a part of a reference, and what was written by the person and about them", async () => {
      const { reference } = await store({ message: "A duplex in Round Rock.\nIs São Paulo money fine?" });
      await store({ name: "Ann Lee", email: "ann@acme.example", phone: "+15125550188" });
      await operator.run(["leads", "note", reference, "Wants an Élan roof"]);
      await operator.run(["leads", "status", reference, "referred", "--partner", "Kiavi"]);
      await operator.run(["leads", "follow-up", reference, "2026-11-30", "ask for the lease"]);
      const [, first = "", last = ""] = reference.split("-");
      for (const text of [
        `RR-${first}`,
        (first + last).toLowerCase(),
        `${first} ${last}`,
        "round rock",
        "sao paulo",
        "elan",
        "kiavi",
        "lease",
        "zoe kiavi duplex",
      ]) {
        expect(await find(text), text).toEqual([reference]);
      }
      expect(await find("lee kiavi")).toEqual([]);
      expect(await find("partner")).toEqual([]);
    });

    test("prints the list, and says when there are none or more", async () => {
      const { reference } = await store();
      await store({ now: TEST_NOW - 1 });
      const { code, out, err } = await operator.run(["leads", "find", "zoe", "--limit", "1"]);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`^REFERENCE .+\n${reference}  2026-11-15 06:00 CST .+\n$`));
      expect(err).toBe("There are more than 1. To list more, raise --limit.\n");
      expect(await operator.run(["leads", "find", "nobody"])).toEqual({
        code: 0,
        out: "",
        err: "No leads.\n",
      });
      expect(await operator.run(["leads", "find", " "])).toMatchObject({
        code: 1,
        err: "Enter what to look for, such as a name.\n",
      });
    });
  });

  describe("a person who asked twice", () => {
    const DAY_MS = 24 * 60 * 60 * 1000;

    async function storeThree() {
      const both = await store({ now: TEST_NOW - DAY_MS });
      const phone = await store({ email: "partner@person.example", now: TEST_NOW - 2 * DAY_MS });
      await store({ email: "else@person.example", phone: "+15125550188", now: TEST_NOW - 3 * DAY_MS });
      const lead = await store({ email: "Zoe@Person.example" });
      return { both, phone, lead };
    }

    test("is marked in the list", async () => {
      await storeThree();
      const [, ...lines] = (await operator.run(["leads", "list"])).out.trimEnd().split("\n");
      const marks = lines.map((line) => /\d+ more/.exec(line)?.[0]);
      expect(marks).toEqual(["2 more", "2 more", "2 more", undefined]);
      const json = JSON.parse((await operator.run(["leads", "list", "--json"])).out);
      expect(json.map(({ otherLeads }: { otherLeads: number }) => otherLeads)).toEqual([2, 2, 2, 0]);
    });

    test("is shown with the other leads", async () => {
      const { both, phone, lead } = await storeThree();
      await operator.run(["leads", "status", both.reference, "contacted"]);
      const { out } = await operator.run(["leads", "show", lead.reference]);
      expect(out).toContain(
        `\nSame person\n  ${both.reference}  2026-11-14 06:00 CST  contacted  same email and phone\n` +
          `  ${phone.reference}  2026-11-13 06:00 CST  new  same phone\n\n`,
      );
      const json = JSON.parse((await operator.run(["leads", "show", lead.reference, "--json"])).out);
      expect(json.otherLeads).toMatchObject([
        { reference: both.reference, createdAt: "2026-11-14T12:00:00.000Z", hasSameEmail: true },
        { reference: phone.reference, hasSameEmail: false, hasSamePhone: true },
      ]);
    });

    test("is shown with the newest of many other leads", async () => {
      for (let age = 0; age < 23; age += 1) await store({ now: TEST_NOW - age });
      const { reference } = await store({ now: TEST_NOW + 1 });
      const { out } = await operator.run(["leads", "show", reference]);
      expect(out.match(/same email and phone/g)).toHaveLength(20);
      expect(out).toContain("  and 3 more: leads find zoe@person.example, leads find +15125550123\n");
    });
  });
});
