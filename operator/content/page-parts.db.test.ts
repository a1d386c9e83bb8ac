import { describe, expect, test } from "vitest";
import { openContentLibrary } from "../../src/content-pages/content-library.server.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import {
  composePage as compose,
  PAGE_FIELDS as FIELDS,
  publishPage,
} from "../../tests/setup/content-pages.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";

const operator = operatorOfEachTest();

const publish = (source: string, ...words: string[]) => publishPage(operator, source, { words });

describe("a field that the front matter lacks", () => {
  test.each([
    ["slug", "The page has no slug: add a line slug: dscr-loans/bank-statements"],
    ["title", 'The page has no title: add a line title: "Bank Statements and DSCR Loans"'],
    ["metaDescription", "The page has no description: add a line metaDescription: "],
  ])("is named in words, missing or empty: %s", async (name, words) => {
    const others = Object.fromEntries(Object.entries(FIELDS).filter(([key]) => key !== name));
    for (const fields of [others, { ...FIELDS, [name]: "" }]) {
      const { code, err } = await publish(compose("Text.", fields));
      expect(code).toBe(1);
      expect(err.split("\n").filter((line) => line.startsWith("  "))).toEqual([
        expect.stringContaining(`  ${words}`),
      ]);
    }
  });
});

describe("a dead link", () => {
  const LINKS =
    "[a](/no-such-page) [b](/states/ohio) [c](#part) [d](#no-part) [e](/faq?from=here)\n\n## Part";
  const REFUSAL =
    "Nothing was published. These links lead nowhere on this site:\n  /no-such-page\n  #no-part\n" +
    "Correct them, publish the other page first, or use --allow-dead-links.\n";
  test("stops the publishing and is listed", async () => {
    expect(await publish(compose(LINKS))).toEqual({ code: 1, out: "", err: REFUSAL });
    expect((await operator.run(["content", "list"])).err).toBe("No pages.\n");
  });

  test("is published if the operator insists, and still listed", async () => {
    const { code, err } = await publish(compose(LINKS), "--allow-dead-links");
    expect(code).toBe(0);
    expect(err).toMatch(/^Advice: these links .+:\n {2}\/no-such-page\n {2}#no-part\nPublished version 1/);
  });

  test("is none once the other page is published, and one again when it is taken off", async () => {
    const link = compose("[other](/loans/other)");
    expect((await publish(link)).code).toBe(1);
    await publish(compose("Text.", { ...FIELDS, slug: "loans/other" }));
    expect((await publish(link)).code).toBe(0);
    await publish(compose("No link."));
    await operator.run(["content", "unpublish", "loans/other"]);
    const restore = ["content", "restore", FIELDS.slug, "1"];
    expect(await operator.run(restore)).toMatchObject({
      code: 1,
      err: expect.stringContaining("nowhere on this site:\n  /loans/other\n"),
    });
    expect((await operator.run([...restore, "--allow-dead-links"])).code).toBe(0);
  });
});

describe("a call to action", () => {
  const findCall = async (slug: string) => {
    const store = createContentStore(operator.database, () => TEST_NOW);
    const library = await openContentLibrary(store, {
      figures: namedFigures(shippedContent),
      onWithheld: () => {},
    });
    return library.find(slug)?.callToAction;
  };

  test("is chosen in the file, kept in every version, and named by the lead's source", async () => {
    const source = compose("Text.", { ...FIELDS, cta: "match" });
    await publish(source);
    expect(await findCall(FIELDS.slug)).toMatchObject({
      label: "Get Matched with Lenders",
      source: "page-loans-bank-statements",
    });
    expect((await operator.run(["content", "show", FIELDS.slug])).out).toBe(source);
    expect((await publish(compose("Text."))).err).toContain("Published version 2");
    expect(await findCall(FIELDS.slug)).toBeNull();
    const { out } = await operator.run(["content", "history", FIELDS.slug]);
    expect(out).toMatch(/^2 .+ none +Bank Statements\n1 .+ match +Bank Statements$/m);
    await operator.run(["content", "restore", FIELDS.slug, "1"]);
    expect(await findCall(FIELDS.slug)).toMatchObject({ label: "Get Matched with Lenders" });
    await operator.run(["content", "unpublish", FIELDS.slug]);
    const versions = JSON.parse((await operator.run(["content", "history", FIELDS.slug, "--json"])).out);
    expect(versions.map(({ cta }: { cta: unknown }) => cta)).toEqual(["match", "match", null, "match"]);
  });

  test("has a source that a lead accepts, however long the slug is", async () => {
    const slug = `${"long-".repeat(11)}page/deep`;
    await publish(compose("Text.", { ...FIELDS, slug, cta: "quote" }));
    expect((await findCall(slug))?.source).toBe(`page-${"long-".repeat(11)}`.slice(0, -1));
  });

  test("with an unknown name is refused, and the names are listed", async () => {
    const { code, err } = await publish(compose("Text.", { ...FIELDS, cta: "buy" }));
    expect(code).toBe(1);
    expect(err).toContain("\n  cta: Choose one of quote, match, question, or leave the line out for none.\n");
  });
});
