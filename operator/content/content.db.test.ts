import { expect, test } from "vitest";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { composePage, PAGE_FIELDS, publishPage } from "../../tests/setup/content-pages.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIELDS = { ...PAGE_FIELDS, title: '"Bank \\"Statements\\""' };

const compose = (markdown: string, fields: Record<string, string> = {}) =>
  composePage(markdown, { ...FIELDS, ...fields });

const operator = operatorOfEachTest();

const publish = (source: string | Buffer, now = TEST_NOW) => publishPage(operator, source, { now });
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
    metaDescription: JSON.parse(FIELDS.metaDescription),
    cta: null,
  };
  expect(JSON.parse(await succeed("list", "--json"))).toEqual([facts]);
  expect(JSON.parse(await succeed("history", "loans/bank-statements", "--json"))).toEqual([facts]);
  expect(JSON.parse(await succeed("show", "loans/bank-statements", "--json"))).toEqual({
    ...facts,
    markdown: "Text.",
  });
});

test.each<[what: string, source: string | Buffer, err: RegExp]>([
  ["no front matter", "Text", /does not begin with front matter.*--help shows/],
  ["nothing", "", /does not begin with front matter/],
  ["a line that is no field", "---\nslug\n---\n", /"slug" is not a "key: value" line/],
  ["a slug in capitals", compose("", { slug: "Loans" }), /slug: A slug is lower-case/],
  ["a slug that leads upwards", compose("", { slug: "a/../b" }), /A slug is lower-case/],
  ["the slug of a fixed page", compose("", { slug: "faq" }), /belongs to a page of the site/],
  ["a title of spaces", compose("", { title: '" "' }), /\n {2}The page has no title: /],
  ["a long title", compose("", { title: "a".repeat(121) }), /\n {2}title: .*120/],
  ["an endless description", compose("", { metaDescription: "a".repeat(321) }), /metaDescription: .*320/],
  [
    "a quote that does not end",
    compose("", { title: '"Rates' }),
    /"title: "Rates" is not a "key: value" line\. .*double quotes/,
  ],
  ["no text at all", Buffer.from([0xff, 0xfe, 0x41]), /not UTF-8 text/],
  [
    "a figure that does not exist",
    compose("At {{rates.rnage}}."),
    /page\.md: There is no figure named "rates\.rnage"\. .*--help shows/,
  ],
  [
    "such a figure in its title",
    compose("Text.", { title: '"At {{rates.rnage}}"' }),
    /There is no figure named "rates\.rnage"/,
  ],
  [
    "a figure that is not closed",
    compose("At {{rates.range, or more."),
    /between "\{\{" and "\}\}", which "\{\{rates\.range, or more\." does not/,
  ],
  ["the character U+0000", compose("a\0b"), /U\+0000/],
])("a file with %s is refused, and says why", async (_, source, err) => {
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
  const draft = { slug: "loans/bank-statements", title: "T", metaDescription: "D" };
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
  ["a short description", compose("Text.", { metaDescription: "Short." }), /has 6 characters.*70 to 170/],
  ["a long title", compose("Text.", { title: "a".repeat(66) }), /title has 66 characters/],
  ["no text", compose(""), /Content coming soon/],
  ["a heading like the page's own", compose("# Bank Statements"), /begin the headings of the text with "##"/],
])("%s is published with advice", async (_, source, advice) => {
  const { code, err } = await publish(source);
  expect(code).toBe(0);
  expect(err).toMatch(advice);
  expect(err.match(/^Advice: /gm)).toHaveLength(1);
  expect(err).toContain("Published version 1");
});

test.each([
  ["publish no-such.md", /^There is no file no-such\.md\.\n$/],
  ["publish /tmp", /^\/tmp cannot be read\.\n.*EISDIR/],
  ["publish", /missing required argument 'file'/],
  ["show nowhere", /^No page was ever published at \/nowhere\.\n$/],
  ["history nowhere", /^No page was ever published at \/nowhere\.\n$/],
  ["unpublish nowhere", /^No page was ever published at \/nowhere\.\n$/],
  ["restore nowhere 1", /^No page was ever published at \/nowhere\.\n$/],
  ["restore faq 1", /now belongs to a built-in page/],
  ["restore loans/bank-statements 9", /no such version: the newest is 1\.\n$/],
  ["show loans/bank-statements --version 9", /no such version: the newest is 1/],
  ["restore loans/bank-statements first", /Enter a version number/],
  ["show Not-A-Slug", /A slug looks like cash-flow-analysis/],
  ["burn", /unknown command 'burn'/],
])("%s fails and says why", async (words, err) => {
  await publish(compose("Text."));
  const result = await operator.run(["content", ...words.split(" ")]);
  expect(result).toMatchObject({ code: 1, out: "" });
  expect(result.err).toMatch(err);
});
