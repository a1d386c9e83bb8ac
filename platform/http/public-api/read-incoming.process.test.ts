import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../../tests/setup/free-port.ts";
import { readIncoming } from "./read-incoming.ts";

const HALF = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";

/** A request of which half has arrived. */
async function receiveHalf() {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = await findFreePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const received = new Promise<IncomingMessage>((resolve) => server.once("request", resolve));
  const client = connect(port, "127.0.0.1");
  client.write(HALF);
  return { incoming: await received, leave: () => client.resetAndDestroy() };
}

test("a client that leaves while its body is read ends the reading", async () => {
  const { incoming, leave } = await receiveHalf();
  const reading = readIncoming(incoming, 1000);
  leave();
  expect(await reading).toBeUndefined();
});

test("a client that has left before its body is read keeps nobody waiting", async () => {
  const { incoming, leave } = await receiveHalf();
  const closed = new Promise((resolve) => incoming.once("close", resolve));
  leave();
  await closed;
  expect(await readIncoming(incoming, 1000)).toBeUndefined();
});
