/**
 * How long the build takes, and how that grows: first the whole site, then only the part that makes pages, on the
 * site's own pages and on ten times as many.
 *
 *   npm run bench -- build-time
 *
 * The whole build runs in a copy of the sources, so that the existing build stays. The tenfold content is every page
 * again under a different path, rendered by the same bundle: this measures rendering, hashing, compressing and writing.
 */
import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setNodeEnv } from "../server/config.ts";
import { loadBundle } from "../server/edition/load-bundle.ts";
import { openStaticFolder, type SiteFile } from "../server/edition/static-manifest.ts";
import { readShippedContent } from "../src/site/site-records-catalog.server.ts";
import { copySources } from "../tests/setup/site/copy-sources.ts";
import { startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const LIMIT_SECONDS = 60;
/** Allowed growth beyond proportional, for ten times the pages. */
const GROWTH = 1.1;
const TIMES = 10;
const SITE_URL = "https://www.example.com";

const folder = started.use(mkdtempDisposableSync(path.join(tmpdir(), "build-bench-")));
const report = startReport("Build");
buildWhole();
await comparePages();

function buildWhole(): void {
  const copy = path.join(folder.path, "site");
  copySources(copy);
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  const began = performance.now();
  const output = execFileSync(process.execPath, ["tasks/build.ts"], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, SITE_URL },
  });
  const seconds = (performance.now() - began) / 1000;
  for (const line of output.trimEnd().split("\n")) report.say(line.trim());
  report.judge(seconds <= LIMIT_SECONDS, `whole site: ${seconds.toFixed(1)} s, target: ${LIMIT_SECONDS} s`);
}

async function comparePages(): Promise<void> {
  setNodeEnv("production");
  // Imported late, because it imports React.
  const { prerender } = await import("../server/edition/prerender.ts");
  const bundle = await loadBundle(path.join(ROOT, "dist"));
  const content = await readShippedContent();

  /** Builds all pages `copies` times. */
  async function build(copies: number): Promise<{ readonly seconds: number; readonly files: number }> {
    const target = path.join(folder.path, `pages-${copies}`);
    const began = performance.now();
    const made: SiteFile[] = [];
    for (let copy = 0; copy < copies; copy += 1) {
      const pages = await prerender(bundle, { content, siteUrl: SITE_URL });
      // Different bytes, so that nothing can be reused from an earlier copy.
      made.push(
        ...pages.map((page) => ({
          ...page,
          path: `/copy-${copy}${page.path}`,
          file: `copy-${copy}/${page.file}`,
          body: Buffer.concat([page.body, Buffer.from(`<!-- ${copy} -->`)]),
        })),
      );
    }
    const output = openStaticFolder(target);
    output.add(made);
    await output.close();
    return { seconds: (performance.now() - began) / 1000, files: made.length };
  }

  const warmUp = await build(1);
  report.say(`pages, warm-up: ${warmUp.files} files in ${warmUp.seconds.toFixed(1)} s`);
  const once = await build(1);
  const many = await build(TIMES);
  const growth = many.seconds / once.seconds;
  report.say(
    `${once.files} page files in ${once.seconds.toFixed(1)} s, ${many.files} in ${many.seconds.toFixed(1)} s`,
  );
  report.judge(
    growth <= TIMES * GROWTH,
    `${TIMES} times the pages take ${growth.toFixed(1)} times as long, target: ${(TIMES * GROWTH).toFixed(1)} times`,
  );
}
