/**
 * A process that sends one call again and again, on plain connections: an HTTP client would cost more than the server
 * it measures.
 */
import { connect, type Socket } from "node:net";
import type { CallLoadOrder, CallLoadResult } from "./call-load.ts";
import { sendInTurn, sendSteadily } from "./pace.ts";
import { quantile } from "./report.ts";

const order: CallLoadOrder = JSON.parse(process.argv[2] ?? "{}");
const { hostname, port, pathname, host } = new URL(order.url);
/** Each connection is a client of its own, because the site limits how many calls of one client run at once. */
const requestOf = (connection: number) =>
  Buffer.from(
    [
      `POST ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-For: 203.0.113.${connection + 1}`,
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

  readonly #request: Buffer;

  constructor(connection: number) {
    this.#request = requestOf(connection);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
    this.#socket.on("error", () => this.#answered(false));
    this.#socket.on("close", () => this.#answered(false));
  }

  send(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(this.#request);
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

const connections = Array.from({ length: order.connections }, (_, connection) => new Connection(connection));
const free = [...connections];
const waiting: ((connection: Connection) => void)[] = [];
const isOver = () => performance.now() >= ends;
if (order.perSecond === undefined) await sendInTurn(order.connections, isOver, sendOne);
else await sendSteadily(order.perSecond, isOver, sendOne);
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

/** A request's time waiting for a free connection counts as its own. */
async function sendOne(plannedAt: number): Promise<void> {
  const connection = free.pop() ?? (await new Promise<Connection>((resolve) => waiting.push(resolve)));
  const isOk = await connection.send();
  latencies.push(performance.now() - plannedAt);
  if (!isOk) failed += 1;
  const next = waiting.shift();
  if (next === undefined) free.push(connection);
  else next(connection);
}
