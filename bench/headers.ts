/**
 * The header scan of the MDN HTTP Observatory, with its own tests and grades, on every page of the sitemap and on
 * responses that are not pages: A+ on each.
 *
 *   npm run bench -- headers
 *
 * The engine has 236 packages, so it is not a dependency: it is installed into a temporary folder and stays there. It
 * expects a public https host; here it gets the responses of a local process whose configured URL is https, and the
 * redirect from http that the proxy does (deploy/).
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createTestSite } from "../server/app/test-site.ts";
import { listSitemapPaths } from "../tests/setup/site/kinds-of-pages.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const ENGINE = "@mdn/mdn-http-observatory";
const VERSION = "1.4.8";
const HOST = "www.example.com";
const WANTED = "A+";

const folder = installEngine();
const load = (file: string) => import(pathToFileURL(path.join(folder, "src", file)).href);
const { ALL_TESTS } = await load("constants.js");
const { getGradeForScore, getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");
const { Requests } = await load("types.js");

const site = started.use(await startSite({ isBuilt: true, variables: { SITE_URL: `https://${HOST}` } }));
const report = startReport(`Header scan: ${ENGINE} ${VERSION}`);
const asked: [string, () => Promise<Response>][] = [];
const ask = (name: string, target: string, init?: RequestInit) =>
  asked.push([name, () => fetch(`${site.url}${target}`, { ...init, redirect: "manual" })]);
for (const page of await listSitemapPaths(site.url)) ask(page, page);
ask("search", "/search?q=dscr");
ask("an API response", "/api/content/cash-flow-analysis");
ask("404, a page", "/no-such-page");
ask("404, a nested path", "/no/such/page");
ask("404, a file", "/assets/none.js");
ask("404, the API", "/api/none");
const headers = { "Content-Type": "application/json" };
ask("413", "/api/leads", { method: "POST", headers, body: JSON.stringify("x".repeat(20_000)) });
asked.push(["500", answerUnexpected]);
const grades = new Map<string, string[]>();
for (const [name, answer] of asked) {
  const { grade, score, failed, status } = await examine(await answer());
  const key = `${grade} (${score})`;
  grades.set(key, [...(grades.get(key) ?? []), name]);
  if (/^\d/.test(name) || failed.length > 0) report.say(`${name}: ${status}, ${key} ${failed.join(", ")}`);
}
for (const [grade, names] of grades) report.say(`${grade}: ${names.length} URLs`);
const isReached = [...grades.keys()].every((grade) => grade.startsWith(WANTED));
report.judge(isReached, `${asked.length} URLs, target: ${WANTED} on each`);

/** The site's response to an unexpected error: the same code, around a page that fails. */
async function answerUnexpected(): Promise<Response> {
  const broken = createTestSite({
    siteUrl: `https://${HOST}`,
    renderPage: () => Promise.reject(new Error("A surprise")),
  });
  return await broken.get("/anything");
}

/** Like the engine's own scan, but from responses that are already here. */
async function examine(answer: Response) {
  const requests = new Requests(HOST);
  // Its tests ignore styles, and its parser complains about CSS newer than itself.
  const text = (await answer.text()).replace(/<style[^>]*>.*?<\/style>/gs, "");
  // Some of its tests read headers one way, some the other.
  const fields = Object.fromEntries(answer.headers);
  const response = {
    headers: { ...fields, get: (name: string) => fields[name] },
    status: answer.status,
    data: text,
    verified: true,
    httpEquiv: new Map(),
  };
  const redirects = [
    { url: new URL(`http://${HOST}/`), status: 301 },
    { url: new URL(`https://${HOST}/`), status: 200 },
  ];
  requests.responses.auto = response;
  requests.responses.https = response;
  requests.responses.http = response;
  requests.responses.cors = response;
  requests.responses.httpRedirects = redirects;
  requests.responses.httpsRedirects = redirects;
  requests.resources.path = text;
  if (answer.headers.getSetCookie().length > 0)
    throw new Error(`${answer.url} sets a cookie, which this scan does not pass on yet`);
  requests.session = { url: new URL(`https://${HOST}/`), jar: { serializeSync: () => ({ cookies: [] }) } };
  let full = 100;
  let withoutCredit = 100;
  const failed: string[] = [];
  for (const test of ALL_TESTS) {
    const { result, pass } = test(requests);
    const modifier: number = result ? getScoreModifier(result) : 0;
    full += modifier;
    withoutCredit += Math.min(0, modifier);
    if (!pass) failed.push(String(result));
  }
  const { grade, score } = getGradeForScore(
    withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? full : withoutCredit,
  );
  return { grade: String(grade), score: Number(score), failed, status: answer.status };
}

function installEngine(): string {
  const place = path.join(tmpdir(), `http-observatory-${VERSION}`);
  const engine = path.join(place, "node_modules", ENGINE);
  const lists = path.join(engine, "conf/hsts-preload.json");
  if (existsSync(lists)) return engine;
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, "package.json"), "{}");
  const options = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  execFileSync("npm", [...options, `${ENGINE}@${VERSION}`], { cwd: place, stdio: "inherit" });
  // Its install script would download a browser's HSTS preload list, which does not contain example.com.
  writeFileSync(lists, "{}");
  return engine;
}
