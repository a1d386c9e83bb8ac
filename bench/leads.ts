/**
 * How many leads the endpoint accepts, and how fast, compared with the bare engine storing the same rows on the same
 * machine: a real server process, HTTP on the loopback interface, every lead flushed to disk.
 *
 *   npm run bench -- leads            on SQLite and PostgreSQL
 *   npm run bench -- leads sqlite     on one of them
 *
 * Fails if the endpoint reaches less than a quarter of the bare engine, or if its p99 at half of its peak exceeds 25
 * ms.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { temporaryPostgres } from "../tests/setup/database/temporary-postgres.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { storeOnPostgres } from "./leads/bare-postgres.ts";
import { storeOnSqlite } from "./leads/bare-sqlite.ts";
import { perSecond, type Sample } from "./leads/sample.ts";
import { CONNECTIONS, createLeadSender } from "./leads/send-leads.ts";
import { recycleLog, settlePostgres } from "./leads/settle-postgres.ts";
import { quantile, startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const WARM_UP_MS = 4_000;
const ROUND_MS = 4_000;
/** Between two rounds, so that none pays for the previous round's pending writes. */
const REST_MS = 500;
/**
 * Endpoint and engine alternate. The best round of each counts: other work on the machine can make a round slower, and
 * nothing makes one faster.
 */
const ROUNDS = 3;
const LEAST_SHARE = 0.25;
const LONGEST_P99_MS = 25;

const DIALECTS = ["sqlite", "postgres"] as const;
type Dialect = (typeof DIALECTS)[number];

const report = startReport("Leads: the endpoint compared with the bare engine");
const [, , named] = process.argv;
for (const dialect of DIALECTS) if (named === undefined || named === dialect) await measure(dialect);

async function measure(dialect: Dialect): Promise<void> {
  // Ended with this measurement: the next one has the machine to itself.
  const own = started.use(new AsyncDisposableStack());
  const postgres = own.use(dialect === "postgres" ? await temporaryPostgres() : undefined);
  if (postgres !== undefined) await settlePostgres(postgres.url);
  const site = own.use(
    await startSite({
      isBuilt: true,
      // A process that only accepts leads: the worker's deliveries are not measured.
      variables: { WORKER: "off", ...(postgres && { DATABASE_URL: postgres.url }) },
    }),
  );
  const storeBare = (milliseconds: number) =>
    postgres === undefined
      ? storeOnSqlite(fileURLToPath(site.databaseUrl), milliseconds)
      : storeOnPostgres(postgres.url, milliseconds);
  const rest = async () => {
    if (postgres !== undefined) await recycleLog(postgres.url);
    await sleep(REST_MS);
  };
  const sender = createLeadSender(site.url);
  await sender.sendAtPeak(WARM_UP_MS);
  await storeBare(ROUND_MS / 4);
  const rounds: Record<"peak" | "bare" | "half", Sample[]> = { peak: [], bare: [], half: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await rest();
    rounds.peak.push(await sender.sendAtPeak(ROUND_MS));
    await rest();
    rounds.bare.push(await storeBare(ROUND_MS));
  }
  const steadyPace = perSecond(fastest(rounds.peak)) / 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    await rest();
    rounds.half.push(await sender.sendSteadily(steadyPace, ROUND_MS));
  }
  sender.close();
  await own.disposeAsync();
  print(dialect, rounds);
}

function print(dialect: Dialect, rounds: Record<"peak" | "bare" | "half", readonly Sample[]>): void {
  const [peak, bare, half] = [fastest(rounds.peak), fastest(rounds.bare), lowestP99(rounds.half)];
  const share = perSecond(peak) / perSecond(bare);
  const p99 = p99Of(half);
  const rows = [
    ["", "leads/s", "p50 ms", "p99 ms", "  leads/s, p99 ms of each round"],
    describe("bare engine", bare, rounds.bare),
    describe(`endpoint, ${CONNECTIONS} connections`, peak, rounds.peak),
    describe("endpoint at half the peak", half, rounds.half),
  ];
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(28) : cell.padStart(9))).join(""),
  );
  for (const line of [dialect, ...lines]) report.say(line);
  report.judge(share >= LEAST_SHARE, `share of the bare engine: ${share.toFixed(2)}, target: ${LEAST_SHARE}`);
  report.judge(
    p99 <= LONGEST_P99_MS,
    `p99 at half of the peak: ${p99.toFixed(1)} ms, target: ${LONGEST_P99_MS} ms`,
  );
}

function p99Of({ millisecondsEach }: Sample): number {
  return quantile(millisecondsEach, 0.99);
}

function describe(name: string, best: Sample, rounds: readonly Sample[]): string[] {
  const write = (sample: Sample) => `${perSecond(sample).toFixed(0)}, ${p99Of(sample).toFixed(1)}`;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(best.millisecondsEach, share).toFixed(2));
  return [name, perSecond(best).toFixed(0), `${p50}`, `${p99}`, `  ${rounds.map(write).join("; ")}`];
}

function fastest(rounds: readonly Sample[]): Sample {
  return rounds.reduce((best, round) => (perSecond(round) > perSecond(best) ? round : best));
}

function lowestP99(rounds: readonly Sample[]): Sample {
  return rounds.reduce((best, round) => (p99Of(round) < p99Of(best) ? round : best));
}
