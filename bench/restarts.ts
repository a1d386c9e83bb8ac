/**
 * Restarts by SIGTERM under load: two processes on one PostgreSQL behind nginx, terminated in turn. No request that
 * nginx accepted may fail, and every acknowledged lead is stored exactly once.
 *
 *   npm run bench -- restarts [--restarts 100]
 *
 * The load comes from one address, which may have 8 pages rendered at a time. With more connections, the only process
 * that runs during a restart rejects some of them (503), and nginx finds no other to ask (502).
 */
import { parseArgs } from "node:util";
import { Client } from "pg";
import { describeCounts, startLoad } from "./load/load.ts";
import { median, startReport } from "./load/report.ts";
import { USUAL_MIX } from "./load/requests.ts";
import { startSitePair } from "./load/site-pair.ts";

const { values: options } = parseArgs({ options: { restarts: { type: "string", default: "100" } } });
const restarts = Number(options.restarts);
/** Maximum duration of one restart; the load ends with the restarts. */
const SECONDS_EACH = 30;

const CONNECTIONS = 8;

const pair = await startSitePair({ LOG_LEVEL: "warn" });
const report = startReport(
  `Restarts: ${restarts} by SIGTERM, alternating between two processes behind ${pair.nginxVersion}`,
);
const load = startLoad({
  url: pair.url,
  connections: CONNECTIONS,
  mix: USUAL_MIX,
  seconds: restarts * SECONDS_EACH,
});
const exits: (number | null)[] = [];
const stopSeconds: number[] = [];
for (let count = 0; count < restarts; count += 1) {
  const instance = pair.instances[count % 2 === 0 ? 0 : 1];
  const began = performance.now();
  exits.push(await instance.end());
  stopSeconds.push((performance.now() - began) / 1000);
  await instance.start();
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
report.judge(stored === acknowledged, `${stored - acknowledged} leads are stored without an acknowledgement`);

async function compareLeads(references: readonly string[]) {
  const client = new Client({ connectionString: pair.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>("select reference from leads");
  await client.end();
  const stored = new Set(rows.map(({ reference }) => reference));
  return {
    stored: rows.length,
    acknowledged: references.filter((reference) => stored.has(reference)).length,
  };
}
