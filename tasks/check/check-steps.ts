import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { buildFonts } from "../fonts.ts";
import { ROOT } from "../run-tool.ts";
import { addUp, runSteps, type Tally, toolStep } from "./steps.ts";
import { vitestStep } from "./vitest-step.ts";

const SOURCES = [
  "content",
  "src",
  "desk",
  "engine",
  "platform",
  "server",
  "operator",
  "tasks",
  "tests",
  "bench",
];

/** Each of the compiler's four checkers (its default) compares the types of the tables again, in memory of its own. */
const ONE_CHECKER = ["--checkers", "1"];

/** Every quick check: no build, no database, no other process. */
export async function runCheckSteps(): Promise<Tally> {
  // Generated files that sources import, not in git.
  await buildFonts(ROOT);
  // The other steps read the types it writes.
  const routeTypes = await runSteps([toolStep("route types", "react-router", ["typegen"])], 1);
  const sources = SOURCES.filter((folder) => existsSync(path.join(ROOT, folder)));
  const rest = await runSteps(
    [
      vitestStep("unit tests", "unit"),
      toolStep("format and lint", "biome", ["ci", "--colors=off"]),
      toolStep("types", "tsc", ["--noEmit", "-p", "tsconfig.json", ...ONE_CHECKER]),
      toolStep("pure files", "tsc", ["--noEmit", "-p", "tsconfig.pure.json", ...ONE_CHECKER]),
      toolStep("import rules", "depcruise", ["--config", ".dependency-cruiser.ts", ...sources]),
      toolStep("dead code", "knip", []),
    ],
    availableParallelism(),
  );
  return addUp([routeTypes, rest]);
}
