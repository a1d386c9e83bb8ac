import { spawn } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { budget } from "../tests/setup/budget.ts";
import { folderOfEachTest, writeFiles } from "../tests/setup/test-folder.ts";

const SERVER = `
import { createServer } from "node:http";
const server = createServer((_, response) => response.end()).listen(0, "127.0.0.1", () =>
  console.log(JSON.stringify({ pid: process.pid, port: server.address().port })));
`;

const { start, dev } = packageJson.scripts;
const inFolder = folderOfEachTest();

const SERVE = { script: start, file: "server/start.mjs" };

test.for(budget([SERVE], [SERVE, { script: dev, file: "server/dev.ts" }]))(
  "`kill` on npm ends $file, and its port is free",
  async ({ script, file }, test) => {
    cpSync(path.join(import.meta.dirname, "end-with-npm.mjs"), inFolder("tasks/end-with-npm.mjs"));
    writeFiles(inFolder(), {
      [file]: SERVER,
      "package.json": JSON.stringify({ type: "module", scripts: { start: script } }),
    });
    const npm = spawn("npm", ["start", "--silent", "--no-update-notifier"], {
      cwd: inFolder(),
      stdio: ["ignore", "pipe", "inherit"],
      shell: process.platform === "win32",
    });
    let output = "";
    npm.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    await expect.poll(() => output).toMatch(/\}\n$/);
    const { pid, port } = JSON.parse(output);
    test.onTestFinished(() => {
      if (isRunning(pid)) process.kill(pid, "SIGKILL");
    });
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
    npm.kill("SIGTERM");
    await expect.poll(() => isRunning(pid)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  },
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
