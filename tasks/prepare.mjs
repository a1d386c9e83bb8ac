// @ts-check
/**
 * Prepares a checkout before npm runs anything else in it: `install` installs the packages, `build` builds the site,
 * each only if something changed. Plain JavaScript, because it runs on the machine's own Node, before anything is
 * installed.
 */
import process from "node:process";

const OLDEST_NODE = 20;

const [major = "0"] = process.versions.node.split(".");
if (Number(major) < OLDEST_NODE) {
  console.error(
    `This needs Node ${OLDEST_NODE} or newer, and found ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}

const STEPS = { install: "./prepare/install.mjs", build: "./prepare/build.mjs" };

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
if (names.length === 0 || unknown !== undefined) {
  console.error(`Usage: node tasks/prepare.mjs [install] [build]${unknown ? ` (got "${unknown}")` : ""}`);
  process.exit(2);
}

try {
  // Imported late: an older Node may not even be able to parse them.
  const { withLock } = await import("./prepare/lock.mjs");
  for (const [name, file] of Object.entries(STEPS)) {
    if (!names.includes(name)) continue;
    const step = await import(file);
    if (step.isFresh()) continue;
    await withLock(async () => {
      if (!step.isFresh()) await step.run();
    });
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
