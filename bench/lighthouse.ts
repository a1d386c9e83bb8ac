/**
 * Lighthouse, mobile with default throttling, on pages of the built site: the median of three runs. For comparison, the
 * largest contentful paint and the blocking time of the same document without any script.
 *
 *   npm run bench -- lighthouse            one page of every kind
 *   npm run bench -- lighthouse /faq /states
 *   npm run bench -- lighthouse --runs 1   each page once, for a quick look at all of them
 *   npm run bench -- lighthouse --slowdown 2
 *
 * Lighthouse slows the processor down four times, which turns a fast desktop (index 1500 to 2000) into a middling phone.
 * On a slower machine its documentation (docs/throttling.md) advises a lower factor: 2 for an index of 800 to 1500.
 *
 * Lighthouse and its 130 MB are not among the project's packages: npm fetches them at the first run.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { findFreePort } from "../tests/setup/free-port.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { launchBrowser } from "./load/browser.ts";
import { runProgram } from "./load/programs.ts";
import { median } from "./load/report.ts";
import { startScriptlessSite } from "./load/scriptless-site.ts";
import { started } from "./load/started.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const KINDS = [
  "/",
  "/dscr-calculator",
  "/cash-flow-calculator",
  "/deal-analyzer",
  "/refinance-planner",
  "/compare-offers",
  "/hold-projection",
  "/lender-partners",
  "/dscr-news",
  "/dscr-news/dscr-boom-2025",
  "/faq",
  "/prequalification-steps",
  "/dscr-loan-long-form",
  "/pros-and-cons-dscr-loans",
  "/dscr-loan-pros-and-cons",
  "/dscr-loan-requirements",
  "/dscr-loan-rates",
  "/dscr-loan-texas",
  "/states",
  "/states/texas",
  "/credit-score/680",
  "/property-types/duplex",
  "/cities/atlanta",
  "/loan-amounts/300k-500k",
  "/cash-flow-analysis",
  "/privacy",
  "/contact",
  "/formulas",
  "/data",
  "/my-deals",
  "/developers",
  "/embed/dscr-calculator",
  "/embed/deal-analyzer",
];
/** Occasionally a whole run fails, which says nothing about the page. */
const ATTEMPTS = 3;
const LCP_LIMIT = 1.1;
const LCP = "largest-contentful-paint";
const BLOCKING = "total-blocking-time";
const METRICS = ["first-contentful-paint", BLOCKING, "cumulative-layout-shift", LCP];
const PEER_METRICS = [LCP, BLOCKING];

/** What is read of https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md. */
const lighthouseReport = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" }, slowdown: { type: "string", default: "4" } },
});
const runs = Number(values.runs);
const port = await findFreePort();
started.use(await launchBrowser(`--remote-debugging-port=${port}`));
const site = started.use(await startSite({ isBuilt: true }));
const peer = started.use(await startScriptlessSite(site.url));
for (const path of asked.length > 0 ? asked : KINDS) await measure(path);

/** The two alternate, so that other work on the machine affects both. */
async function measure(path: string): Promise<void> {
  const scores = new Map<string, number[]>();
  const note = (name: string, value: number) => scores.set(name, [...(scores.get(name) ?? []), value]);
  for (let run = 0; run < runs; run += 1) {
    const { categories, audits, environment } = await runLighthouse(new URL(path, site.url));
    note("machine speed (Lighthouse's benchmark index)", environment.benchmarkIndex);
    for (const { title, score } of Object.values(categories)) note(title, Math.round((score ?? 0) * 100));
    for (const id of METRICS) note(id, audits[id]?.numericValue ?? Number.NaN);
    const bare = await runLighthouse(new URL(path, peer.url), PEER_METRICS);
    for (const id of PEER_METRICS) note(withoutScript(id), bare.audits[id]?.numericValue ?? Number.NaN);
  }
  process.stdout.write(`${path}\n`);
  for (const [name, values] of scores) {
    process.stdout.write(`  ${name}: ${show(median(values))} (${values.map(show).join(", ")})\n`);
  }
  const ratio = median(scores.get(LCP) ?? []) / median(scores.get(withoutScript(LCP)) ?? []);
  const isBest = [...scores].every(([name, values]) => !/^[A-Z]/.test(name) || median(values) === 100);
  const verdict = isBest && ratio <= LCP_LIMIT ? "ok" : "FAIL";
  process.stdout.write(`  ${verdict}: LCP ${ratio.toFixed(2)} times the LCP without scripts\n`);
  if (verdict !== "ok") process.exitCode = 1;
}

async function runLighthouse(url: URL, onlyAudits: readonly string[] = []) {
  const options = [
    `--port=${port}`,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--throttling.cpuSlowdownMultiplier=${values.slowdown}`,
    ...(onlyAudits.length > 0 ? [`--only-audits=${onlyAudits.join(",")}`] : []),
  ];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const output = await runProgram([
      "npm",
      ...["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url.href],
      ...options,
    ]);
    const report = lighthouseReport.parse(JSON.parse(output));
    if (report.audits[LCP]?.numericValue !== undefined) return report;
  }
  throw new Error(`Lighthouse gave no result for ${url}`);
}

function withoutScript(metric: string): string {
  return `${metric} without scripts`;
}

function show(value: number): string {
  return `${Number(value.toFixed(2))}`;
}
