import { describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest } from "../../../tests/setup/leads.ts";
import { stampAt, TEST_ACTOR } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { STARTING_TEMPLATES } from "./starting-templates.ts";
import {
  findTemplate,
  listTemplates,
  listTemplateVersions,
  removeTemplate,
  saveTemplate,
} from "./template-store.server.ts";

describe.each(DIALECTS)("mail templates on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  const stamp = stampAt(1);
  const mine = { id: "mine", name: "Mine", subject: "Hello", text: "Text" };

  test("start with those of the site, which a saved version replaces and a removed one hides", async () => {
    expect(await listTemplates(database)).toHaveLength(STARTING_TEMPLATES.length);
    const [first] = STARTING_TEMPLATES;
    if (first === undefined) throw new Error("There is no template to start with");
    expect(await saveTemplate(database, { ...first, text: "Short.", basedOn: 0 }, stamp)).toBe(true);
    expect(await findTemplate(database, first.id)).toMatchObject({ text: "Short.", version: 1 });
    expect(await removeTemplate(database, { ...first, basedOn: 1 }, stamp)).toBe(true);
    expect(await findTemplate(database, first.id)).toBeUndefined();
    expect(await listTemplates(database)).toHaveLength(STARTING_TEMPLATES.length - 1);
  });

  test("keep every version, with who saved it, and the log says so", async () => {
    await saveTemplate(database, { ...mine, basedOn: 0 }, stamp);
    await saveTemplate(database, { ...mine, text: "Other text", basedOn: 1 }, stampAt(2));
    expect(await listTemplateVersions(database, "mine")).toMatchObject([
      { version: 2, text: "Other text", savedAt: 2, savedBy: TEST_ACTOR.name },
      { version: 1, text: "Text" },
    ]);
    const log = await listActions(database, { subject: "template mine", limit: 9 });
    expect(log.map(({ action }) => action)).toEqual([
      "saved the mail template, version 2",
      "saved the mail template, version 1",
    ]);
  });

  test("are not overwritten by somebody who edited an earlier version", async () => {
    const both = await Promise.all([
      saveTemplate(database, { ...mine, basedOn: 0 }, stamp),
      saveTemplate(database, { ...mine, text: "At the same moment", basedOn: 0 }, stamp),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await listTemplateVersions(database, "mine")).toHaveLength(1);
  });
});
