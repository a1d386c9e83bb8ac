import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpServer, type HttpServer, SERVER_LIMITS, type ServerLimits } from "./http-server.ts";
import { prepareAnswer } from "./prepared-answer.ts";
import { type AnswerAtOnce, listenAtOnce } from "./ready-answers.ts";

const REQUEST_ID = "3f0c5f5e-0000-4000-8000-000000000000";
const BODY = Buffer.from("<h1>Answers</h1>");
/** More than any network takes in one go. */
const LARGE_BODY = Buffer.alloc(32 * 1024 * 1024, "x");

const ANSWERS = new Map([
  ["/page", { ...page(BODY), body: BODY }],
  ["/unchanged", { ...prepareAnswer(304, { ETag: '"faq1"' }), body: undefined }],
  ["/large", { ...page(LARGE_BODY), body: LARGE_BODY }],
]);

function page(body: Buffer) {
  return prepareAnswer(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(body.length),
    "Content-Security-Policy": "default-src 'none'",
  });
}

interface Listening {
  readonly http: HttpServer;
  /** The requests that Node made a request and a response of. */
  readonly heard: string[];
  /** The addresses whose answer was ready, in either way. */
  readonly answered: string[];
  connect(): Connection;
  /** What comes back on one connection for several requests, one after the other. */
  exchange(...requests: readonly string[]): Promise<readonly string[]>;
}

interface Connection {
  readonly socket: Socket;
  /** Sends the text, and waits for all that comes back, until nothing more comes. */
  ask(text: string): Promise<string>;
  /** The same for what has no answer yet. */
  say(text: string): Promise<string>;
}

const running: HttpServer[] = [];
const others: Server[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((http) => http.stop(0)));
  for (const other of others.splice(0)) other.close().closeAllConnections();
});

/** A slow answer takes a while, everything that is not ready is made by hand. */
async function listen(
  options: { limits?: Partial<ServerLimits>; isQuick?: boolean } = {},
): Promise<Listening> {
  const { limits = {}, isQuick = true } = options;
  const heard: string[] = [];
  const answered: string[] = [];
  const answerAtOnce: AnswerAtOnce = ({ method, url = "" }, send) => {
    const answer = ANSWERS.get(url);
    if (answer === undefined) return false;
    answered.push(url);
    send({ ...answer, requestId: REQUEST_ID, body: method === "HEAD" ? undefined : answer.body });
    return true;
  };
  const listenReady = listenAtOnce(answerAtOnce);
  const http = createHttpServer({
    listener(incoming, outgoing) {
      heard.push(`${incoming.method} ${incoming.url}`);
      if (listenReady(incoming, outgoing)) return;
      const isSlow = incoming.url === "/slow";
      setTimeout(() => outgoing.end(isSlow ? "slowly made" : "made"), isSlow ? 300 : 0);
    },
    answerAtOnce: isQuick ? answerAtOnce : undefined,
    headers: {},
    limits: { ...SERVER_LIMITS, ...limits },
    onRefusal: (status) => heard.push(`refused ${status}`),
  });
  running.push(http);
  const { port } = await http.listen(0, "127.0.0.1");
  const open = () => {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.on("error", () => {});
    let received = "";
    socket.on("data", (text: string) => {
      received += text;
    });
    const read = () => received.replace(/\r\nDate: \w{3}, .* GMT\r\n/g, "\r\nDate: now\r\n");
    async function say(text: string) {
      received = "";
      if (socket.writable) socket.write(text);
      await sleep(30);
      return read();
    }
    return {
      socket,
      say,
      async ask(text: string) {
        await say(text);
        await expect.poll(() => received !== "" || hasEnded(socket), { timeout: 2_000 }).toBe(true);
        for (let known = -1; known !== received.length; await sleep(15)) known = received.length;
        return read();
      },
    };
  };
  return {
    http,
    heard,
    answered,
    connect: open,
    async exchange(...requests) {
      const { ask, socket } = open();
      const answers: string[] = [];
      for (const each of requests) answers.push(await ask(each));
      socket.destroy();
      return answers;
    },
  };
}

const ask = (method: string, path: string, ...lines: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
/** Asks for more than the network holds, and reads none of it for now. */
async function stall({ socket }: Connection): Promise<Socket> {
  await once(socket, "connect");
  socket.pause();
  socket.write(ask("GET", "/large"));
  await sleep(50);
  return socket;
}
const bodiesOf = (answers: string) => answers.match(/<h1>Answers<\/h1>|slowly made|made/g) ?? [];
const hasEnded = (socket: Socket) => socket.readableEnded || socket.destroyed;

describe("a plain question", () => {
  test.each(["/page", "/unchanged"])(
    "for %s needs neither request nor response, also as the second one",
    async (path) => {
      const { exchange, heard } = await listen();
      const [first, second] = await exchange(ask("GET", path), ask("GET", path));
      expect(heard).toEqual([]);
      const usual = await listen({ isQuick: false });
      const [expected] = await usual.exchange(ask("GET", path));
      expect(usual.heard).toEqual([`GET ${path}`]);
      expect(expected).toMatch(/^HTTP\/1\.1 (200 OK|304 Not Modified)\r\n[\s\S]*\r\nDate: now\r\n/);
      expect(first).toBe(expected);
      expect(second).toBe(expected);
    },
  );

  test("several in one go are answered one after the other", async () => {
    const { exchange, heard } = await listen();
    const [all = ""] = await exchange(ask("GET", "/page").repeat(3));
    expect(bodiesOf(all)).toHaveLength(3);
    expect(heard).toEqual([]);
  });

  test("waits for the answer before it", async () => {
    const { exchange } = await listen();
    const [all = ""] = await exchange(ask("GET", "/slow") + ask("GET", "/page") + ask("GET", "/made"));
    expect(bodiesOf(all)).toEqual(["slowly made", "<h1>Answers</h1>", "made"]);
  });

  test("and one that has to be made share a connection", async () => {
    const { exchange, heard } = await listen();
    const requests = ["/page", "/made", "/page", "/page", "/made"].map((path) => ask("GET", path));
    const answers = await exchange(...requests);
    expect(answers.map((answer) => bodiesOf(answer)[0])).toEqual([
      "<h1>Answers</h1>",
      "made",
      "<h1>Answers</h1>",
      "<h1>Answers</h1>",
      "made",
    ]);
    expect(heard).toEqual(["GET /made", "GET /made"]);
  });
});

describe("left to Node, and answered by it as ever:", () => {
  const PAGE = ask("GET", "/page");
  test.each([
    ["HEAD", ask("HEAD", "/page")],
    ["a body", `${ask("GET", "/page", "Content-Length: 2")}ab`],
    ["a body in pieces", `${ask("GET", "/page", "Transfer-Encoding: chunked")}2\r\nab\r\n0\r\n\r\n`],
    ["a header given twice", ask("GET", "/page", "Accept-Encoding: br", "accept-encoding: gzip")],
    ["a host given twice", ask("GET", "/page", "Host: elsewhere")],
    ["a last request", ask("GET", "/page", "Connection: close")],
    ["an upgrade that nobody offers", ask("GET", "/page", "Connection: upgrade", "Upgrade: websocket")],
    ["an older version", PAGE.replace("1.1", "1.0")],
    [
      "an older version that wants to stay",
      ask("GET", "/page", "Connection: keep-alive").replace("1.1", "1.0"),
    ],
    ["an expectation", ask("GET", "/page", "Expect: 100-continue")],
    ["an impossible expectation", ask("GET", "/page", "Expect: nothing")],
    ["POST", ask("POST", "/page", "Content-Length: 0")],
    ["DELETE", ask("DELETE", "/page")],
    ["an address that is not ready", ask("GET", "/made")],
    ["rubbish", "rubbish\r\n\r\n"],
    ["a space before the colon", ask("GET", "/page", "Accept : x")],
    ["two lengths", ask("GET", "/page", "Content-Length: 0", "Transfer-Encoding: chunked")],
  ])("%s", async (_, text) => {
    const quick = await listen();
    const usual = await listen({ isQuick: false });
    // After an answer of each kind, so that the connection has a past.
    const answers = await quick.exchange(PAGE, text, PAGE);
    expect(answers).toEqual(await usual.exchange(PAGE, text, PAGE));
    expect(usual.heard.length).toBeGreaterThan(0);
    // Without the questions that are plain.
    expect(quick.heard).toEqual(usual.heard.filter((_, index) => index === 1));
  });

  test("more headers than Node reports at once, and all that follows them", async () => {
    const { exchange, heard } = await listen();
    const headers = Array.from({ length: 60 }, (_, index) => `X-${index}: a`);
    const answers = await exchange(ask("GET", "/page", ...headers), ask("GET", "/page"));
    expect(answers.flatMap(bodiesOf)).toHaveLength(2);
    expect(heard).toEqual(["GET /page", "GET /page"]);
  });

  test("a head that comes in pieces", async () => {
    const { connect, heard } = await listen();
    const { ask: send, say, socket } = connect();
    const text = ask("GET", "/page", "Accept: a");
    expect(await say(text.slice(0, 30))).toBe("");
    expect(bodiesOf(await send(text.slice(30)))).toHaveLength(1);
    expect(heard.length).toBeLessThanOrEqual(1);
    socket.destroy();
  });
});

describe("a connection", () => {
  const limits = { idleMs: 200, keepAliveMs: 600 };

  test("stays open between quick answers for as long as between others", async () => {
    const { connect } = await listen({ limits });
    const { ask: send, socket } = connect();
    await send(ask("GET", "/page"));
    await sleep(350);
    expect(hasEnded(socket)).toBe(false);
    expect(bodiesOf(await send(ask("GET", "/page")))).toHaveLength(1);
    // Node waits another second before it closes one.
    await sleep(900);
    expect(hasEnded(socket)).toBe(false);
    await expect.poll(() => hasEnded(socket), { timeout: 2_000 }).toBe(true);
  });

  test("on which a request is being answered has the time limit of requests", async () => {
    const { connect } = await listen({ limits });
    const { ask: send, say, socket } = connect();
    await send(ask("GET", "/page"));
    // It takes longer than that.
    expect(await say(ask("GET", "/slow"))).toBe("");
    await expect.poll(() => hasEnded(socket)).toBe(true);
  });

  test.each(["/page", "/made"])(
    "whose client has read %s and reads no more is dropped soon",
    async (path) => {
      const { connect, http } = await listen({ limits });
      const { socket } = connect();
      await once(socket, "connect");
      socket.write(ask("GET", path));
      await sleep(20);
      socket.pause();
      socket.write(ask("GET", "/large"));
      const count = () => new Promise((resolve) => http.node.getConnections((_, number) => resolve(number)));
      await expect.poll(count).toBe(1);
      await expect.poll(count, { timeout: 1_000 }).toBe(0);
      socket.destroy();
    },
  );

  test("whose client does not read is soon no longer read itself", async () => {
    const { connect, answered } = await listen();
    const { socket } = connect();
    await once(socket, "connect");
    socket.pause();
    for (let count = 0; count < 20; count += 1) {
      socket.write(ask("GET", "/large"));
      await sleep(10);
    }
    // Node takes in a few before it pauses.
    expect(answered.length).toBeLessThan(10);
    socket.destroy();
  });

  test("that ends in the middle of an answer harms nobody", async () => {
    const { connect, exchange, heard } = await listen();
    for (let count = 0; count < 20; count += 1) {
      const { socket } = connect();
      await once(socket, "connect");
      socket.write(ask("GET", "/large"));
      await sleep(2);
      socket.resetAndDestroy();
    }
    expect(bodiesOf((await exchange(ask("GET", "/page"))).join(""))).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});

describe("stopping", () => {
  test("an answer that is on its way arrives whole", async () => {
    const { connect, http } = await listen();
    const socket = await stall(connect());
    let received = 0;
    socket.on("data", (text: string) => {
      received += text.length;
    });
    const stopped = http.stop(5_000);
    await sleep(150);
    socket.resume();
    await once(socket, "close");
    await stopped;
    expect(received).toBeGreaterThan(LARGE_BODY.length);
  });

  test("nobody new is let in meanwhile", async () => {
    const { connect, http } = await listen();
    const socket = await stall(connect());
    const stopped = http.stop(300);
    const late = connect();
    expect(await late.say(ask("GET", "/page"))).toBe("");
    expect(late.socket.destroyed).toBe(true);
    await stopped;
    socket.destroy();
  });

  test("a question that comes meanwhile is told that it was the last", async () => {
    const { connect, http } = await listen();
    const socket = await stall(connect());
    const { ask: send } = connect();
    expect(await send(ask("GET", "/page"))).toContain("\r\nConnection: keep-alive\r\n");
    const stopped = http.stop(5_000);
    expect(await send(ask("GET", "/page"))).toContain("\r\nConnection: close\r\n");
    socket.resume();
    await stopped;
  });
});

test("what Node keeps of a connection does not answer for another server", async () => {
  const { connect } = await listen();
  const first = connect();
  await first.ask(ask("GET", "/page"));
  first.socket.destroy();
  await sleep(20);
  const other = createServer((_, outgoing) => outgoing.end("other")).listen(0, "127.0.0.1");
  others.push(other);
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const [incoming] = await once(request({ port, path: "/page", host: "127.0.0.1" }).end(), "response");
  const pieces: string[] = await incoming.setEncoding("utf8").toArray();
  expect(pieces.join("")).toBe("other");
});
