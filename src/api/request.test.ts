import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadJson, sendRequest } from "./request.browser.ts";

/** A real server, so that what is asserted is what goes over the wire. */
const server = createServer((request, response) => void answer(request, response));
let base = "";

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const status = Number(/^\/status\/(\d+)/.exec(request.url ?? "")?.[1] ?? 200);
  response.writeHead(status, { "Content-Type": "application/json" });
  const empty = request.url?.endsWith("/empty");
  const { method, url, headers } = request;
  response.end(
    empty
      ? ""
      : JSON.stringify({ method, url, type: headers["content-type"], key: headers["idempotency-key"], body }),
  );
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port");
  base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

describe("sendRequest", () => {
  test("a body goes out as JSON with its content type", async () => {
    const response = await sendRequest(
      "POST",
      `${base}/api/leads`,
      { name: "A" },
      { "Idempotency-Key": "k" },
    );
    expect(await response.json()).toEqual({
      method: "POST",
      url: "/api/leads",
      type: "application/json",
      key: "k",
      body: '{"name":"A"}',
    });
  });

  test("without a body there is no content type", async () => {
    expect(await (await sendRequest("GET", base)).json()).not.toHaveProperty("type");
  });

  test("an answer that is not OK is an error of status and body", async () => {
    await expect(sendRequest("GET", `${base}/status/404`)).rejects.toThrow(/^404: \{"method":"GET"/);
  });

  test("an empty body is replaced by the status text", async () => {
    await expect(sendRequest("GET", `${base}/status/503/empty`)).rejects.toThrow("503: Service Unavailable");
  });
});

describe("loadJson", () => {
  test("the segments of the key make the path", async () => {
    expect(await loadJson([base, "api/content", "faq"])).toMatchObject({
      method: "GET",
      url: "/api/content/faq",
    });
  });

  test("401 is an error unless the caller wants null", async () => {
    await expect(loadJson([base, "status/401"])).rejects.toThrow("401: ");
    expect(await loadJson([base, "status/401"], { onUnauthorized: "return-null" })).toBeNull();
  });

  test("other failures stay errors whatever the caller wants", async () => {
    await expect(loadJson([base, "status/500"], { onUnauthorized: "return-null" })).rejects.toThrow("500: ");
  });
});
