import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { findProgram } from "../../tests/setup/find-program.ts";
import type { Command } from "../../tests/setup/server-process.ts";

/** System programs that a measurement may need, and the packages that contain them. */
const PACKAGES = {
  slowhttptest: "slowhttptest",
  taskset: "util-linux",
  wrk: "wrk",
} as const;

export type Program = keyof typeof PACKAGES;

/** The program's path; if it is missing, says what to install and ends the process. */
export function requireProgram(name: Program): string {
  const file = findProgram([name]);
  if (file !== undefined) return file;
  console.error(`This measurement needs ${name}. Debian, Ubuntu: apt-get install ${PACKAGES[name]}`);
  process.exit(1);
}

/** The command pinned to one core, if the machine has several and `taskset`: the other cores stay undisturbed. */
export function pinTo(core: number, command: Command): Command {
  const taskset = findProgram(["taskset"]);
  return taskset !== undefined && availableParallelism() > core
    ? [taskset, "-c", String(core), ...command]
    : command;
}

/** Runs a program to its end and returns its output. */
export async function runProgram([file, ...values]: Command): Promise<string> {
  const child = spawn(file, values, { stdio: ["ignore", "pipe", "pipe"] });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode !== 0 && output === "") throw new Error(`${file} failed: ${complaint}`);
  return output;
}

export function versionOf(program: string, ...values: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, values, { encoding: "utf8" });
  return `${stdout}${stderr}`.split("\n")[0]?.trim() ?? "";
}
