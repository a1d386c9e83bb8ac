/**
 * Gzipped script of a first visit, once the application has started, compared with an empty application of the same
 * framework, built in the same run.
 *
 *   npm run bench -- script-size
 */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { startSite } from "../tests/setup/site/start-site.ts";
import { launchBrowser } from "./load/browser.ts";
import { startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

/** Maximum size of a page's script, as a multiple of the empty application's. */
const PAGES = [
  ["/", 1.2],
  ["/dscr-calculator", 1.2],
  ["/cash-flow-calculator", 1.2],
  ["/pros-and-cons-dscr-loans", 1.1],
  ["/dscr-vs-traditional-mortgages", 1.1],
  ["/dscr-loan-long-form", 1.1],
  ["/dscr-news/dscr-boom-2025", 1.1],
  ["/states/texas", 1.1],
  ["/cash-flow-analysis", 1.1],
  ["/privacy", 1.1],
] as const;

/** Time for scripts that load once the page is idle. */
const SETTLE_MS = 1500;

const EMPTY_APP = {
  // If isbot is missing, the build installs it.
  "package.json": `{"type":"module","dependencies":{"isbot":"*","react":"*","react-router":"*","@react-router/node":"*"}}`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite"; export default { plugins: [reactRouter()] };`,
  "react-router.config.ts": "export default { ssr: true };",
  "app/routes.ts": `import { index } from "@react-router/dev/routes"; export default [index("home.tsx")];`,
  "app/home.tsx": "export default function Home() { return <h1>Hello</h1>; }",
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function App() {
  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}`,
};

const report = startReport("Script of a first visit, gzipped");
const empty = buildEmptyApp();
report.say(`empty application: ${show(empty)}`);
const browser = started.use(await launchBrowser());
const site = started.use(await startSite({ isBuilt: true }));
for (const [address, limit] of PAGES) {
  const size = await firstLoad(new URL(address, site.url));
  const ratio = size / empty;
  report.judge(
    ratio <= limit,
    `${address} ${show(size)}, ${ratio.toFixed(3)} times the empty application, target: at most ${limit}`,
  );
}

async function firstLoad(url: URL): Promise<number> {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  });
  await page.goto(url.href, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  const total = sumGzipped(await Promise.all(scripts));
  await page.close();
  return total;
}

/** Its single page loads everything it builds. */
function buildEmptyApp(): number {
  const root = path.resolve(import.meta.dirname, "..");
  const temporary = started.use(mkdtempDisposableSync(path.join(tmpdir(), "empty-app-")));
  const folder = temporary.path;
  mkdirSync(path.join(folder, "app"));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const [name, text] of Object.entries(EMPTY_APP)) writeFileSync(path.join(folder, name), text);
  const tool = path.join(root, "node_modules/.bin/react-router");
  execFileSync(process.execPath, [tool, "build"], { cwd: folder, stdio: "ignore" });
  const assets = path.join(folder, "build/client/assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  return sumGzipped(scripts.map((file) => readFileSync(path.join(assets, file))));
}

function sumGzipped(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

function show(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
