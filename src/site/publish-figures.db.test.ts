import { beforeEach, describe, expect, test } from "vitest";
import { shippedLenders } from "../../content/lenders.ts";
import { createContent } from "../../content/site-content.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { DAY_MS, handoffOf, YES } from "../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { renderPage } from "../../tests/setup/site/rendered-pages.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { listActions } from "../audit/audit-log.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { createRecordStore } from "../records/record-store.server.ts";
import { deletePerson } from "./personal-data.server.ts";
import { publishFigures } from "./publish-figures.server.ts";
import { assembleRecords } from "./site-records.server.ts";
import { readShippedRecords } from "./site-records-catalog.server.ts";

describe.each(ONE_DIALECT)("what lenders answered, published on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  beforeEach(async () => {
    handoff = handoffOf(operator);
    await createRecordStore(operator.database, () => handoff.clock.now).seed(await readShippedRecords());
  });

  const publish = () =>
    publishFigures({
      ...{ database: operator.database, figures: namedFigures(shippedContent), now: () => handoff.clock.now },
      office: { timeZone: "UTC" },
      renderRecords: async () => {},
    });
  const shown = async () => {
    const { records } = await createRecordStore(operator.database, () => handoff.clock.now).snapshot();
    return createContent(assembleRecords(records));
  };

  async function answer(count: number, form: Readonly<Record<string, string>> = YES) {
    const references: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const lead = await handoff.storeLead();
      const { id } = await handoff.offered(lead);
      await handoff.open(handoff.dealLink(id), form);
      references.push(lead.reference);
    }
    return references;
  }

  test("feeds the directory from 20 answers on, once a week, and no longer when people were deleted", async () => {
    await answer(15);
    const refused = await answer(4, { answer: "no", reason: "ratio" });
    expect(await publish()).toBeUndefined();
    expect((await shown()).records.handoffFigures).toBeNull();
    await answer(1);
    expect(await publish()).toMatchObject({ outcome: "published" });
    const content = await shown();
    expect(content.records.handoffFigures).toMatchObject({
      lenders: [{ id: "kiavi", answers: 20 }],
      quarter: null,
    });
    const { html } = await renderPage("/lender-partners", content);
    expect(html.match(/20 answers to deals, half of them within 1 minute. No: 20%/g)).toHaveLength(1);
    expect(html).toContain(
      "Everything else on a card marked Sample, the rating as well, is an illustrative sample",
    );
    await answer(1);
    expect(await publish()).toBeUndefined();
    handoff.clock.now += 7 * DAY_MS;
    expect(await publish()).toMatchObject({ outcome: "published" });
    handoff.clock.now += 7 * DAY_MS;
    expect(await publish()).toBeUndefined();
    const known = refused.map((reference) => ({ reference }));
    await deletePerson(operator.database, TEST_KEYS, known, stampAt(handoff.clock.now));
    expect(await publish()).toMatchObject({ outcome: "published" });
    expect((await shown()).records.handoffFigures).toBeNull();
    expect(await publish()).toBeUndefined();
    const done = await listActions(operator.database, { limit: 100 });
    expect(done.filter(({ actor }) => actor.name === "the site")).toHaveLength(3);
  });
});

test("how we are paid has the last quarter in figures once there are enough", async () => {
  const quarter = {
    ...{ from: "2026-07-01", to: "2026-09-30", offered: 64, answered: 52, yes: 40, released: 31, funded: 22 },
    amount: 5_100_000,
  };
  const handoffFigures = { day: "2026-11-19", lenders: [], quarter };
  const content = createContent({ ...shippedContent.records, handoffFigures });
  const { html } = await renderPage("/how-we-are-paid", content);
  expect(html).toContain("The last quarter in figures");
  expect(html).toContain("22 loans funded, $5,100,000 in all");
  expect((await renderPage("/how-we-are-paid")).html).not.toContain("The last quarter");
});

test.each([
  "/",
  "/lender-partners",
  "/how-we-are-paid",
  "/deal-analyzer",
  "/dscr-loan-rates",
  "/disclosures",
])("what a lender pays is not on %s, and in nothing that it loads", async (path) => {
  const lenders = shippedLenders.map((lender) => ({ ...lender, commissionRate: "7.7% canary" }));
  const page = await renderPage(path, createContent({ ...shippedContent.records, lenders }));
  expect(`${page.html} ${JSON.stringify(page.data)}`).not.toContain("canary");
});
