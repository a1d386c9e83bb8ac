import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{content,src,platform,server,operator,tasks,bench,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**"],
          globalSetup: "tests/setup/postgres.ts",
          // Tests that start processes or a database share two cores with all others.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
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
