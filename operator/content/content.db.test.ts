import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DESCRIPTION =
  "What lenders read in bank statements when the rent qualifies, and which months they ask for.";

const compose = (markdown: string, fields: Record<string, string> = {}) =>
  [
    "---",
    ...Object.entries({
      slug: "loans/bank-statements",
      title: '"Bank \\"Statements\\""',
      metaDescription: JSON.stringify(DESCRIPTION),
      ...fields,
    }).map(([key, value]) => `${key}: ${value}`),
    "---",
    "",
    markdown,
    "",
  ].join("\n");

const operator = operatorOfEachTest();

const publish = (source: string | Buffer, now = TEST_NOW) => {
  const file = path.join(operator.folder, "page.md");
  writeFileSync(file, source);
  return operator.run(["content", "publish", file], { now });
};
const succeed = async (...words: string[]) => {
  const result = await operator.run(["content", ...words]);
  expect(result, result.err).toMatchObject({ code: 0 });
  return result.out;
};

test("a published page has an address, is listed, and is shown as the file it came from", async () => {
  expect(await operator.run(["content", "list"])).toEqual({ code: 0, out: "", err: "No pages.\n" });
  const source = compose("## Twelve months\n\nRates run {{rates.range}}.");
  expect(await publish(source)).toEqual({
    code: 0,
    out: "",
    err: "Published version 1, live within 5 seconds: http://localhost:3000/loans/bank-statements\n",
  });
  expect(await succeed("list")).toBe(
    [
      "PAGE                    STATE      VERSION  CHANGED               TITLE",
      '/loans/bank-statements  published  1        2026-11-15 06:00 CST  Bank "Statements"',
      "",
    ].join("\n"),
  );
  expect(await operator.run(["content", "show", "/loans/bank-statements"])).toEqual({
    code: 0,
    out: source,
    err: "Version 1, published 2026-11-15 06:00 CST.\n",
  });
});

test("every version is kept, and an earlier one becomes a new one", async () => {
  await publish(compose("First."));
  await publish(compose("Second.", { title: "Renamed" }), TEST_NOW + DAY_MS);
  const restored = await operator.run(["content", "restore", "loans/bank-statements", "1"]);
  expect(restored).toMatchObject({ code: 0, err: expect.stringContaining("Published version 3, live") });
  const lines = (await succeed("history", "loans/bank-statements")).split("\n");
  expect(lines[0]).toMatch(/^VERSION +STATE +SAVED +CHARACTERS +CTA +TITLE$/);
  expect(lines[1]).toMatch(/^3 +published +2026-11-15 06:00 CST +6 +none +Bank "Statements"$/);
  expect(lines[2]).toMatch(/^2 +published +2026-11-16 06:00 CST +7 +none +Renamed$/);
  expect(lines[3]).toMatch(/^1 /);
  expect(await succeed("show", "loans/bank-statements")).toContain("\nFirst.\n");
  expect(await succeed("show", "loans/bank-statements", "--version", "2")).toContain("\nSecond.\n");
});

test("a page is unpublished once, and can be published again", async () => {
  await publish(compose("Text."));
  const removed = await operator.run(["content", "unpublish", "loans/bank-statements"]);
  expect(removed).toMatchObject({ code: 0, err: expect.stringContaining("off the site within 5 seconds") });
  expect(await succeed("list")).toContain("/loans/bank-statements  taken off  2");
  expect(await operator.run(["content", "unpublish", "loans/bank-statements"])).toEqual({
    code: 1,
    out: "",
    err: "/loans/bank-statements is already off the site.\n",
  });
  expect(await publish(compose("Text."))).toMatchObject({
    code: 0,
    err: expect.stringContaining("version 3"),
  });
});

test("publishing the same content again changes neither the page nor its date", async () => {
  await publish(compose("Text."));
  expect(await publish(compose("Text."), TEST_NOW + DAY_MS)).toEqual({
    code: 0,
    out: "",
    err: "/loans/bank-statements already has this content. Nothing was changed.\n",
  });
  expect(JSON.parse(await succeed("history", "loans/bank-statements", "--json"))).toHaveLength(1);
});

test("--json prints JSON", async () => {
  await publish(compose("Text."));
  const facts = {
    slug: "loans/bank-statements",
    version: 1,
    isPublished: true,
    savedAt: "2026-11-15T12:00:00.000Z",
    title: 'Bank "Statements"',
    metaDescription: DESCRIPTION,
    cta: null,
  };
  expect(JSON.parse(await succeed("list", "--json"))).toEqual([facts]);
  expect(JSON.parse(await succeed("history", "loans/bank-statements", "--json"))).toEqual([facts]);
  expect(JSON.parse(await succeed("show", "loans/bank-statements", "--json"))).toEqual({
    ...facts,
    markdown: "Text.",
  });
});

test.each<{ what: string; source: string | Buffer; err: RegExp }>([
  { what: "no front matter", source: "Text", err: /does not begin with front matter.*--help shows/ },
  { what: "nothing", source: "", err: /does not begin with front matter/ },
  { what: "a line that is no field", source: "---\nslug\n---\n", err: /"slug" is not a "key: value" line/ },
  { what: "no slug", source: compose("", { slug: "" }), err: /\n {2}The page has no slug: add a line/ },
  { what: "a slug in capitals", source: compose("", { slug: "Loans" }), err: /slug: A slug is lower-case/ },
  {
    what: "a slug that leads upwards",
    source: compose("", { slug: "a/../b" }),
    err: /A slug is lower-case/,
  },
  {
    what: "the slug of a fixed page",
    source: compose("", { slug: "faq" }),
    err: /belongs to a page of the site/,
  },
  { what: "an empty title", source: compose("", { title: '" "' }), err: /\n {2}The page has no title: / },
  { what: "a long title", source: compose("", { title: "a".repeat(121) }), err: /\n {2}title: .*120/ },
  {
    what: "an endless description",
    source: compose("", { metaDescription: "a".repeat(321) }),
    err: /metaDescription: .*320/,
  },
  {
    what: "a quote that does not end",
    source: compose("", { title: '"Rates' }),
    err: /"title: "Rates" is not a "key: value" line\. .*double quotes/,
  },
  { what: "no text at all", source: Buffer.from([0xff, 0xfe, 0x41]), err: /not UTF-8 text/ },
  {
    what: "a figure that does not exist",
    source: compose("At {{rates.rnage}}."),
    err: /page\.md: There is no figure named "rates\.rnage"\. .*--help shows/,
  },
  {
    what: "such a figure in its title",
    source: compose("Text.", { title: '"At {{rates.rnage}}"' }),
    err: /There is no figure named "rates\.rnage"/,
  },
  {
    what: "a figure that is not closed",
    source: compose("At {{rates.range, or more."),
    err: /between "\{\{" and "\}\}", which "\{\{rates\.range, or more\." does not/,
  },
  { what: "the character U+0000", source: compose("a\0b"), err: /U\+0000/ },
])("a file with $what is refused, and says why", async ({ source, err }) => {
  const result = await publish(source);
  expect(result).toMatchObject({ code: 1, out: "" });
  expect(result.err).toMatch(/^Nothing was published\. .*page\.md/);
  expect(result.err).toMatch(err);
  expect((await operator.run(["content", "list"])).err).toBe("No pages.\n");
});

test("the figures that a page can use are listed, also as JSON", async () => {
  expect((await operator.run(["content", "figures"])).out).toMatch(
    /^NAME +FIGURE$[\s\S]*^rates\.range +6\.75%-8\.5%$/m,
  );
  const { out } = await operator.run(["content", "figures", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ "rates.range": "6.75%-8.5%" });
});

test("an earlier version that uses a removed figure is not restored", async () => {
  const store = createContentStore(operator.database, () => TEST_NOW);
  const draft = { slug: "loans/bank-statements", title: "T", metaDescription: DESCRIPTION };
  await store.publish({ ...draft, markdown: "At {{rates.gone}}." }, TEST_ACTOR);
  await store.publish({ ...draft, markdown: "Text." }, TEST_ACTOR);
  const { code, err } = await operator.run(["content", "restore", "loans/bank-statements", "1"]);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Version 1 of \/loans\/bank-statements .*no figure named "rates\.gone".*content figures/,
  );
  expect(await store.history("loans/bank-statements")).toHaveLength(2);
});

test("a file with a byte order mark and Windows line endings is accepted", async () => {
  expect((await publish(`\uFEFF${compose("Text.").replaceAll("\n", "\r\n")}`)).code).toBe(0);
  expect((await operator.run(["content", "show", "loans/bank-statements"])).out).toBe(compose("Text."));
});

test.each([
  {
    fields: { metaDescription: "Short." },
    body: "Text.",
    advice: /description has 6 characters.*70 to 170/,
  },
  { fields: { title: "a".repeat(66) }, body: "Text.", advice: /title has 66 characters/ },
  { fields: {}, body: "", advice: /Content coming soon/ },
  { fields: {}, body: "# Bank Statements", advice: /begin the headings of the text with "##"/ },
])("$fields with $body is published with advice", async ({ fields, body, advice }) => {
  const { code, err } = await publish(compose(body, { ...fields }));
  expect(code).toBe(0);
  expect(err).toMatch(advice);
  expect(err.match(/^Advice: /gm)).toHaveLength(1);
  expect(err).toContain("Published version 1");
});

test.each([
  { words: ["publish", "no-such.md"], err: /^There is no file no-such\.md\.\n$/ },
  { words: ["publish", "/tmp"], err: /^\/tmp cannot be read\.\n.*EISDIR/ },
  { words: ["publish"], err: /missing required argument 'file'/ },
  { words: ["show", "nowhere"], err: /^No page was ever published at \/nowhere\.\n$/ },
  { words: ["history", "nowhere"], err: /^No page was ever published at \/nowhere\.\n$/ },
  { words: ["unpublish", "nowhere"], err: /^No page was ever published at \/nowhere\.\n$/ },
  { words: ["restore", "nowhere", "1"], err: /^No page was ever published at \/nowhere\.\n$/ },
  { words: ["restore", "faq", "1"], err: /now belongs to a built-in page/ },
  { words: ["restore", "loans/bank-statements", "9"], err: /no such version: the newest is 1\.\n$/ },
  { words: ["show", "loans/bank-statements", "--version", "9"], err: /no such version: the newest is 1/ },
  { words: ["restore", "loans/bank-statements", "first"], err: /Enter a version number/ },
  { words: ["show", "Not A Slug"], err: /A slug looks like cash-flow-analysis/ },
  { words: ["burn"], err: /unknown command 'burn'/ },
])("$words fails and says why", async ({ words, err }) => {
  await publish(compose("Text."));
  const result = await operator.run(["content", ...words]);
  expect(result).toMatchObject({ code: 1, out: "" });
  expect(result.err).toMatch(err);
});
