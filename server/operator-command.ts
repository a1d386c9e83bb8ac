import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const OPERATOR = path.resolve(import.meta.dirname, "../operator/start.mjs");

export interface CommandEnd {
  /** What it printed. */
  readonly output: string;
  /** Why it failed. */
  readonly problem: string | undefined;
}

/** Runs a command of the operator in its own process, because much of what it does would block this one. */
export async function runOperatorCommand(
  words: readonly string[],
  signal?: AbortSignal,
): Promise<CommandEnd> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...words], { signal });
    return { output: stdout, problem: undefined };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const said = "stderr" in error ? String(error.stderr).trim() : "";
    return { output: "", problem: said === "" ? error.message : said };
  }
}
