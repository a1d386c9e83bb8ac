import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadJson, request } from "./request.browser.ts";

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

let server: Server;
let origin: string;
let seen: Seen[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (incoming: IncomingMessage, response) => {
    const { method, url, headers } = incoming;
    seen.push({ method, url, contentType: headers["content-type"], body: await text(incoming) });
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port");
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  seen = [];
  answer = (response) => response.setHeader("Content-Type", "application/json").end('{"success":true}');
});

describe("request", () => {
  test("sends a body as JSON, with the content type to match", async () => {
    const response = await request("POST", `${origin}/api/leads`, { body: { name: "Ann" } });
    expect(response.status).toBe(200);
    expect(seen).toEqual([
      { method: "POST", url: "/api/leads", contentType: "application/json", body: '{"name":"Ann"}' },
    ]);
  });

  test("without a body there is no content type", async () => {
    await request("DELETE", `${origin}/api/leads`);
    expect(seen).toEqual([{ method: "DELETE", url: "/api/leads", contentType: undefined, body: "" }]);
  });

  test("sends cookies", async () => {
    const fetching = vi.spyOn(globalThis, "fetch");
    await request("POST", `${origin}/api/leads`, { body: {} });
    await loadJson([origin]);
    expect(fetching.mock.calls.map(([, init]) => init?.credentials)).toEqual(["include", "include"]);
    fetching.mockRestore();
  });

  test.each([
    [422, "Unprocessable Entity", '{"success":false}', '422: {"success":false}'],
    [503, "Service Unavailable", "", "503: Service Unavailable"],
    [401, "Unauthorized", "who are you", "401: who are you"],
  ])("an answer of %i is an error", async (status, statusText, body, message) => {
    answer = (response) => response.writeHead(status, statusText).end(body);
    const failing = request("POST", `${origin}/api/leads`, { body: {} });
    await expect(failing).rejects.toMatchObject({ status, body: body || statusText, message });
  });

  test("can be aborted", async () => {
    const asked = new Promise((resolve) => {
      answer = resolve;
    });
    const patience = new AbortController();
    const given = request("GET", origin, { signal: patience.signal });
    // A request that arrived after its test would reach the next one.
    await asked;
    patience.abort();
    await expect(given).rejects.toMatchObject({ name: "AbortError" });
  });

  describe("without an answer", () => {
    let over: AbortController;
    const timeout = vi.spyOn(AbortSignal, "timeout");
    beforeEach(() => {
      over = new AbortController();
      timeout.mockReset().mockReturnValue(over.signal);
    });
    afterAll(() => timeout.mockRestore());

    /** Resolves once the request has arrived; nobody answers it. */
    const silence = () =>
      new Promise((resolve) => {
        answer = resolve;
      });

    test.each([
      ["request", () => request("POST", origin, { body: {} })],
      ["loadJson", () => loadJson([origin])],
    ])("fails after 20 seconds: %s", async (_, send) => {
      const asked = silence();
      const given = send();
      await asked;
      expect(timeout.mock.calls).toEqual([[20_000]]);
      over.abort(new DOMException("", "TimeoutError"));
      await expect(given).rejects.toMatchObject({ name: "TimeoutError" });
    });

    test("a body that never ends counts as none", async () => {
      answer = (response) => response.writeHead(200).write("{");
      const response = await request("GET", origin);
      over.abort(new DOMException("", "TimeoutError"));
      await expect(response.json()).rejects.toMatchObject({ name: "TimeoutError" });
    });

    test("a signal replaces the 20 seconds", async () => {
      const asked = silence();
      const own = new AbortController();
      const given = request("GET", origin, { signal: own.signal });
      await asked;
      expect(timeout).not.toHaveBeenCalled();
      own.abort();
      await expect(given).rejects.toMatchObject({ name: "AbortError" });
    });
  });
});

describe("loadJson", () => {
  test("gets the path that the key's segments make", async () => {
    const loaded = await loadJson([`${origin}/api/content`, "dscr-loans", "7"]);
    expect(loaded).toEqual({ success: true });
    expect(seen).toMatchObject([{ method: "GET", url: "/api/content/dscr-loans/7" }]);
  });

  test("a 401 is an error by default", async () => {
    answer = (response) => response.writeHead(401).end();
    await expect(loadJson([origin])).rejects.toThrow("401: Unauthorized");
  });

  test("a 401 is null if requested, and other failures stay errors", async () => {
    answer = (response) => response.writeHead(401).end();
    expect(await loadJson([origin], { on401: "null" })).toBeNull();
    answer = (response) => response.writeHead(404).end("gone");
    await expect(loadJson([origin], { on401: "null" })).rejects.toThrow("404: gone");
  });
});
