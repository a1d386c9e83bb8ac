/**
 * Reads a page again and again until it gets a message, and answers with the times. Runs in its own thread: the times
 * must not include pauses of the thread that sends leads, such as those of its garbage collection.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export interface Visit {
  readonly milliseconds: number;
  readonly status: number;
}

const PAUSE_MS = 10;

/** Resolves when the thread has begun to read. */
export async function sendVisitor(url: string): Promise<{ callBack(): Promise<readonly Visit[]> }> {
  const visitor = new Worker(new URL(import.meta.url), { workerData: url });
  await once(visitor, "message");
  return {
    async callBack() {
      const answer = once(visitor, "message");
      visitor.postMessage("stop");
      const [visits] = await answer;
      return visits;
    },
  };
}

if (!isMainThread && parentPort !== null) {
  let isOver = false;
  parentPort.once("message", () => {
    isOver = true;
  });
  const visits: Visit[] = [await visit()];
  parentPort.postMessage("begun");
  while (!isOver) {
    visits.push(await visit());
    await sleep(PAUSE_MS);
  }
  parentPort.postMessage(visits);
}

async function visit(): Promise<Visit> {
  const began = performance.now();
  const response = await fetch(workerData, { headers: { "X-Forwarded-For": "198.51.100.7" } });
  await response.arrayBuffer();
  return { milliseconds: performance.now() - began, status: response.status };
}
