import { defineConfig } from "vitest/config";

/** What starts databases, servers or other processes: `npm test` runs it, `npm run check` does not wait for it. */
const SYSTEM = [
  "{platform,server,operator,tasks,tests}/**/*.test.ts",
  "src/leads/**/*.test.ts",
  "src/**/*-store.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{content,src}/**/*.test.{ts,tsx}"],
          exclude: SYSTEM,
        },
      },
      {
        test: {
          name: "system",
          include: SYSTEM,
          exclude: ["tests/e2e/**", "tests/journeys/**"],
          globalSetup: "tests/setup/postgres.ts",
          // They share two cores with all others.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      ...(["chromium", "firefox", "webkit"] as const).map((engine) => ({
        test: {
          name: engine,
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: "tests/setup/site.ts",
          provide: { engine },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      })),
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/setup/site.ts",
          // Browsers are greedy: more at once make each other late.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
