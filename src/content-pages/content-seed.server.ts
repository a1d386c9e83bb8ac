import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { type ContentDraft, isSlug } from "./content-page.ts";
import { isReservedSlug } from "./reserved-paths.ts";

const frontMatter = z.object({
  slug: z
    .string()
    .refine(isSlug, "A slug is lower-case words joined by hyphens, with slashes between levels.")
    .refine((slug) => !isReservedSlug(slug), "This address belongs to a page of the site itself."),
  title: z.string().min(1).max(120),
  metaDescription: z.string().min(1).max(320),
});

/** A Markdown file with front matter, as the operator publishes it. Throws an error that says what is wrong. */
function parseContentFile(file: string, source: string): ContentDraft {
  const { data, body } = parseFrontMatter(file, source, frontMatter);
  return { ...data, markdown: body };
}

/** The pages that come with the site. */
export async function readSeedPages(folder: string): Promise<ContentDraft[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  return await Promise.all(
    files.map(async (file) => parseContentFile(file, await readFile(path.join(folder, file), "utf8"))),
  );
}
