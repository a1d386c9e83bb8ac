import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { budget, isProof } from "./tests/setup/budget.ts";
import { findTemporaryFolder } from "./tests/setup/temporary-files.ts";

const FOLDERS = "{content,src,desk,platform,server,operator,tasks,tests}";

/** Need a built site and a browser. */
const BROWSER = ["tests/e2e/**", "tests/journeys/**"];

/**
 * The suffix states what a test needs: `x.db.test.ts` a database, `x.process.test.ts` other processes or the network,
 * `x.slow.test.ts` only time. `npm test` runs them all. `x.test.ts` needs nothing, so `npm run check` runs it too.
 */
const SYSTEM = `${FOLDERS}/**/*.{db,process}.test.ts`;
const SLOW = `${FOLDERS}/**/*.slow.test.ts`;

/**
 * `x.proof.test.ts` needs a program that only the proof installs, changes only with its own folder, or repeats in Firefox
 * and WebKit what `npm test` does in Chromium: `npm run proof` runs it, `npm test` does not. By hand:
 * `PROOF=1 npx vitest run FILE`.
 */
const PROOF = "**/*.proof.test.ts";
const SYSTEM_FILES = isProof ? [SYSTEM, `${FOLDERS}/**/*.proof.test.ts`] : [SYSTEM];
const NOT_NOW = isProof ? [] : [PROOF];

/** Large numbers take longer. A limit says when something hangs, so it is generous. */
const limit = (milliseconds: number) => budget(1, 10) * milliseconds;

/** For `expect.poll`: a busy machine may take much longer than the default second. */
const EXPECT = { poll: { timeout: 40_000 } };

/** Read by `os.tmpdir()` in tests and in the processes they start. */
const TEMPORARY = { TMPDIR: findTemporaryFolder() };

export default defineConfig({
  test: {
    reporters: ["default", "./tests/setup/browsers/page-load-reporter.ts"],
    projects: [
      {
        test: {
          name: "unit",
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [SYSTEM, SLOW, PROOF, ...BROWSER],
          // Unit tests leave no state behind, so they can share imported modules. That takes a third of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
          // Generous, because a machine may compile and lint at the same time.
          testTimeout: limit(20_000),
          hookTimeout: limit(60_000),
        },
      },
      {
        test: {
          name: "slow",
          include: [SLOW],
          isolate: false,
          sequence: { groupOrder: 1 },
          // Each takes seconds, and several times as long on a busy machine.
          testTimeout: limit(120_000),
        },
      },
      {
        test: {
          name: "system",
          expect: EXPECT,
          include: SYSTEM_FILES,
          exclude: BROWSER,
          globalSetup: "tests/setup/database/postgres.ts",
          // Compiling takes half of a process's start. This is Node's default folder for compiled code.
          env: { ...TEMPORARY, NODE_COMPILE_CACHE: path.join(tmpdir(), "node-compile-cache") },
          // System tests mostly wait for disks, sockets and processes.
          maxWorkers: 4,
          maxConcurrency: 3,
          isolate: false,
          sequence: { groupOrder: 2 },
          testTimeout: limit(120_000),
          hookTimeout: limit(240_000),
        },
      },
      {
        test: {
          name: "e2e",
          expect: EXPECT,
          sequence: { groupOrder: 3 },
          include: ["tests/e2e/**/*.test.ts"],
          exclude: NOT_NOW,
          env: TEMPORARY,
          globalSetup: "tests/setup/site/site.ts",
          maxWorkers: 3,
          // Test files in the same worker share its browser.
          isolate: false,
          // Several times what the longest of them takes on an idle machine.
          testTimeout: limit(300_000),
          hookTimeout: limit(300_000),
        },
      },
      ...(["chromium", "firefox", "webkit"] as const).map((engine) => ({
        test: {
          name: engine,
          expect: EXPECT,
          include: ["tests/journeys/**/*.test.ts"],
          exclude: NOT_NOW,
          globalSetup: "tests/setup/site/site.ts",
          provide: { engine },
          sequence: { groupOrder: 4 },
          // A worker has its own browser, and starting one takes as long as five journeys. `npm test` runs two engines
          // side by side instead.
          maxWorkers: 1,
          isolate: false,
          // The first test of a worker starts its browser.
          testTimeout: limit(180_000),
          hookTimeout: limit(180_000),
        },
      })),
    ],
  },
});
