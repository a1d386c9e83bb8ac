// @ts-check
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { PINNED_NODE, ROOT, runCommand } from "./checkout.mjs";

const STAMP = path.join(ROOT, "node_modules/.rentratio-installed");

/** The stamp is written last, so the next install repairs an interrupted one. */
export function isFresh() {
  if (!pinnedNodeAnswers()) return false;
  if (readText(STAMP) === expectedStamp()) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(STAMP, expectedStamp());
  return true;
}

export async function run() {
  const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  // Build and tests need the development packages, whatever NODE_ENV or the user's npm settings say, and an install
  // script provides Node itself.
  options.push("--include=dev", "--ignore-scripts=false");
  await runNpm("Installing packages", options);
  // Node's install script fetches a package, links the program out of it, and leaves 70 MB of headers behind.
  await runNpm("Removing what is no longer needed", [
    ...["prune", "--no-audit", "--no-fund", "--loglevel=error"],
    ...["--include=dev", "--ignore-scripts"],
  ]);
  if (!pinnedNodeAnswers()) {
    const { stderr } = spawnSync(PINNED_NODE, ["--version"], { encoding: "utf8" });
    throw new Error(
      `Node ${pinnedVersion()} was installed to ${path.relative(ROOT, PINNED_NODE)}, but does not run on this machine ` +
        `(${process.platform} ${process.arch}). On Linux it needs glibc and libatomic (Debian: apt-get install libatomic1).` +
        `${stderr ? `\nIt says: ${stderr.trim()}` : ""}`,
    );
  }
  writeFileSync(STAMP, expectedStamp());
}

/**
 * @param {string} title
 * @param {string[]} options
 */
async function runNpm(title, options) {
  await runCommand(title, "npm", options, {
    env: machineEnvironment(),
    shell: process.platform === "win32",
    isQuiet: true,
  });
}

function expectedStamp() {
  return createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
}

/**
 * True after `npm install <package>`: npm's own record of installed packages, which it writes last, matches the lock
 * file.
 */
function isInstalledByHand() {
  const installed = readText(path.join(ROOT, "node_modules/.package-lock.json"));
  if (installed === undefined) return false;
  const has = JSON.parse(installed).packages;
  const wants = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages;
  return Object.entries(wants).every(
    ([name, wanted]) =>
      name === "" || (has[name] === undefined ? wanted.optional : has[name].integrity === wanted.integrity),
  );
}

function pinnedNodeAnswers() {
  const { stdout } = spawnSync(PINNED_NODE, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === `v${pinnedVersion()}`;
}

/** @returns {string} */
function pinnedVersion() {
  return JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")).dependencies.node;
}

/** npm must not run on the Node inside node_modules, which it is about to remove. */
function machineEnvironment() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const own = path.join(ROOT, "node_modules/.bin");
  return {
    ...process.env,
    PATH: folders.filter((folder) => path.resolve(folder) !== own).join(path.delimiter),
  };
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
