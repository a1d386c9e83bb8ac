import { writeFileSync } from "node:fs";
import path from "node:path";
import type { RunOptions, TestOperator } from "./operator.ts";

/** The front matter of a page without mistakes. */
export const PAGE_FIELDS = {
  slug: "loans/bank-statements",
  title: '"Bank Statements"',
  metaDescription:
    '"What lenders read in bank statements when the rent qualifies, and which months they ask for."',
};

/** A file that `content publish` reads. */
export function composePage(
  markdown: string,
  fields: Readonly<Record<string, string>> = PAGE_FIELDS,
): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${markdown}\n`;
}

/** Writes the file and publishes it. */
export function publishPage(
  { folder, run }: Pick<TestOperator, "folder" | "run">,
  source: string | Buffer,
  { words = [], ...options }: RunOptions & { readonly words?: readonly string[] } = {},
) {
  const file = path.join(folder, "page.md");
  writeFileSync(file, source);
  return run(["content", "publish", file, ...words], options);
}
