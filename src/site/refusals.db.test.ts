import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, unprotectConsent } from "../../tests/setup/leads.ts";
import { findRefusalFaults } from "./refusals.server.ts";

describe.each(DIALECTS)("triggers that refuse changes, on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const onTable = dialect === "postgres" ? "on consent_records" : "";

  test("are as the migrations made them", async () => {
    expect(await findRefusalFaults(database)).toEqual([]);
  });

  test("are missed when somebody dropped them, each by name", async () => {
    await unprotectConsent(database);
    expect(await findRefusalFaults(database)).toEqual([
      "The trigger consent_records_refuse_delete on consent_records is missing",
      "The trigger consent_records_refuse_update on consent_records is missing",
    ]);
  });

  test("are missed when others have their names, and others are named", async () => {
    await run(`drop trigger consent_records_refuse_delete ${onTable}`);
    if (dialect === "postgres") {
      await run("create function wave() returns trigger language plpgsql as $$ begin return new; end $$");
    }
    const body = dialect === "postgres" ? "for each row execute function wave()" : "begin select 1; end";
    await run(`create trigger consent_records_refuse_delete before delete on consent_records ${body}`);
    await run(`create trigger rewrite_email after insert on leads ${body}`);
    expect(await findRefusalFaults(database)).toEqual([
      "The trigger consent_records_refuse_delete on consent_records was replaced",
      "The trigger rewrite_email on leads is not one of ours",
    ]);
  });
});

describe("a trigger on PostgreSQL", () => {
  const database = leadsOfEachTest("postgres");

  test("is missed when it is switched off", async () => {
    await sql`alter table audit_log disable trigger audit_log_refuses_change`.execute(database.db);
    expect(await findRefusalFaults(database)).toEqual([
      "The trigger audit_log_refuses_change on audit_log is switched off",
    ]);
  });
});
