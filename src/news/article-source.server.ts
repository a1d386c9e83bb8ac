import { z } from "zod";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";

const anyFrontMatter = z.record(z.string(), z.string());

/** An article's Markdown file as one record: the lines of its front matter, and `text`. */
export function splitArticle(source: string): Readonly<Record<string, string>> {
  const { data, body } = parseFrontMatter("The article", source, anyFrontMatter);
  return { ...data, text: body };
}

/** Needs no quotes in front matter. */
const PLAIN = /^[\w-]+$/;

/** The file of such a record. The inverse of `splitArticle`; nothing is checked here. */
export function composeArticle({ text = "", ...fields }: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const written = String(value);
    // A JSON text is a YAML text too.
    return `${name}: ${PLAIN.test(written) ? written : JSON.stringify(written)}`;
  });
  return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}
