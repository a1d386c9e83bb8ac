import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseFrontMatter } from "./front-matter.server.ts";

const schema = z.object({ title: z.string(), date: z.iso.date(), isFeatured: z.stringbool().default(false) });

describe("parseFrontMatter", () => {
  test("words, quoted text and truth values are read, and the rest is the body", () => {
    const source =
      '---\ntitle: "Rates: \\"up\\" again"\ndate: 2025-10-14\nisFeatured: true\n---\n\nFirst line.\n\n---\n';
    expect(parseFrontMatter("a.md", source, schema)).toEqual({
      data: { title: 'Rates: "up" again', date: "2025-10-14", isFeatured: true },
      body: "First line.\n\n---",
    });
  });

  test("what looks like a number or a truth value is text like any other", () => {
    const source = "---\ntitle: 2025\ndate: '2025-10-14'\n---\n";
    expect(parseFrontMatter("a.md", source, schema).data.title).toBe("2025");
  });

  test("line ends of another system change nothing", () => {
    expect(parseFrontMatter("a.md", "---\r\ntitle: A\r\ndate: 2025-10-14\r\n---\r\nText", schema).body).toBe(
      "Text",
    );
  });

  test.each([
    ["no front matter", "Text", "a.md does not begin with front matter"],
    ["a line that is no field", "---\ntitle A\n---\nText", '"title A" is not a "key: value" line'],
    [
      "a second colon without quotation marks",
      "---\ndate: 2025-10-14\ntitle: Rates: up\n---\nText",
      '"title: Rates: up" is not a "key: value" line',
    ],
    ["an alias of nothing", "---\ntitle: *A*\n---\nText", '"title: *A*" is not a "key: value" line'],
    ["a field that is missing", "---\ntitle: A\n---\nText", "a.md has wrong front matter"],
    [
      "a date that does not exist",
      "---\ntitle: A\ndate: 2025-02-30\n---\nText",
      "a.md has wrong front matter",
    ],
  ])("%s is refused, and the file is named", (_case, source, message) => {
    expect(() => parseFrontMatter("a.md", source, schema)).toThrow(message);
  });
});
