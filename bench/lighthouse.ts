/**
 * Lighthouse, mobile with its default throttling, on pages of the built site.
 *
 *   npm run bench -- lighthouse            the homepage, three times, median
 *   npm run bench -- lighthouse /faq /states
 */
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findFreePort, startBuiltSite } from "../tests/setup/built-site.ts";
import { findChromium } from "../tests/setup/chromium.ts";

const RUNS = 3;
const pages = process.argv.slice(2);
const site = await startBuiltSite();
const executablePath = findChromium();
if (executablePath === undefined) throw new Error("No Chromium found: `npm test` says what to install");
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
try {
  for (const path of pages.length > 0 ? pages : ["/"]) await measure(path);
} finally {
  await browser.close();
  await site.stop();
}

async function measure(path: string): Promise<void> {
  const scores = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(new URL(path, site.url).href, { port, logLevel: "error" });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}`);
    for (const { title, score } of Object.values(result.lhr.categories)) {
      scores.set(title, [...(scores.get(title) ?? []), Math.round((score ?? 0) * 100)]);
    }
    for (const id of [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ]) {
      const audit = result.lhr.audits[id];
      if (audit?.numericValue !== undefined) scores.set(id, [...(scores.get(id) ?? []), audit.numericValue]);
    }
  }
  process.stdout.write(`${path}\n`);
  for (const [name, values] of scores)
    process.stdout.write(`  ${name}: ${median(values)} (${values.join(", ")})\n`);
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
