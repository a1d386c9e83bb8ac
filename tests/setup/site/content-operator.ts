import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { BuiltSite } from "./built-site.ts";

const OPERATOR = path.resolve(import.meta.dirname, "../../../operator/start.mjs");
const execute = promisify(execFile);

export interface TestPage {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription?: string;
  readonly markdown: string;
}

/** Publishes as an operator does: a file, and a separate process beside the site. */
export async function publishPage(site: BuiltSite, page: TestPage): Promise<void> {
  const { slug, title, metaDescription = `About ${title}`, markdown } = page;
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  const file = path.join(folder, "page.md");
  const fields = [`title: ${JSON.stringify(title)}`, `metaDescription: ${JSON.stringify(metaDescription)}`];
  try {
    await writeFile(file, `---\nslug: ${slug}\n${fields.join("\n")}\n---\n\n${markdown}\n`);
    await operateContent(site, "publish", file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function operateContent(site: BuiltSite, ...words: string[]): Promise<void> {
  const env = { DATA_DIR: site.dataFolder };
  await execute(process.execPath, [OPERATOR, "content", ...words], { cwd: site.dataFolder, env });
}
