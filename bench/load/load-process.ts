/**
 * A process that puts load on a site, separate from the one that measures it. It ends and reports when its time is
 * over.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { listSitemapPaths } from "../../tests/setup/site/kinds-of-pages.ts";
import type { LoadOrder, LoadResult, Third } from "./load.ts";
import { quantile } from "./report.ts";
import { createSender, type LoadRequest, makeRequests } from "./requests.ts";

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
if (order.perSecond === undefined) await sendInTurn();
else await sendSteadily(order.perSecond);
const seconds = (performance.now() - began) / 1000;
sender.close();
const result: LoadResult = {
  seconds,
  done,
  failed,
  counts,
  failures,
  references,
  thirds: latencies.map(summarize),
};
// After many leads the result is long and takes a moment to send.
process.send?.(result, () => process.disconnect?.());

/** Each connection sends its next request after the response to the last. */
async function sendInTurn(): Promise<void> {
  const workers = Array.from({ length: order.connections }, async () => {
    while (!isOver()) await sendOne(requests.next().value, performance.now());
  });
  await Promise.all(workers);
}

/** At a given rate, whatever the responses do: a request's time waiting for its turn counts as its own. */
async function sendSteadily(perSecond: number): Promise<void> {
  const running = new Set<Promise<void>>();
  let planned = 0;
  while (!isOver()) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; planned < due; planned += 1) {
      const sending = sendOne(requests.next().value, began + (planned / perSecond) * 1000).finally(() =>
        running.delete(sending),
      );
      running.add(sending);
    }
    await sleep(1);
  }
  await Promise.all(running);
}

async function sendOne(made: LoadRequest, plannedAt: number): Promise<void> {
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

function summarize(values: readonly number[]): Third {
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) };
}
