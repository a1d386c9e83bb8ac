/**
 * A process that puts load on a site, separate from the one that measures it. It ends and reports when its time is
 * over.
 */
import { listSitemapPaths } from "../../tests/setup/site/kinds-of-pages.ts";
import type { LoadOrder, LoadResult } from "./load.ts";
import { sendInTurn, sendSteadily } from "./pace.ts";
import { quantile } from "./report.ts";
import { createSender, makeRequests } from "./requests.ts";

const MAX_FAILURES = 20;

const order: LoadOrder = JSON.parse(process.argv[2] ?? "{}");
const requests = makeRequests(await listSitemapPaths(order.url), order.mix);
const sender = createSender(order.url, order.connections);
const latencies: number[][] = [[], [], []];
const counts: Record<string, number> = {};
const failures: string[] = [];
const references: string[] = [];
let failed = 0;
let isStopping = false;
process.on("message", () => {
  isStopping = true;
});

const began = performance.now();
const durationMs = order.seconds * 1000;
const isOver = () =>
  isStopping || performance.now() - began >= durationMs || done >= (order.requests ?? Infinity);
let done = 0;
if (order.perSecond === undefined) await sendInTurn(order.connections, isOver, sendOne);
else await sendSteadily(order.perSecond, isOver, sendOne);
const seconds = (performance.now() - began) / 1000;
sender.close();
const result: LoadResult = {
  seconds,
  done,
  failed,
  counts,
  failures,
  references,
  thirds: latencies.map((each) => ({ p50: quantile(each, 0.5), p99: quantile(each, 0.99) })),
};
// After many leads the result is long and takes a moment to send.
process.send?.(result, () => process.disconnect?.());

async function sendOne(plannedAt: number): Promise<void> {
  const made = requests.next().value;
  const answer = await sender.send(made);
  const now = performance.now();
  const third = Math.min(2, Math.floor(((plannedAt - began) / durationMs) * 3));
  latencies[third]?.push(now - plannedAt);
  done += 1;
  const key = `${made.kind} ${answer.status}`;
  counts[key] = (counts[key] ?? 0) + 1;
  if (answer.status === made.expected) {
    if (made.kind === "lead") references.push(JSON.parse(answer.body).reference);
    return;
  }
  failed += 1;
  if (failures.length < MAX_FAILURES) {
    failures.push(`${made.method} ${made.path}: ${answer.status || "broken"} ${answer.body.slice(0, 200)}`);
  }
}
