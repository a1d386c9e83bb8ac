import { beforeAll, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfAllTests } from "../../../tests/setup/leads.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { assignLead } from "../owners/lead-owners.server.ts";
import { changeStatus } from "./lead-changes.server.ts";
import { type LeadPage, listLeads, sumByStatus } from "./lead-list.server.ts";
import type { SortColumn } from "./lead-order.ts";

const NOW = Date.parse("2026-11-17T16:00:00Z");

function deal(ratio: string, loan: string): string {
  return `Price: $900,000\nLoan amount: ${loan}\nQualifying rent a month: $2,900\nLender's ratio: ${ratio}`;
}

const LEADS = [
  { name: "bea", state: "TX", loanPurpose: "cashout", dealSummary: deal("1.17", "$300,000") },
  { name: "Ann", state: null, loanPurpose: "purchase", dealSummary: null },
  { name: "Cleo", state: "FL", loanPurpose: null, dealSummary: deal("0.98", "$410,000") },
  { name: "Dan", state: "FL", loanPurpose: "purchase", suspicions: ["honeypot-filled"], dealSummary: null },
] as const;

describe.each(DIALECTS)("the list of leads on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);

  beforeAll(async () => {
    const references: string[] = [];
    for (const [index, changes] of LEADS.entries()) {
      const lead = { now: NOW + index, email: `${changes.name}@person.example`, ...changes };
      references.push((await storeSampleLead(database, lead)).reference);
    }
    const [bea = "", , cleo = ""] = references;
    await assignLead(database, bea, "Zed", stampAt(NOW + 9));
    await changeStatus(database, cleo, { status: "closed", amount: 400_000 }, stampAt(NOW + 9));
  });

  const names = async (page: Partial<LeadPage>) =>
    (await listLeads(database, { limit: 9, ...page })).map(({ name }) => name);

  test.each<[column: SortColumn, ascending: string, descending: string]>([
    ["received", "bea Ann Cleo Dan", "Dan Cleo Ann bea"],
    ["name", "Ann bea Cleo Dan", "Dan Cleo bea Ann"],
    ["ratio", "Cleo bea", "bea Cleo"],
    ["loan", "bea Cleo", "Cleo bea"],
    ["owner", "bea", "bea"],
    ["status", "Cleo", ""],
  ])("is sorted by %s in both directions; who has none comes last", async (column, ...expected) => {
    for (const [index, order] of expected.entries()) {
      const found = (await names({ order: { column, isDescending: index === 1 } })).join(" ");
      expect(found.startsWith(order), `${found}: ${order}`).toBe(true);
    }
  });

  test.each<SortColumn>(["received", "name", "status", "state", "purpose", "owner", "ratio", "loan"])(
    "pages by %s follow each other without gap or overlap",
    async (column) => {
      for (const isDescending of [false, true]) {
        const order = { column, isDescending };
        const found = [];
        let after: string | undefined;
        do {
          const [lead] = await listLeads(database, { limit: 1, order, after });
          if (lead) found.push(lead.name);
          after = lead?.id;
        } while (after !== undefined);
        expect(found).toEqual(await names({ order }));
        expect(found.toSorted()).toEqual(["Ann", "Cleo", "Dan", "bea"]);
      }
    },
  );

  test("a lead that is gone does not end the list", async () => {
    expect(await names({ after: "gone" })).toHaveLength(4);
  });

  test("is narrowed by owner, by nobody, and to leads without suspicion", async () => {
    expect(await names({ owner: "Zed" })).toEqual(["bea"]);
    expect(await names({ owner: null })).toEqual(["Dan", "Cleo", "Ann"]);
    expect(await names({ isSuspected: false })).toEqual(["Cleo", "Ann", "bea"]);
    expect(await names({ isSuspected: true })).toEqual(["Dan"]);
  });

  test("is counted and added up by status, with the same filters", async () => {
    const empty = { count: 0, loans: 0 };
    expect(await sumByStatus(database, {})).toEqual({
      new: { count: 3, loans: 300_000 },
      contacted: empty,
      referred: empty,
      closed: { count: 1, loans: 400_000 },
      declined: empty,
    });
    expect(await sumByStatus(database, { state: "FL", isSuspected: false })).toMatchObject({
      new: empty,
      closed: { count: 1, loans: 400_000 },
    });
  });
});
