import { describe, expect, test } from "vitest";
import { createContentStore } from "../src/content-pages/content-store.server.ts";
import { ONE_DIALECT } from "../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW } from "../tests/setup/operator.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";

const WIDTH = 80;
const SLUG = "dscr-loans/bank-statements-and-other-long-stories-about-loans";

/** What an operator copies from a list must be complete, whatever the terminal. */
describe.each(ONE_DIALECT)("at 80 columns, on %s,", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  async function list(...words: string[]): Promise<string> {
    const { code, out, err } = await operator.run(words, { width: WIDTH });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").filter((line) => line.length > WIDTH)).toEqual([]);
    return out;
  }

  test("leads are listed with whole references, sources, addresses and numbers", async () => {
    const details = {
      name: "Maximiliana Featherstonehaugh-Cholmondeley of the Third Investment Trust of Texas",
      email: "maximiliana.featherstonehaugh@investors.example",
      source: "lender-lima-one-capital-directory",
    };
    const { reference } = await storeSampleLead(operator.database, {
      ...details,
      now: TEST_NOW,
      suspicions: ["honeypot-filled", "form-token-invalid"],
    });
    await operator.run(["privacy", "opt-out", reference, "--channel", "email", "--channel", "sms"]);
    const out = await list("leads", "list");
    for (const part of [
      `${reference}  2026-11-15 06:00 CST  new`,
      details.source,
      details.email,
      "+15125550123",
      "email, text",
      "honeypot-filled form-token-invalid",
    ]) {
      expect(out).toContain(part);
    }
  });

  test("deliveries are listed with whole ids", async () => {
    const { reference } = await storeSampleLead(operator.database, {
      now: TEST_NOW,
      jobs: ["lead-acknowledgement"],
    });
    const [{ id }] = JSON.parse((await operator.run(["deliveries", "list", "--json"])).out);
    const out = await list("deliveries", "list");
    expect(out).toContain(`${id}  ${reference}  lead-acknowledgement`);
    expect(out).toContain("2026-11-15 06:00 CST");
  });

  test("pages and articles are listed with whole slugs", async () => {
    await createContentStore(operator.database, () => TEST_NOW).publish(
      {
        slug: SLUG,
        title: "Bank Statements, and Other Long Stories About Loans That Nobody Reads to Their End",
        metaDescription: "What the page is about.",
        markdown: "Text.",
      },
      TEST_ACTOR,
    );
    expect(await list("content", "list")).toContain(`/${SLUG} `);
    const articles = JSON.parse((await operator.run(["news", "list", "--json"])).out);
    const out = await list("news", "list");
    for (const { id } of articles) expect(out).toMatch(new RegExp(`(^| )${id}( |$)`, "m"));
  });

  test("answers to privacy requests are listed with every reference", async () => {
    const stored = [0, 1, 2, 3].map((age) => storeSampleLead(operator.database, { now: TEST_NOW - age }));
    const references = (await Promise.all(stored)).map(({ reference }) => reference);
    await operator.run(["privacy", "export", "zoe@person.example"]);
    const out = await list("privacy", "log");
    for (const reference of references) expect(out).toContain(reference);
  });
});
