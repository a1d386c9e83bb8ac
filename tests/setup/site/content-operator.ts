import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { operate } from "./site-operator.ts";
import type { Site } from "./start-site.ts";

interface TestPage {
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

/** Publishes as an operator does: a file, and a command beside the site. */
export async function publishPage(site: Site, page: TestPage): Promise<void> {
  const { slug, title, markdown } = page;
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  const file = path.join(folder, "page.md");
  const fields = [`title: ${JSON.stringify(title)}`, `metaDescription: ${JSON.stringify(`About ${title}`)}`];
  try {
    await writeFile(file, `---\nslug: ${slug}\n${fields.join("\n")}\n---\n\n${markdown}\n`);
    // Some tests follow dead links, and pages may link to others that are published later.
    await operate(site, "content", "publish", file, "--allow-dead-links");
  } finally {
    await rm(folder, { recursive: true });
  }
}
