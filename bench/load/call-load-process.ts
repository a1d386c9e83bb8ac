/**
 * A process that sends one call again and again, on plain connections: an HTTP client would cost more than the server
 * it measures.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { CallLoadOrder, CallLoadResult } from "./call-load.ts";
import { quantile } from "./report.ts";

const order: CallLoadOrder = JSON.parse(process.argv[2] ?? "{}");
const { hostname, port, pathname, host } = new URL(order.url);
const request = Buffer.from(
  [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(order.body)}`,
    "",
    order.body,
  ].join("\r\n"),
);
const HEAD_END = "\r\n\r\n";

const latencies: number[] = [];
let failed = 0;
const began = performance.now();
const ends = began + order.seconds * 1000;

/** Sends one request after the other on one connection. */
class Connection {
  #received: Buffer = Buffer.alloc(0);
  #answered: (isOk: boolean) => void = () => {};
  readonly #socket: Socket;

  constructor() {
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
    this.#socket.on("error", () => this.#answered(false));
    this.#socket.on("close", () => this.#answered(false));
  }

  send(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd === -1) return;
    const head = this.#received.toString("latin1", 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#received.length < headEnd + HEAD_END.length + length) return;
    this.#received = Buffer.alloc(0);
    this.#answered(head.startsWith("HTTP/1.1 200"));
  }
}

const connections = Array.from({ length: order.connections }, () => new Connection());
if (order.perSecond === undefined) await Promise.all(connections.map(sendInTurn));
else await sendSteadily(order.perSecond);
const seconds = (performance.now() - began) / 1000;
for (const connection of connections) connection.close();
const result: CallLoadResult = {
  perSecond: latencies.length / seconds,
  sent: latencies.length,
  failed,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
};
process.send?.(result, () => process.disconnect?.());

async function sendInTurn(connection: Connection): Promise<void> {
  while (performance.now() < ends) await sendOne(connection, performance.now());
}

/** At a given rate, whatever the responses do: a request's time waiting for a connection counts as its own. */
async function sendSteadily(perSecond: number): Promise<void> {
  const free = [...connections];
  const waiting: number[] = [];
  const running = new Set<Promise<void>>();
  const sendWaiting = () => {
    for (let connection = free.pop(); connection; connection = free.pop()) {
      const plannedAt = waiting.shift();
      if (plannedAt === undefined) {
        free.push(connection);
        return;
      }
      const used = connection;
      const sending = sendOne(used, plannedAt).then(() => {
        free.push(used);
        running.delete(sending);
        sendWaiting();
      });
      running.add(sending);
    }
  };
  for (let planned = 0; performance.now() < ends; ) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; planned < due; planned += 1) waiting.push(began + (planned / perSecond) * 1000);
    sendWaiting();
    await sleep(1);
  }
  await Promise.all(running);
}

async function sendOne(connection: Connection, plannedAt: number): Promise<void> {
  const isOk = await connection.send();
  latencies.push(performance.now() - plannedAt);
  if (!isOk) failed += 1;
}
