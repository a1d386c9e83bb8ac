/** Runs in its own thread, so that the attack does not slow down the measurement. */
import { randomInt } from "node:crypto";
import { connect } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, workerData } from "node:worker_threads";

export const ATTACKS = ["rendering", "unpacking", "pipelining", "locking"] as const;
export type Attack = (typeof ATTACKS)[number];

export interface AttackOrder {
  readonly attack: Attack;
  readonly port: number;
  readonly databaseFile: string;
  readonly milliseconds: number;
}

const CONNECTIONS = 32;
/** More than the buffers of a connection can hold in responses. */
const PIPELINED_BYTES = 3_500_000;

if (!isMainThread) await run(workerData as AttackOrder);

async function run({ attack, port, databaseFile, milliseconds }: AttackOrder): Promise<void> {
  const until = Date.now() + milliseconds;
  switch (attack) {
    case "rendering":
      await Promise.all([
        ...repeat(CONNECTIONS, () =>
          requestRepeatedly(port, until, () =>
            get(`/${randomInt(2) ? "nope" : "search?q="}${randomInt(1e9)}`),
          ),
        ),
        pipeline(port, until, () => get("/nope"), 15_500, 1_000),
      ]);
      break;
    case "unpacking":
      await Promise.all(
        repeat(CONNECTIONS, () => requestRepeatedly(port, until, () => get("/dscr-loan-long-form"))),
      );
      break;
    case "pipelining":
      await Promise.all(repeat(4, () => pipeline(port, until, () => get("/faq"), PIPELINED_BYTES, 2_000)));
      break;
    case "locking": {
      const database = new DatabaseSync(databaseFile, { timeout: 10_000 });
      database.exec("begin immediate");
      await sleep(until - Date.now());
      database.exec("rollback");
      database.close();
    }
  }
}

/** From one client behind a proxy, which accepts neither br nor gzip. */
function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.66\r\n\r\n`;
}

function repeat(times: number, work: () => Promise<void>): Promise<void>[] {
  return Array.from({ length: times }, work);
}

/** Sends the next request as soon as part of a response has arrived; reopens closed connections. */
async function requestRepeatedly(port: number, until: number, request: () => string): Promise<void> {
  while (Date.now() < until) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(request()));
      const timer = setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()));
      socket.on("data", () => socket.write(request()));
      socket.on("error", () => {});
      socket.on("close", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/** Sends many requests at once, reads no response, and disconnects. */
async function pipeline(
  port: number,
  until: number,
  request: () => string,
  bytes: number,
  stayMs: number,
): Promise<void> {
  const text = request();
  const flood = text.repeat(Math.ceil(bytes / text.length));
  while (Date.now() < until) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(flood));
      socket.pause();
      const timer = setTimeout(() => socket.destroy(), stayMs);
      socket.on("error", () => {});
      socket.on("close", () => {
        clearTimeout(timer);
        resolve();
      });
    });
    await sleep(20);
  }
}
