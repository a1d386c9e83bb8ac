import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { createRecordStore } from "../../src/records/record-store.server.ts";
import { readShippedRecords } from "../../src/site/site-records-catalog.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";

const shipped = await readShippedRecords();

describe.each(ONE_DIALECT)("records on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  beforeEach(async () => {
    await createRecordStore(operator.database, () => TEST_NOW).seed(shipped);
  });

  const succeed = async (...words: string[]) => {
    const result = await operator.run(words);
    expect(result, result.err).toMatchObject({ code: 0 });
    return result;
  };
  const write = (name: string, text: string) => {
    const file = path.join(operator.folder, name);
    writeFileSync(file, text);
    return file;
  };
  const showYaml = async (...words: string[]) => parse((await succeed(...words)).out);

  test("a new telephone number is typed once", async () => {
    const { err } = await succeed("settings", "set", "contact", "phone", "(512) 555-0199");
    expect(err).toBe("Published version 2 of contact, live within 5 seconds.\n");
    expect(await showYaml("settings", "show", "contact")).toMatchObject({
      phone: "(512) 555-0199",
      email: "hello@rentratio.example",
    });
  });

  test("one field deep inside, a number and a list", async () => {
    await succeed("settings", "set", "contact", "address.street", "12 Main Street");
    await succeed("settings", "set", "contact", "office.holidays", "[2026-12-24, 2026-12-25]");
    await succeed("settings", "set", "rates", "dscr.low", "6.5");
    expect(await showYaml("settings", "show", "contact")).toMatchObject({
      address: { street: "12 Main Street", city: "Austin" },
      office: { holidays: ["2026-12-24", "2026-12-25"] },
    });
    expect(await showYaml("settings", "show", "rates")).toMatchObject({ dscr: { low: 6.5, high: 8.5 } });
    await succeed("settings", "set", "service", "states", "[TX, FL]");
    expect(await showYaml("settings", "show", "service")).toEqual({ states: ["TX", "FL"] });
  });

  test.each([
    [["contact", "phone", "call us"], "phone must be a telephone number"],
    [["contact", "fax", "1"], "There is no field fax. The fields are: phone, email"],
    [["rates", "dscr.low", "9"], "dscr.high must be higher than low"],
  ])("settings set %s is refused with the reason, and nothing changes", async (words, reason) => {
    const result = await operator.run(["settings", "set", ...words]);
    expect(result.code).toBe(1);
    expect(result.err).toContain(reason);
    expect(JSON.parse((await succeed("settings", "history", words[0] ?? "", "--json")).out)).toHaveLength(1);
  });

  test("a market index is published from a file, then with a new value and its day at once", async () => {
    const spread = "spread:\n  low: 2.75\n  high: 3.5\n";
    const head = "id: treasury-5-year\nname: 5-year Treasury\nsource: U.S. Treasury\n";
    const file = write("index.yaml", `${head}value: 4.75\ndate: "2026-09-10"\n${spread}`);
    const low = "below 5-year Treasury plus 2.5 points (7.25%). Pages say so.\n";
    expect((await succeed("market-index", "publish", file)).err).toBe(
      [
        "Published version 1 of treasury-5-year, live within 5 seconds.\n",
        `The sample range of DSCR loans, 6.75%-8.50%, starts ${low}`,
        `The sample range of conventional loans, 6.00%-7.00%, lies ${low}`,
      ].join(""),
    );
    const set = ["market-index", "set", "treasury-5-year"];
    expect((await operator.run([...set, "value", "3.5", "date"])).err).toContain("date has no value");
    const { err } = await succeed(...set, "value", "3.5", "date", "2026-11-18");
    expect(err).toBe("Published version 2 of treasury-5-year, live within 5 seconds.\n");
    expect(await showYaml("market-index", "show", "treasury-5-year")).toMatchObject({
      value: 3.5,
      date: "2026-11-18",
    });
    await succeed("market-index", "withdraw", "treasury-5-year");
  });

  test("a lender is shown, changed in a file and published", async () => {
    const { out } = await succeed("lenders", "show", "kiavi");
    const file = write("kiavi.yaml", out.replace(/closingTime: .*/, "closingTime: 14-21 days"));
    expect((await succeed("lenders", "publish", file)).err).toContain("Published version 2 of kiavi");
    expect((await succeed("lenders", "publish", file)).err).toContain("already shows this lender");
    expect(await showYaml("lenders", "show", "kiavi")).toMatchObject({ closingTime: "14-21 days" });
  });

  test("one field of a lender is set without a file", async () => {
    await succeed("lenders", "set", "kiavi", "maxLTV", "75");
    await succeed("lenders", "set", "kiavi", "rates", "7.0%-8.0%");
    expect(await showYaml("lenders", "show", "kiavi")).toMatchObject({ maxLTV: 75, rates: "7.0%-8.0%" });
    const refused = await operator.run(["lenders", "set", "kiavi", "closingTime", "about 3 weeks"]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("closingTime must be like") });
    expect((await operator.run(["lenders", "set", "nobody", "maxLTV", "75"])).err).toBe(
      "There is no lender nobody.\n",
    );
  });

  test("all mistakes are told at once, and a file that is not YAML by its line", async () => {
    const bad = write("bad.yaml", "id: new-lender\nname: New\nminDSCR: low");
    const { err } = await operator.run(["lenders", "publish", bad]);
    expect(err).toContain("description is missing\n");
    expect(err).toContain("minDSCR must be a ratio, such as 1.1\n");
    const broken = write("broken.yaml", "id: [");
    expect((await operator.run(["lenders", "publish", broken])).err).toMatch(/Nothing was changed. .*line 1/);
    expect((await operator.run(["lenders", "publish", "nowhere.yaml"])).err).toBe(
      "There is no file nowhere.yaml.\n",
    );
    const nameless = write("nameless.yaml", "name: New");
    expect((await operator.run(["lenders", "publish", nameless])).err).toContain("has no id");
  });

  test("a new lender joins the list, is withdrawn, and comes back", async () => {
    const { out } = await succeed("lenders", "show", "kiavi");
    const file = write(
      "new.yaml",
      out.replace("id: kiavi", "id: new-lender").replace("name: Kiavi", "name: New Lender"),
    );
    await succeed("lenders", "publish", file);
    const names = async () =>
      JSON.parse((await succeed("lenders", "list", "--json")).out).map(
        ({ id, state }: { id: string; state: string }) => `${id} ${state}`,
      );
    expect(await names()).toEqual(expect.arrayContaining(["new-lender published"]));
    expect((await succeed("lenders", "withdraw", "new-lender")).err).toContain("within 5 seconds");
    expect(await names()).toEqual(expect.arrayContaining(["new-lender withdrawn"]));
    expect((await operator.run(["lenders", "withdraw", "new-lender"])).err).toBe(
      "new-lender is not on the site.\n",
    );
    await succeed("lenders", "restore", "new-lender", "1");
    expect(await names()).toEqual(expect.arrayContaining(["new-lender published"]));
  });

  test("the last lender stays", async () => {
    const ids = shipped.filter(({ kind }) => kind === "lender").map(({ id }) => id);
    for (const id of ids.slice(1)) await succeed("lenders", "withdraw", id);
    const result = await operator.run(["lenders", "withdraw", ids[0] ?? ""]);
    expect(result).toMatchObject({ code: 1 });
    expect(result.err).toContain("need at least one lender");
  });

  test("the history says where each version came from, and an earlier one can be restored", async () => {
    await succeed("settings", "set", "contact", "email", "mine@example.com");
    await createRecordStore(operator.database, () => TEST_NOW).seed(
      shipped.map((record) =>
        record.id === "contact"
          ? { ...record, body: { ...Object(record.body), email: "new@rentratio.example" } }
          : record,
      ),
    );
    const { out } = await operator.run(["settings", "history", "contact"], { width: 80 });
    expect(out).toMatch(/^3 +came with an update, not shown/m);
    expect(out).toMatch(/^2 +published/m);
    expect(out).toMatch(/^1 +published, came with the site/m);
    expect(await showYaml("settings", "show", "contact")).toMatchObject({ email: "mine@example.com" });
    await succeed("settings", "restore", "contact", "3");
    expect(await showYaml("settings", "show", "contact")).toMatchObject({ email: "new@rentratio.example" });
    expect((await operator.run(["settings", "restore", "contact", "9"])).err).toContain("no such version");
  });

  test("a rendering that fails changes nothing and says why", async () => {
    const result = await operator.run(["settings", "set", "contact", "email", "mine@example.com"], {
      renderRecords: async () => {
        throw new Error("/contact answered 500");
      },
    });
    expect(result).toMatchObject({ code: 1, err: "Nothing was changed.\n  /contact answered 500\n" });
    expect(await showYaml("settings", "show", "contact")).toMatchObject({ email: "hello@rentratio.example" });
  });

  test("an article is published, corrected, withdrawn and restored; a wrong figure is refused", async () => {
    const { out } = await succeed("news", "show", "texas-market-update");
    const dead = out.replace(/^id: .*$/m, "id: my-article").concat("\nSee [the FAQ](/faqq).\n");
    expect((await operator.run(["news", "publish", write("dead.md", dead)])).err).toBe(
      "Nothing was changed. text has links that lead nowhere on this site: /faqq\n",
    );
    const file = write("article.md", out.replace("id: texas-market-update", "id: my-article"));
    expect((await succeed("news", "publish", file)).err).toContain("Published version 1 of my-article");
    write("article.md", `${out.replace("id: texas-market-update", "id: my-article")}\n{{rates.rnage}}`);
    const refused = await operator.run(["news", "publish", file]);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain("rates.rnage");
    await succeed("news", "withdraw", "my-article");
    expect((await succeed("news", "restore", "my-article", "1")).err).toContain("version 3 of my-article");
    const nameless = write("nameless.md", "---\ntitle: x\n---\n");
    expect((await operator.run(["news", "publish", nameless])).err).toContain("has no id");
  });

  test("edit opens an editor; what is refused is not lost", async () => {
    const editor = write("editor.sh", '#!/bin/sh\nsed -i "s/$FROM/$TO/" "$1"\n');
    chmodSync(editor, 0o700);
    const edit = async (from: string, to: string) => {
      const variables = { EDITOR: editor, VISUAL: "", FROM: from, TO: to };
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
      try {
        return await operator.run(["lenders", "edit", "kiavi"]);
      } finally {
        vi.unstubAllEnvs();
      }
    };
    expect((await edit("rating: .*", "rating: 4.9")).err).toContain("Published version 2 of kiavi");
    const refused = await edit("rating: .*", "rating: great");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain("rating must be a number from 0 to 5");
    const file = /Your text is in (\S+)\.\n/.exec(refused.err)?.[1] ?? "";
    expect(readFileSync(file, "utf8")).toContain("rating: great");
  });
});
