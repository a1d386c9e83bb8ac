import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../setup/free-port.ts";
import { type Nginx, proxyTo, startNginx } from "../setup/nginx.ts";
import { closeServer, portOf } from "../setup/server-process.ts";

/** Two processes in the middle of an update: the newer one's pages name files that the older one does not have. */
const PROCESSES = [["/assets/old.js"], ["/assets/new.js"]] as const;

let processes: readonly Server[];
let nginx: Nginx;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  processes = PROCESSES.map((files) =>
    createServer(({ url: path = "" }, response) => {
      asked.push(path);
      const isThere = files.some((file) => path.startsWith(file));
      response.writeHead(isThere ? 200 : 404, { "Cache-Control": "no-store" }).end(path);
    }).listen(0, "127.0.0.1"),
  );
  const port = await findFreePort();
  nginx = await startNginx({ http: proxyTo(await Promise.all(processes.map(portOf)), port), port });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(processes.map(closeServer));
});

async function ask(path: string) {
  asked.length = 0;
  const response = await fetch(`${url}${path}`);
  await response.arrayBuffer();
  return { status: response.status, asked: [...asked] };
}

test("a file comes from the process that has it, whichever is asked first", async () => {
  for (const file of ["/assets/old.js", "/assets/new.js"]) {
    // nginx asks them in turn, so of two files one comes to the wrong process first.
    for (const name of ["a", "b"]) expect((await ask(`${file}.${name}`)).status).toBe(200);
  }
});

test("a file that none has is not there", async () => {
  expect(await ask("/assets/gone.js")).toEqual({
    status: 404,
    asked: ["/assets/gone.js", "/assets/gone.js"],
  });
});

test("a page that one process does not have is not asked of the other", async () => {
  expect(await ask("/no-such-page")).toEqual({ status: 404, asked: ["/no-such-page"] });
});
