import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpServer, type HttpServer, SERVER_LIMITS, type ServerLimits } from "./http-server.ts";

/** Larger than any network buffer. */
const LARGE_BODY = Buffer.alloc(32 * 1024 * 1024, "x");

const running: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((http) => http.stop(0)));
});

interface Watch {
  /** Delay before the response to `/slow`. */
  readonly delayMs?: number;
  readonly onRequest?: () => void;
  readonly onRefusal?: (status: number) => void;
}

async function listen(limits: Partial<ServerLimits> = {}, watch: Watch = {}) {
  const http = createHttpServer({
    listener: ({ url }, outgoing) => {
      watch.onRequest?.();
      if (url === "/last") outgoing.shouldKeepAlive = false;
      const respond = () => {
        if (url === "/bytes") outgoing.writeHead(200, { "Content-Length": 5 }).end(Buffer.from("bytes"));
        else outgoing.end(url === "/large" ? LARGE_BODY : "page");
      };
      if (url === "/slow") setTimeout(respond, watch.delayMs);
      else respond();
    },
    headers: {},
    limits: { ...SERVER_LIMITS, ...limits },
    onRefusal: (status) => watch.onRefusal?.(status),
  });
  running.push(http);
  const { port } = await http.listen(0, "127.0.0.1");
  const open = () => connect(port, "127.0.0.1").setEncoding("latin1");
  return { http, open };
}

function ask(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

/** What arrives from now on. */
function collect(socket: Socket): () => string {
  let received = "";
  socket.on("data", (text: string) => {
    received += text;
  });
  return () => received;
}

/** Requests more than the network buffers hold, and does not read it yet. */
async function stall(socket: Socket): Promise<Socket> {
  await once(socket, "connect");
  socket.pause();
  ask(socket, "/large");
  await sleep(50);
  return socket;
}

test("a client that stops reading is dropped", async () => {
  const { open, http } = await listen({ idleMs: 200, keepAliveMs: 600 });
  const socket = await stall(open());
  const count = () => new Promise((resolve) => http.node.getConnections((_, number) => resolve(number)));
  expect(await count()).toBe(1);
  await expect.poll(count).toBe(0);
  socket.destroy();
});

describe("pipelined requests", () => {
  const REQUEST = "GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n";

  test("are answered in order, as long as there are not too many", async () => {
    const { open } = await listen();
    const socket = open();
    const received = collect(socket);
    socket.write(REQUEST.repeat(20));
    await expect.poll(() => received().split("HTTP/1.1 200 OK").length - 1).toBe(20);
    socket.destroy();
  });

  test("are ignored after one with which the connection ends", async () => {
    let asked = 0;
    const { open } = await listen({}, { onRequest: () => (asked += 1) });
    const socket = open();
    const received = collect(socket);
    socket.write(`${REQUEST}${REQUEST.replace("/page", "/last")}${REQUEST.repeat(5)}`);
    await once(socket, "close");
    expect([asked, received().split("HTTP/1.1 200 OK").length - 1]).toEqual([2, 2]);
  });

  test("end the connection when there are too many, before they fill the memory", async () => {
    let asked = 0;
    const refusals: number[] = [];
    const { open } = await listen(
      {},
      { onRequest: () => (asked += 1), onRefusal: (status) => refusals.push(status) },
    );
    const socket = open().on("error", () => {});
    await once(socket, "connect");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.pause();
    socket.write(REQUEST.repeat(50_000));
    await closed;
    expect(asked).toBeLessThan(1_000);
    expect(refusals).toEqual([429]);
  });
});

describe("a request that expects 100 Continue", () => {
  const EXPECTING =
    "POST /page HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n";

  /** Waits for `count` responses and returns their status lines. */
  async function readStatusLines(socket: Socket, count: number): Promise<readonly string[]> {
    const received = collect(socket);
    const statusLines = () => received().match(/HTTP\/1\.1 \d{3}[^\r]*/g) ?? [];
    await expect.poll(() => statusLines().length).toBe(count);
    socket.destroy();
    return statusLines();
  }

  test("gets it after the whole response to the request before it", async () => {
    const { open } = await listen({}, { delayMs: 200 });
    const socket = open();
    socket.write(`GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n${EXPECTING}body`);
    expect(await readStatusLines(socket, 3)).toEqual([
      "HTTP/1.1 200 OK",
      "HTTP/1.1 100 Continue",
      "HTTP/1.1 200 OK",
    ]);
  });

  test("does not get it inside its own response, when that waits for another one", async () => {
    const { open } = await listen({}, { delayMs: 50 });
    const socket = open();
    const received = collect(socket);
    const bytes = `GET /bytes HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n`;
    socket.write(`GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n${bytes}`);
    ask(socket, "/page");
    await expect.poll(() => received().split("page").length - 1).toBe(2);
    expect(
      received()
        .match(/HTTP\/1\.1 \d+|\r\n\r\n\w+?(?=HTTP|$)/g)
        ?.map((part) => part.trim()),
    ).toEqual([
      ...["HTTP/1.1 200", "page"],
      "HTTP/1.1 100",
      ...["HTTP/1.1 200", "bytes"],
      ...["HTTP/1.1 200", "page"],
    ]);
    socket.destroy();
  });

  test("does not get it inside a response that is still being sent", async () => {
    const { open } = await listen();
    const socket = open();
    await once(socket, "connect");
    socket.pause();
    socket.write(`GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n${EXPECTING}body`);
    await sleep(50);
    const received = collect(socket);
    socket.resume();
    await Promise.race([once(socket, "close"), expect.poll(() => received().endsWith("page")).toBe(true)]);
    const [, body = ""] = received().split("\r\n\r\n");
    expect(body.slice(0, LARGE_BODY.length)).not.toContain("HTTP/1.1");
    socket.destroy();
  });
});

describe("stopping", () => {
  test("a response that is being sent arrives whole", async () => {
    const { open, http } = await listen();
    const socket = await stall(open());
    const received = collect(socket);
    const stopped = http.stop(5_000);
    await sleep(150);
    socket.resume();
    await once(socket, "close");
    await stopped;
    expect(received().length).toBeGreaterThan(LARGE_BODY.length);
  });

  test("new connections are refused meanwhile", async () => {
    const { open, http } = await listen();
    const socket = await stall(open());
    const stopped = http.stop(300);
    const [error] = await once(open(), "error").catch((reason: unknown) => [reason]);
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    await stopped;
    socket.destroy();
  });

  test("a request that arrives meanwhile gets Connection: close", async () => {
    const { open, http } = await listen();
    const stalled = await stall(open());
    const socket = open();
    ask(socket, "/page");
    expect(String(await once(socket, "data"))).toContain("\r\nConnection: keep-alive\r\n");
    const stopped = http.stop(5_000);
    ask(socket, "/page");
    expect(String(await once(socket, "data"))).toContain("\r\nConnection: close\r\n");
    stalled.resume();
    await stopped;
  });
});
