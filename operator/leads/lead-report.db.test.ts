import { describe, expect, test } from "vitest";
import { addVisits } from "../../platform/visits/visit-store.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";

const at = (time: string) => Date.parse(time);
/** Tuesday morning in Texas. */
const NOW = at("2026-11-17T09:00-06:00");

describe.each(ONE_DIALECT)("leads report on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  const report = (words: readonly string[] = [], options = {}) =>
    operator.run(["leads", "report", ...words], { now: NOW, ...options });

  /** Four leads: contacted in time and closed, referred too late, forgotten by the office, and just received. */
  async function storeFour() {
    const store = (received: string, changes = {}) =>
      storeSampleLead(operator.database, { now: at(received), ...changes });
    const closed = await store("2026-11-01T23:30-06:00");
    const referred = await store("2026-11-02T10:00-06:00", { source: "contact", state: null });
    await store("2026-11-03T10:00-06:00", { source: "contact" });
    await store("2026-11-16T17:00-06:00", { source: "contact" });
    const setStatus = (reference: string, when: string, ...words: string[]) =>
      operator.run(["leads", "status", reference, ...words], { now: at(when) });
    await setStatus(closed.reference, "2026-11-03T09:00-06:00", "contacted");
    await setStatus(closed.reference, "2026-11-05T09:00-06:00", "closed", "--amount", "310000");
    await setStatus(referred.reference, "2026-11-02T11:00-06:00", "new");
    await setStatus(referred.reference, "2026-11-03T10:01-06:00", "referred", "--partner", "Kiavi");
    await setStatus(referred.reference, "2026-11-04T10:00-06:00", "contacted");
    await addVisits(operator.database, [
      { day: "2026-11-01", path: "/", visits: 30 },
      { day: "2026-11-02", path: "/", visits: 5 },
      { day: "2026-11-08", path: "/faq", visits: 20 },
      { day: "2026-11-16", path: "/", visits: 1 },
    ]);
  }

  test("counts by week, and says that visits are not counted", async () => {
    await storeFour();
    expect(await report([], { width: 80 })).toEqual({
      code: 0,
      out: `\
WEEK OF     LEADS  IN TIME  LATE  WAITING  REFERRED  CLOSED  VISITS  AMOUNT
2026-10-26      1        1     0        0         0       1       -  310000
2026-11-02      2        0     2        0         1       0       -       0
2026-11-09      0        0     0        0         0       0       -       0
2026-11-16      1        0     0        1         0       0       -       0
TOTAL           4        1     2        1         1       1       -  310000
2 people were answered: half of them within 1 office day, nine of ten within 1 office day of office time.
`,
      err: "PAGE_COUNTER is off: visits are not being counted.\n",
    });
  });

  test("counts visits by week and by page while the counter is on", async () => {
    await storeFour();
    const config = { countsVisits: true };
    const { out, err } = await report([], { config });
    expect(err).toBe("");
    expect(out).toMatch(/^2026-10-26 .+ 30 +310000$/m);
    expect(out).toMatch(/^2026-11-02 .+ 25 +0$/m);
    expect(out).toMatch(/^TOTAL .+ 56 +310000$/m);
    expect((await report(["--by", "page"], { config })).out).toBe(`\
PAGE   LEADS  IN TIME  LATE  WAITING  REFERRED  CLOSED  VISITS  AMOUNT
/          4        1     2        1         1       1      36  310000
/faq       0        0     0        0         0       0      20       0
TOTAL      4        1     2        1         1       1      56  310000
2 people were answered: half of them within 1 office day, nine of ten within 1 office day of office time.
`);
    expect((await report(["--by", "state"], { config })).out).toMatch(/^TX .+ - +310000$/m);
  });

  test("counts by state, as CSV and for Excel", async () => {
    await storeFour();
    const { out, err } = await report(["--by", "state", "--csv"]);
    expect(err).toBe("");
    expect(out).toBe(`\
state,leads,inTime,late,waiting,referred,closed,visits,closedAmount,contacted,offered,suspected,medianMinutes,p90Minutes,entered
TX,3,1,1,1,0,1,,310000,1,0,0,540,540,0
(not given),1,0,1,0,1,0,,0,1,1,0,541,541,0
`);
    expect((await report(["--by", "state", "--excel"])).out).toBe(`\uFEFF${out}`);
  });

  test("counts the leads and visits of some days, as JSON", async () => {
    await storeFour();
    const words = ["--from", "2026-11-02", "--to", "2026-11-03", "--json"];
    const { out, err } = await report(words, { config: { countsVisits: true } });
    expect(err).toBe("");
    const counts = {
      leads: 2,
      inTime: 0,
      late: 2,
      waiting: 0,
      referred: 1,
      closed: 0,
      visits: 5,
      closedAmount: 0,
      contacted: 1,
      offered: 1,
      suspected: 0,
      medianMinutes: 541,
      p90Minutes: 541,
      answered: 1,
      entered: 0,
    };
    expect(JSON.parse(out)).toEqual({
      by: "week",
      from: "2026-11-02",
      to: "2026-11-03",
      timeZone: "America/Chicago",
      countsVisits: true,
      rows: [{ week: "2026-11-02", ...counts }],
      total: counts,
    });
  });

  test("counts a person who asked twice once, and as answered when the first lead was", async () => {
    const main = await storeSampleLead(operator.database, { now: at("2026-11-02T10:00-06:00") });
    const other = await storeSampleLead(operator.database, { now: at("2026-11-02T10:01-06:00") });
    const spam = await storeSampleLead(operator.database, {
      now: at("2026-11-02T10:02-06:00"),
      suspicions: ["many-links"],
    });
    await operator.run(["leads", "status", main.reference, "contacted"], {
      now: at("2026-11-02T10:03-06:00"),
    });
    const count = async () => JSON.parse((await report(["--by", "person", "--json"])).out);
    expect((await count()).total).toMatchObject({ leads: 2, inTime: 1, late: 1, suspected: 1 });
    await operator.run(["leads", "join", main.reference, other.reference]);
    const { rows, total } = await count();
    expect(total).toMatchObject({ leads: 1, inTime: 1, late: 0, waiting: 0, medianMinutes: 3 });
    expect(rows).toMatchObject([
      { person: TEST_ACTOR.name, leads: 1 },
      { person: "(nobody yet)", suspected: 1 },
    ]);
    await operator.run(["leads", "status", spam.reference, "contacted"], { now: NOW });
    expect((await count()).total).toMatchObject({ leads: 2, suspected: 0, late: 1 });
  });

  test("runs no text of a stranger as a formula, and fits into 80 columns", async () => {
    await storeSampleLead(operator.database, { now: NOW, source: "lender-lima-one-capital-directory-page" });
    await operator.database.db
      .updateTable("leads")
      .set({ campaign: JSON.stringify({ utm_source: "=1+1" }) })
      .execute();
    expect((await report(["--by", "campaign", "--csv"])).out).toContain("\n'=1+1,1,");
    const { out } = await report(["--by", "source"], { width: 80 });
    expect(out).toContain("lender-lima-one-capital-directory-page");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("without leads says so, and refuses two formats and unknown groups", async () => {
    expect(await report(["--by", "state"])).toEqual({ code: 0, out: "", err: "No leads.\n" });
    expect(await report(["--json", "--csv"])).toMatchObject({
      code: 1,
      err: "Use either --json or --csv.\n",
    });
    expect((await report(["--by", "name"])).err).toContain("Allowed choices are week, person, source");
  });
});
