import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { startServer } from "../../tests/setup/server-process.ts";
import { pinTo } from "./programs.ts";

/** A response of the site that a peer repeats. */
export interface RepeatedResponse {
  readonly body: Uint8Array;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Headers that every server adds itself. */
const OWN_HEADERS = ["date", "connection", "keep-alive"];

export function withoutOwnHeaders(headers: RepeatedResponse["headers"]): RepeatedResponse["headers"] {
  return headers.filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()));
}

/** Bare `node:http` on one core, which answers every request with this response. */
export async function startBarePeer({ body, headers }: RepeatedResponse, core: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "bare-peer-"));
  const file = path.join(folder, "body");
  writeFileSync(file, body);
  const port = await findFreePort();
  const program = path.join(import.meta.dirname, "bare-server.ts");
  const list = JSON.stringify(withoutOwnHeaders(headers).flat());
  const server = await startServer(pinTo(core, [process.execPath, program, String(port), file, list]), {
    cwd: folder,
    env: process.env,
    logFile: path.join(folder, "log"),
    readyLine: /^Ready$/m,
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: server.pid,
    [Symbol.dispose]() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
