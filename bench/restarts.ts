/**
 * Restarts by SIGTERM under load: two processes on one PostgreSQL behind nginx, terminated in turn. No request that
 * nginx accepted may fail, and every acknowledged lead is stored exactly once.
 *
 *   npm run bench -- restarts [--restarts 100] [--connections 8]
 *
 * The load comes from one address, which may have 8 pages rendered at a time. With more connections, the only process
 * that runs during a restart rejects some of them (503), and nginx finds no other to ask (502).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { temporaryPostgres } from "../tests/setup/database/temporary-postgres.ts";
import { findFreePort } from "../tests/setup/free-port.ts";
import { proxyTo, startNginx, withoutLimits } from "../tests/setup/nginx.ts";
import { describeCounts, startLoad } from "./load/load.ts";
import { median, startReport } from "./load/report.ts";
import { USUAL_MIX } from "./load/requests.ts";
import { startSiteIn } from "./load/site-process.ts";

const { values: options } = parseArgs({
  options: {
    restarts: { type: "string", default: "100" },
    connections: { type: "string", default: "8" },
  },
});
const restarts = Number(options.restarts);
/** Maximum duration of one restart; the load ends with the restarts. */
const SECONDS_EACH = 30;

const folder = mkdtempSync(path.join(tmpdir(), "restarts-bench-"));
const postgres = await temporaryPostgres();
const ports = [await findFreePort(), await findFreePort()] as const;
const start = (port: number) =>
  startSiteIn(folder, {
    port,
    variables: { DATABASE_URL: postgres.url, TRUST_PROXY: "1", LOG_LEVEL: "warn" },
  });
// The first one migrates the database; the second finds it migrated.
const instances = [await start(ports[0]), await start(ports[1])];
const port = await findFreePort();
const nginx = await startNginx({ http: (folder) => withoutLimits(proxyTo(ports, port)(folder)), port });
try {
  const report = startReport(
    `Restarts: ${restarts} by SIGTERM, alternating between two processes behind ${nginx.version}`,
  );
  const load = startLoad({
    url: `http://127.0.0.1:${port}`,
    connections: Number(options.connections),
    mix: USUAL_MIX,
    seconds: restarts * SECONDS_EACH,
  });
  const exits: (number | null)[] = [];
  const stopSeconds: number[] = [];
  for (let count = 0; count < restarts; count += 1) {
    const index = count % 2;
    const began = performance.now();
    exits.push((await instances[index]?.terminate()) ?? null);
    stopSeconds.push((performance.now() - began) / 1000);
    instances[index] = await start(ports[index === 0 ? 0 : 1]);
  }
  load.stop();
  const result = await load.result;
  report.say(`${result.done} requests in ${Math.round(result.seconds)} s: ${describeCounts(result)}`);
  report.say(
    `time to stop: median ${median(stopSeconds).toFixed(2)} s, maximum ${Math.max(...stopSeconds).toFixed(2)} s`,
  );
  for (const failure of result.failures) report.say(failure);
  report.judge(result.failed === 0, `${result.failed} requests failed, target: 0`);
  report.judge(
    exits.every((code) => code === 0),
    `${exits.filter((code) => code !== 0).length} processes exited with an error`,
  );
  const { stored, acknowledged } = await compareLeads(result.references);
  report.judge(
    acknowledged === result.references.length,
    `${acknowledged} of ${result.references.length} acknowledged leads are stored`,
  );
  report.judge(
    stored >= acknowledged && stored === acknowledged,
    `${stored - acknowledged} leads are stored without an acknowledgement`,
  );
} finally {
  await nginx.stop();
  await Promise.all(instances.map((instance) => instance.terminate()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compareLeads(references: readonly string[]) {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>("select reference from leads");
  await client.end();
  const stored = new Set(rows.map(({ reference }) => reference));
  return {
    stored: rows.length,
    acknowledged: references.filter((reference) => stored.has(reference)).length,
  };
}
