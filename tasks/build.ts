/** Builds the site into dist/: bundles, every known page as HTML, compressed copies, and a manifest for the server. */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { company } from "../content/company.ts";
import { type Config, loadConfig, StartFailure, setNodeEnv } from "../server/config.ts";
import { DRAWING_FONTS_FOLDER } from "../server/edition/drawing-fonts.ts";
import { writeIndexes } from "../server/edition/edition-indexes.ts";
import { loadBundle } from "../server/edition/load-bundle.ts";
import { openStaticFolder, type SiteFile } from "../server/edition/static-manifest.ts";
import { readShippedContent } from "../src/site/site-records-catalog.server.ts";
import { checkHandoff } from "./build/check-handoff.ts";
import { readClientFiles } from "./build/client-files.ts";
import { listFigureMistakes } from "./build/figure-mistakes.ts";
import { buildIcons } from "./build/images/icons.ts";
import { writeDrawingFonts } from "./build/images/write-drawing-fonts.ts";
import { findScriptNames, SCRIPT_NAMES_FILE } from "./build/script-names.ts";
import { parseStyles } from "./build/style-rules.ts";
import { buildFonts } from "./fonts.ts";
import { ROOT, runTool } from "./run-tool.ts";

const DIST = path.join(ROOT, "dist");

const began = Date.now();
const { builtForUrl } = loadConfigOrExit();
// React reads NODE_ENV when it loads, so the modules that load React are imported below this line.
setNodeEnv("production");
const content = await readShippedContent();
await checkFiguresOrExit();
await rm(DIST, { recursive: true, force: true });
await phase("fonts", () => buildFonts(ROOT));
await phase("browser and server bundles", buildBundles);
// Before anything else is written beside them.
const clientFiles = await readClientFiles(DIST);
await checkStart();
await writeScriptNames();
// Another process: it goes on while pages are rendered.
const compiling = phase("compiled server", compileServer);
const target = openStaticFolder(DIST);
const files: SiteFile[] = [];
add(clientFiles);
await renderPages();
add(await phase("icons", () => buildIcons(ROOT)));
await phase("compression", target.close);
await compiling;
report();

function add(more: readonly SiteFile[]): void {
  files.push(...more);
  target.add(more);
}

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
  const mistakes = await listFigureMistakes(ROOT, content);
  if (mistakes.length === 0) return;
  console.error(mistakes.join("\n"));
  process.exit(1);
}

async function buildBundles(): Promise<void> {
  const { hasSucceeded, output } = await runTool("react-router", ["build", "--logLevel", "error"]);
  process.stdout.write(output);
  if (!hasSucceeded) throw new Error("The bundles could not be built: the reason is above.");
}

/** Documents carry the styles that their scripts need, so this comes before the first document. */
async function writeScriptNames(): Promise<void> {
  const sheets = clientFiles.filter(({ path }) => path.endsWith(".css"));
  const names = findScriptNames(
    sheets.flatMap(({ body }) => parseStyles(body.toString("utf8"))),
    listScripts().map(({ path, body }) => ({ path, code: body.toString("utf8") })),
  );
  await writeFile(path.join(DIST, "server", SCRIPT_NAMES_FILE), `export default ${JSON.stringify(names)};\n`);
}

function listScripts(): readonly SiteFile[] {
  return clientFiles.filter(({ path }) => path.endsWith(".js"));
}

async function checkStart(): Promise<void> {
  const { version } = JSON.parse(
    await readFile(path.join(ROOT, "node_modules/react-router/package.json"), "utf8"),
  );
  checkHandoff(
    version,
    listScripts().map(({ body }) => body.toString("utf8")),
  );
}

/** A failure only makes the first start slower and larger, and that start reports what is wrong. */
async function compileServer(): Promise<void> {
  const program = path.join(ROOT, "tasks/build/compile-server.mjs");
  await promisify(execFile)(process.execPath, [program]).catch(() => {});
}

/** The first edition of the site: with the records that come with it. */
async function renderPages(): Promise<void> {
  const fontFolder = path.join(DIST, DRAWING_FONTS_FOLDER);
  await writeDrawingFonts(fontFolder);
  const { renderEdition } = await import("../server/edition/render-edition.ts");
  const indexes = await renderEdition(await loadBundle(DIST), {
    siteUrl: builtForUrl,
    content,
    siteName: company.name,
    fontFolder,
    add,
    step: phase,
  });
  await writeIndexes(DIST, indexes);
}

async function phase<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  const result = await work();
  process.stdout.write(`  ${name}: ${formatSeconds(start)}\n`);
  return result;
}

function report(): void {
  const documents = files.filter((file) => file.type.startsWith("text/html"));
  const bytes = files.reduce((sum, file) => sum + file.body.length, 0);
  process.stdout.write(
    `  ${documents.length} pages, ${files.length} files, ${Math.round(bytes / 1000)} kB, in ${formatSeconds(began)}\n`,
  );
}

function formatSeconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
