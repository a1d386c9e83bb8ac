/**
 * Reads a page again and again until it gets a message, and answers with the times. Runs in its own thread: the times
 * must not include pauses of the thread that sends leads, such as those of its garbage collection.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export interface Visit {
  readonly milliseconds: number;
  readonly status: number;
  /** What the server did meanwhile. Undefined where the system does not tell. */
  readonly server: ProcessorTimes | undefined;
}

/** Milliseconds of the thread that answers. */
interface ProcessorTimes {
  readonly computing: number;
  /** Ready to compute, while other threads and programs had the processors: nothing on an idle machine. */
  readonly waiting: number;
}

const PAUSE_MS = 10;

/** Resolves when the thread has begun to read. */
export async function sendVisitor(
  url: string,
  serverPid: number | undefined,
): Promise<{ callBack(): Promise<readonly Visit[]> }> {
  const visitor = new Worker(new URL(import.meta.url), { workerData: { url, serverPid } });
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
  // The first one loads the client's own code.
  await visit();
  const visits: Visit[] = [];
  parentPort.postMessage("begun");
  do {
    visits.push(await visit());
    await sleep(PAUSE_MS);
  } while (!isOver);
  parentPort.postMessage(visits);
}

/** With a connection of its own, which has to wait for its turn behind others, as a new visitor's does. */
async function visit(): Promise<Visit> {
  const { url, serverPid } = workerData;
  const before = readProcessorTimes(serverPid);
  const began = performance.now();
  const request = get(url, { agent: false, headers: { "X-Forwarded-For": "198.51.100.7" } });
  const response: IncomingMessage = (await once(request, "response"))[0];
  await buffer(response);
  const milliseconds = performance.now() - began;
  const after = readProcessorTimes(serverPid);
  return {
    milliseconds,
    status: response.statusCode ?? 0,
    server: before &&
      after && { computing: after.computing - before.computing, waiting: after.waiting - before.waiting },
  };
}

/** Of the process's first thread, which runs the program. Linux writes both in nanoseconds. */
function readProcessorTimes(pid: number | undefined): ProcessorTimes | undefined {
  if (process.platform !== "linux" || pid === undefined) return undefined;
  const [computing = 0, waiting = 0] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ").map(Number);
  return { computing: computing / 1e6, waiting: waiting / 1e6 };
}
