/** Builds the site into dist/: bundles, every known page as HTML, compressed copies, and a manifest for the server. */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { company } from "../content/company.ts";
import { type Config, loadConfig, StartFailure, setNodeEnv } from "../server/config.ts";
import { checkHandoff } from "./build/check-handoff.ts";
import { readClientFiles } from "./build/client-files.ts";
import { listFigureMistakes } from "./build/figure-mistakes.ts";
import { buildIcons } from "./build/images/icons.ts";
import { buildSocialImages } from "./build/images/social-images.ts";
import { buildRequirementsPdf } from "./build/pdf/requirements-pdf.ts";
import type { SiteBundle } from "./build/prerender.ts";
import { type SiteFile, writeStaticFiles } from "./build/static-manifest.ts";
import { buildFonts } from "./fonts.ts";
import { ROOT, runTool } from "./run-tool.ts";

const DIST = path.join(ROOT, "dist");

const began = Date.now();
const { siteUrl } = loadConfigOrExit();
// React reads NODE_ENV when it loads, so the modules that load React are imported below this line.
setNodeEnv("production");
await checkFiguresOrExit();
await rm(DIST, { recursive: true, force: true });
await phase("fonts", () => buildFonts(ROOT));
await phase("browser and server bundles", buildBundles);
await checkStart();
const pages = await phase("pages", async () => {
  const { prerender } = await import("./build/prerender.ts");
  return await prerender(await loadBundle(), siteUrl);
});
await phase("search index", async () => {
  const { indexPages } = await import("./build/search-index.ts");
  const index = await indexPages(await loadBundle(), siteUrl, pages);
  // Beside the site's public files, not among them: only the server reads it.
  await writeFile(path.join(DIST, "search-index.json"), JSON.stringify(index));
});
const pictures = await phase("pictures", async () => {
  const { listPages } = (await loadBundle()).entry.module;
  return [...(await buildSocialImages(ROOT, listPages(), company.name)), ...(await buildIcons(ROOT))];
});
const guide = await phase("requirements guide", buildRequirementsPdf);
const files = [...pages, ...pictures, guide, ...(await readClientFiles(DIST))];
const manifest = await phase("compression", () => writeStaticFiles(DIST, files));
await writeFile(path.join(DIST, "static.json"), JSON.stringify(manifest));
await phase("compiled server", compileServer);
report(files);

function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Checked here, not in the bundle, which would fail with a stack trace instead of one line. */
async function checkFiguresOrExit(): Promise<void> {
  const mistakes = await listFigureMistakes(ROOT);
  if (mistakes.length === 0) return;
  console.error(mistakes.join("\n"));
  process.exit(1);
}

async function buildBundles(): Promise<void> {
  const { hasSucceeded, output } = await runTool("react-router", ["build", "--logLevel", "error"]);
  process.stdout.write(output);
  if (!hasSucceeded) throw new Error("The bundles could not be built: the reason is above.");
}

async function checkStart(): Promise<void> {
  const { version } = JSON.parse(
    await readFile(path.join(ROOT, "node_modules/react-router/package.json"), "utf8"),
  );
  const scripts = (await readClientFiles(DIST)).filter(({ path }) => path.endsWith(".js"));
  checkHandoff(
    version,
    scripts.map(({ body }) => body.toString("utf8")),
  );
}

/** A failure only makes the first start slower and larger, and that start reports what is wrong. */
async function compileServer(): Promise<void> {
  const program = path.join(ROOT, "tasks/build/compile-server.mjs");
  await promisify(execFile)(process.execPath, [program]).catch(() => {});
}

async function loadBundle(): Promise<SiteBundle> {
  return await import(pathToFileURL(path.join(DIST, "server/index.js")).href);
}

async function phase<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  const result = await work();
  process.stdout.write(`  ${name}: ${formatSeconds(start)}\n`);
  return result;
}

function report(files: readonly SiteFile[]): void {
  const documents = files.filter((file) => file.type.startsWith("text/html"));
  const bytes = files.reduce((sum, file) => sum + file.body.length, 0);
  process.stdout.write(
    `  ${documents.length} pages, ${files.length} files, ${Math.round(bytes / 1000)} kB, in ${formatSeconds(began)}\n`,
  );
}

function formatSeconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
