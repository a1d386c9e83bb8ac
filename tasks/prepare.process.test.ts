import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { folderOfEachTest, writeFiles } from "../tests/setup/test-folder.ts";

/** Replaces the real npm, which needs the network: it logs that it ran, and installs a Node that answers. */
const NPM = `#!/bin/sh
if [ "$1" = prune ]; then echo "$@" >> prune.log; exit; fi
echo "$@" >> npm.log
if [ -e node_modules ]; then echo "npm error leftovers"; exit 1; fi
if [ -e no-network ]; then echo "npm error network"; exit 1; fi
sleep "\${NPM_SECONDS:-0}"
mkdir -p node_modules/node/bin
ln -s "${process.execPath}" node_modules/node/bin/node
`;

const BUILD = `
import { appendFileSync, existsSync } from "node:fs";
appendFileSync("build.log", "built\\n");
if (existsSync("src/broken")) throw new Error("src/broken cannot be built");
`;

const inCheckout = folderOfEachTest();
const write = (file: string, text: string) => writeFiles(inCheckout(), { [file]: text });
let started: ChildProcess[];

beforeEach(() => {
  started = [];
  mkdirSync(inCheckout("tmp"));
  for (const name of ["prepare.mjs", "prepare"]) {
    cpSync(path.join(import.meta.dirname, name), inCheckout("tasks", name), { recursive: true });
  }
  write("package.json", JSON.stringify({ type: "module", dependencies: { node: process.versions.node } }));
  write("package-lock.json", "{}");
  write("tasks/build.ts", BUILD);
  write("bin/npm", NPM);
  chmodSync(inCheckout("bin/npm"), 0o755);
});

afterEach(() => {
  for (const child of started) stop(child);
});

describe("installing", () => {
  test("happens once, with the development packages, and again when the lock file changes", async () => {
    expect((await prepare(["install"])).code).toBe(0);
    expect((await prepare(["install"])).output).toBe("");
    expect(linesOf("npm.log")).toHaveLength(1);
    expect(linesOf("npm.log")[0]).toMatch(/^ci .*--include=dev/);
    expect(linesOf("prune.log")).toEqual([expect.stringMatching(/--include=dev/)]);
    write("package-lock.json", '{"lockfileVersion":3}');
    await prepare(["install"]);
    expect(linesOf("npm.log")).toHaveLength(2);
  });

  test("a failure shows all that npm said, and the next start repairs it", async () => {
    write("no-network", "");
    const { code, output } = await prepare(["install"]);
    expect(code).toBe(1);
    expect(output).toContain("npm error network");
    expect(output.trim().split("\n").at(-1)).toBe(
      "Installing packages failed (npm ended with 1). What it printed is above.",
    );
    rmSync(inCheckout("no-network"));
    expect((await prepare(["install"])).code).toBe(0);
  });

  test("a Node that does not answer is installed again", async () => {
    await prepare(["install"]);
    rmSync(inCheckout("node_modules/node"), { recursive: true });
    await prepare(["install"]);
    expect(linesOf("npm.log")).toHaveLength(2);
  });

  test("what the developer installed by hand is left alone", async () => {
    const packages = { "": {}, "node_modules/zod": { integrity: "sha512-a" } };
    await prepare(["install"]);
    write("package-lock.json", JSON.stringify({ packages }));
    write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    await prepare(["install"]);
    expect(linesOf("npm.log")).toHaveLength(1);
  });

  test("two at once install once", async () => {
    const environment = { NPM_SECONDS: "0.5" };
    const runs = await Promise.all([prepare(["install"], environment), prepare(["install"], environment)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(linesOf("npm.log")).toHaveLength(1);
    expect(runs.map(({ output }) => output).join("")).toContain("Waiting for another npm command");
  });

  test("a killed start leaves nothing that the next has to wait for", async () => {
    const killed = start(["install"], { NPM_SECONDS: "60" });
    while (linesOf("npm.log").length === 0) await sleep(10);
    stop(killed);
    await once(killed, "close");
    expect((await prepare(["install"])).code).toBe(0);
    expect(linesOf("npm.log")).toHaveLength(2);
  });
});

describe("building", () => {
  beforeEach(() => prepare(["install"]));

  test("happens again only when something changes that the site depends on", async () => {
    const builds = async (environment = {}) => {
      expect((await prepare(["build"], environment)).code).toBe(0);
      return linesOf("build.log").length;
    };
    expect(await builds()).toBe(1);
    expect(await builds()).toBe(1);
    write("src/home.tsx", "export {};");
    expect(await builds()).toBe(2);
    write("src/home.test.tsx", "export {};");
    write("README.md", "# Read me");
    expect(await builds()).toBe(2);
    expect(await builds({ SITE_URL: "https://rentratio.example" })).toBe(3);
    expect(await builds({ SITE_URL: "https://rentratio.example" })).toBe(3);
    write(".env", "PORT=3000\nSITE_URL=https://rentratio.example\n");
    expect(await builds()).toBe(4);
    write(".env", "PORT=4000\nSITE_URL=https://rentratio.example\n");
    expect(await builds()).toBe(4);
  });

  test("a failure says why, and is not taken for a finished build", async () => {
    write("src/broken", "");
    for (const attempt of [1, 2]) {
      const { code, output } = await prepare(["build"]);
      expect(code).toBe(1);
      expect(output).toContain("src/broken cannot be built");
      expect(linesOf("build.log")).toHaveLength(attempt);
    }
  });
});

test("an unknown word is refused", async () => {
  expect(await prepare(["instal"])).toEqual({
    code: 2,
    output: 'Usage: node tasks/prepare.mjs [install] [build] (got "instal")\n',
  });
});

/** Complete lines only: a file is empty for a moment before its first line is written. */
function linesOf(file: string): string[] {
  const log = inCheckout(file);
  return existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(0, -1) : [];
}

/** In its own process group, so that it can be killed with everything it started. */
function start(steps: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, ["tasks/prepare.mjs", ...steps], {
    cwd: inCheckout(),
    detached: true,
    env: {
      PATH: `${inCheckout("bin")}:/usr/bin:/bin`,
      TMPDIR: inCheckout("tmp"),
      ...environment,
    },
  });
  started.push(child);
  return child;
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, "SIGKILL");
}

async function prepare(steps: readonly string[], environment?: NodeJS.ProcessEnv) {
  const child = start(steps, environment);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}
