import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const FOLDERS = "{content,src,platform,server,operator,tasks,tests}";

/** These need a built site, and a browser that shows it. */
const BROWSER = ["tests/e2e/**", "tests/journeys/**"];

/**
 * The suffix says what a test needs: `x.db.test.ts` a database, `x.process.test.ts` other processes or the network,
 * `x.slow.test.ts` nothing but time; `npm test` runs all. `x.test.ts` needs nothing, so `npm run check` runs it too.
 */
const SYSTEM = `${FOLDERS}/**/*.{db,process}.test.ts`;
const SLOW = `${FOLDERS}/**/*.slow.test.ts`;

/** Files that take long. They begin first, so that nobody waits for one of them at the end. */
const LONG = /\/(accessibility|faults|content-live|worker-processes|dev-server|pages)\.[^/]*test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], short = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      LONG.test(moduleId) ? "long" : "short",
    );
    return [...long, ...short];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [SYSTEM, SLOW, ...BROWSER],
          // They leave nothing behind, so they can share what they import: a third of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
          // Long, for a machine that compiles and lints beside them.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "slow",
          include: [SLOW],
          isolate: false,
          sequence: { groupOrder: 1 },
          // Seconds each, and several times that on a machine that does something else.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "system",
          include: [SYSTEM],
          exclude: BROWSER,
          globalSetup: "tests/setup/database/postgres.ts",
          // Half of the start of a process is compiling; where Node keeps compiled code by default.
          env: { NODE_COMPILE_CACHE: path.join(tmpdir(), "node-compile-cache") },
          // They wait for disks, sockets and processes more than they compute.
          maxWorkers: 4,
          maxConcurrency: 3,
          isolate: false,
          sequence: { groupOrder: 2 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          sequence: { groupOrder: 3 },
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/setup/site/site.ts",
          maxWorkers: 3,
          // Files that run in the same worker share its browser.
          isolate: false,
          // Twice what the longest of them takes on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(["chromium", "firefox", "webkit"] as const).map((engine) => ({
        test: {
          name: engine,
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: "tests/setup/site/site.ts",
          provide: { engine },
          sequence: { groupOrder: 4 },
          // Each has a browser of its own, and the start of one costs as much as five journeys.
          maxWorkers: 2,
          isolate: false,
          // The first test of a worker starts its browser.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      })),
    ],
  },
});
