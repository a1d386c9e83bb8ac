import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../tests/setup/free-port.ts";
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
  const [command, ...values] = pinTo(core, [process.execPath, program, String(port), file, list]);
  const server = spawn(command, values, { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) break;
    await sleep(50);
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
