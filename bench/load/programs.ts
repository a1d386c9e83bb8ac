import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

/** System programs that a measurement may need, and the packages that contain them. */
const PACKAGES = {
  slowhttptest: "slowhttptest",
  taskset: "util-linux",
  wrk: "wrk",
} as const;

export type Program = keyof typeof PACKAGES;

/** Server programs are often outside a user's PATH. */
const FOLDERS = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/local/sbin", "/usr/sbin", "/sbin"];

function findProgram(name: Program): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The program's path; if it is missing, says what to install and ends the process. */
export function requireProgram(name: Program): string {
  const file = findProgram(name);
  if (file !== undefined) return file;
  console.error(`This measurement needs ${name}. Debian, Ubuntu: apt-get install ${PACKAGES[name]}`);
  process.exit(1);
}

/** The command pinned to one core, if the machine has several and `taskset`: the other cores stay undisturbed. */
export function pinTo(core: number, command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  const taskset = findProgram("taskset");
  return taskset !== undefined && availableParallelism() > core
    ? [taskset, "-c", String(core), ...command]
    : command;
}

/** Runs a program to its end and returns its output. */
export async function runProgram([file, ...values]: readonly [string, ...string[]]): Promise<string> {
  const child = spawn(file, values, { stdio: ["ignore", "pipe", "pipe"] });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode !== 0 && output === "") throw new Error(`${file} failed: ${complaint}`);
  return output;
}

export function versionOf(program: string, ...values: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, values, { encoding: "utf8" });
  return `${stdout}${stderr}`.split("\n")[0]?.trim() ?? "";
}
