/**
 * Requests per second for three things: a page from memory, in one process on one core, compared with bare `node:http`;
 * the same page behind the nginx of deploy/, compared with nginx (one worker each) serving the same file; and a page
 * from the database, compared with the same template rendered for every request. All send the same bytes with the same
 * headers.
 *
 *   npm run bench -- pages [--seconds 8] [--rounds 5]
 *
 * The servers run on one core and wrk on another, in turn; the median of the rounds counts. The site writes a log line
 * for every request to a file. Bare Node writes none, nor does nginx in either role.
 */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { findFreePort } from "../tests/setup/free-port.ts";
import { proxyTo, startNginx, withoutLimits } from "../tests/setup/nginx.ts";
import type { Command } from "../tests/setup/server-process.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { type RepeatedResponse, startBarePeer, withoutOwnHeaders } from "./load/bare-peer.ts";
import { pinTo, requireProgram, versionOf } from "./load/programs.ts";
import { median, startReport } from "./load/report.ts";
import { started } from "./load/started.ts";
import { askRepeatedly, type WrkRound } from "./load/wrk.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "5" },
  },
});
const PAGE = "/faq";
const PUBLISHED = "/cash-flow-analysis";
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const SERVER_CORE = 0;
/** The template of published pages, rendered each time because nothing is published at this path. */
const UNCACHED = "/no-such-page";

/** Required requests per second, as a share of bare node:http, of nginx with the file, and of a prerendered page. */
const TARGETS = { bare: 0.85, behindNginx: 0.9, content: 0.8 };

interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly pid: number | undefined;
}

requireProgram("wrk");
const folder = started.use(mkdtempDisposableSync(path.join(tmpdir(), "pages-bench-")));
const onServerCore = (command: Command) => pinTo(SERVER_CORE, command);
const site = started.use(await startSite({ isBuilt: true, wrap: onServerCore }));
const sample = await fetchRaw(`${site.url}${PAGE}`);
writeFileSync(path.join(folder.path, "page"), sample.body);
const bare = started.use(await startBarePeer(sample, SERVER_CORE));
const filePort = await findFreePort();
const nginx = started.use(
  await startNginx({ http: () => serveFile(filePort), port: filePort, wrap: onServerCore }),
);
const proxyPort = await findFreePort();
const proxy = started.use(
  await startNginx({
    http: (place) => withoutLimits(proxyTo([site.port], proxyPort)(place)),
    port: proxyPort,
    wrap: onServerCore,
  }),
);
const report = startReport(
  `Pages: ${sample.body.length} compressed bytes of ${PAGE}, ${CONNECTIONS} connections`,
);
report.say(`${nginx.version}, ${versionOf(requireProgram("wrk"), "-v").replace(/ Copyright.*/, "")}`);
const page: Contestant = {
  name: `this site, ${PAGE}`,
  url: `${site.url}${PAGE}`,
  pid: site.pid(),
};
const content = {
  name: `this site, ${PUBLISHED} (published)`,
  url: `${site.url}${PUBLISHED}`,
  pid: site.pid(),
};
const peerNginx = {
  name: "nginx, the same file",
  url: `http://127.0.0.1:${filePort}/`,
  pid: nginx.readWorkerPid(),
};
const behindNginx = {
  name: "this site behind deploy/nginx.conf",
  url: `http://127.0.0.1:${proxyPort}${PAGE}`,
  pid: proxy.readWorkerPid(),
};
const peerBare = { name: "bare node:http", ...bare };
const results = await race([page, peerBare, behindNginx, peerNginx, content]);
for (const [{ name }, rounds] of results) report.say(`${name.padEnd(44)} ${describeRounds(rounds)}`);
const speed = (contestant: Contestant) =>
  median((results.get(contestant) ?? []).map(({ perSecond }) => perSecond));
const uncached = await countUncached();
report.say(`${`the same template rendered per request`.padEnd(44)} ${Math.round(uncached)}/s`);
const judge = (name: string, share: number, target: number) =>
  report.judge(share >= target, `${name}: ${share.toFixed(2)}, target: ${target}`);
judge("page, relative to bare node:http", speed(page) / speed(peerBare), TARGETS.bare);
judge("behind nginx, relative to nginx", speed(behindNginx) / speed(peerNginx), TARGETS.behindNginx);
judge("published page, relative to a prerendered one", speed(content) / speed(page), TARGETS.content);

/** In turn, so that other work on the machine affects all of them. */
async function race(contestants: readonly Contestant[]): Promise<Map<Contestant, WrkRound[]>> {
  const results = new Map<Contestant, WrkRound[]>(contestants.map((contestant) => [contestant, []]));
  for (const contestant of contestants) {
    await askRepeatedly({ ...contestant, seconds: WARM_UP_SECONDS, connections: CONNECTIONS });
  }
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [contestant, rounds] of results) {
      rounds.push(
        await askRepeatedly({ ...contestant, seconds: Number(options.seconds), connections: CONNECTIONS }),
      );
    }
  }
  return results;
}

/** One after the other, with fetch: the response is a 404, which wrk would count as a failure. */
async function countUncached(): Promise<number> {
  const until = performance.now() + Number(options.seconds) * 1000;
  const began = performance.now();
  let count = 0;
  for (; performance.now() < until; count += 1) await (await fetch(`${site.url}${UNCACHED}`)).arrayBuffer();
  return count / ((performance.now() - began) / 1000);
}

function describeRounds(rounds: readonly WrkRound[]): string {
  const speeds = rounds.map(({ perSecond }) => Math.round(perSecond));
  const cpu = median(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds));
  return `${Math.round(median(speeds))}/s (${speeds.join(", ")}), ${cpu.toFixed(1)} us of CPU per request`;
}

/** The file with the same headers, kept open and sent by the kernel. */
function serveFile(port: number): string {
  // nginx sets the length and the type itself.
  const headers = withoutOwnHeaders(sample.headers).filter(
    ([name]) => !/^content-(length|type)$/i.test(name),
  );
  const set = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `
    sendfile on;
    tcp_nopush on;
    open_file_cache max=10;
    server {
      listen 127.0.0.1:${port};
      etag off;
      location / {
        root ${folder.path};
        try_files /page =404;
        default_type "text/html; charset=utf-8";
        ${set.join("\n        ")}
      }
    }
  `;
}

/** As sent: `fetch` would decompress it. */
async function fetchRaw(url: string): Promise<RepeatedResponse> {
  return await new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "gzip, deflate, br" } }, (response) => {
      const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      buffer(response).then((body) => resolve({ headers, body }), reject);
    }).on("error", reject);
  });
}
