// @ts-check
import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The Node that runs everything except this preparation: the version pinned in package.json. */
export const PINNED_NODE = path.join(
  ROOT,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * Runs a command that ends with this process. A quiet command shows its output only if it fails.
 * @param {string} title what is being done, for the reader who waits
 * @param {string} command
 * @param {readonly string[]} options
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, isQuiet?: boolean }} [settings]
 */
export async function runCommand(title, command, options, { env, shell = false, isQuiet = false } = {}) {
  const began = Date.now();
  process.stderr.write(isQuiet ? `${title} ... ` : `${title}\n`);
  const child = spawn(command, options, {
    cwd: ROOT,
    env: env ?? process.env,
    shell,
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : ["ignore", process.stderr, process.stderr],
  });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      output += text;
    });
  }
  /** @type {number | NodeJS.Signals | Error | null} */
  const ending = await new Promise((resolve) => {
    child.once("error", resolve);
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  process.off("exit", end);
  if (ending !== 0) {
    if (isQuiet) process.stderr.write(`failed\n\n${output}`);
    const reason =
      ending instanceof Error ? ending.message : `${path.basename(command)} ended with ${ending}`;
    throw new Error(`${title} failed (${reason}). What it printed is above.`);
  }
  if (isQuiet) process.stderr.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}
