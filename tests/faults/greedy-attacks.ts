/** Runs in its own thread, so that the attack does not slow down the measurement. */
import { randomInt } from "node:crypto";
import { connect, type Socket } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, workerData } from "node:worker_threads";

export interface Attack {
  readonly attack: "rendering" | "unpacking" | "pipelining" | "locking" | "calculating" | "using tools";
  /** How many addresses take part. */
  readonly clients: number;
}

export const ATTACKS: readonly Attack[] = [
  { attack: "rendering", clients: 1 },
  { attack: "unpacking", clients: 1 },
  { attack: "pipelining", clients: 1 },
  { attack: "locking", clients: 1 },
  { attack: "calculating", clients: 1 },
  { attack: "calculating", clients: 5 },
  { attack: "using tools", clients: 1 },
  { attack: "using tools", clients: 5 },
];

export interface AttackOrder extends Attack {
  readonly port: number;
  readonly databaseFile: string;
  readonly milliseconds: number;
}

/** Of each client. */
const CONNECTIONS = 32;
/** Connections that send as many requests ahead of their answers as the server takes, of those above. */
const AHEAD_CONNECTIONS = 10;
const AHEAD = 32;
/** More than the buffers of a connection can hold in responses. */
const PIPELINED_BYTES = 3_500_000;

/** How an answer begins. */
const ANSWER = "HTTP/1.1 ";
/** The dearest calculation. */
export const PROJECTION = {
  deal: { priceUsd: 300_000, ratePercent: 7.25, monthlyLeaseRentUsd: 2600, state: "TX" },
  holdYears: 30,
};
const LIST_TOOLS = { jsonrpc: "2.0", id: 1, method: "tools/list" };
export const CALL_TOOL = {
  jsonrpc: "2.0",
  id: 2,
  method: "tools/call",
  params: { name: "project_hold", arguments: PROJECTION },
};

if (!isMainThread) await run(workerData as AttackOrder);

async function run({ attack, clients, port, databaseFile, milliseconds }: AttackOrder): Promise<void> {
  const until = Date.now() + milliseconds;
  /** Sends calls from every client: some connections wait for each answer, the others send ahead. */
  const call = (path: string, bodies: readonly unknown[]) =>
    Array.from({ length: clients * CONNECTIONS }, (_, connection) => {
      const requests = bodies.map((body) => post(path, body, Math.floor(connection / CONNECTIONS)));
      const ahead = connection % CONNECTIONS < AHEAD_CONNECTIONS ? AHEAD : 1;
      return requestRepeatedly(port, until, () => requests[randomInt(requests.length)] ?? "", ahead);
    });
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
    case "calculating":
      await Promise.all(call("/api/v1/projection", [PROJECTION]));
      break;
    case "using tools":
      await Promise.all(call("/mcp", [LIST_TOOLS, CALL_TOOL]));
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

function post(path: string, body: unknown, client: number): string {
  const content = JSON.stringify(body);
  return [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    `X-Forwarded-For: 203.0.113.${client + 67}`,
    "Content-Type: application/json",
    "Accept: application/json, text/event-stream",
    `Content-Length: ${content.length}`,
    "",
    content,
  ].join("\r\n");
}

function repeat(times: number, work: () => Promise<void>): Promise<void>[] {
  return Array.from({ length: times }, work);
}

/** Sends the next request as soon as a response begins to arrive; reopens closed connections. */
async function requestRepeatedly(
  port: number,
  until: number,
  request: () => string,
  ahead = 1,
): Promise<void> {
  const send = (socket: Socket, times: number) =>
    socket.write(Array.from({ length: times }, request).join(""));
  while (Date.now() < until) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => send(socket, ahead));
      const timer = setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()));
      let rest = "";
      socket.on("data", (chunk) => {
        const received = rest + chunk.toString("latin1");
        rest = received.slice(1 - ANSWER.length);
        const answers = received.split(ANSWER).length - 1;
        if (answers > 0) send(socket, answers);
      });
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
