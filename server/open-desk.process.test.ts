import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { siteOfAllTests } from "../tests/setup/site/site-of-all-tests.ts";

const site = siteOfAllTests({ hasDesk: true });

/** Sends the lines of a request as they are. */
async function exchange(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.deskUrl).port), "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return await text(socket);
}

test.each([
  ["no host", ["GET / HTTP/1.1"]],
  ["a host of two words", ["GET / HTTP/1.1", "Host: a b"]],
  ["two hosts", ["GET / HTTP/1.1", "Host: localhost", "Host: localhost"]],
  ["an address that is none", ["GET /\\evil.example HTTP/1.1", "Host: localhost"]],
])("the desk refuses a request with %s, and sends its security headers", async (_, lines) => {
  const response = await exchange(...lines);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.toLowerCase()).toContain("\r\nx-frame-options: deny\r\n");
  expect(response.toLowerCase()).toContain("\r\ncontent-security-policy: ");
  expect(response).toContain('"success":false');
});
