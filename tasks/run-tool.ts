import { spawn } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

export interface ToolRun {
  readonly hasSucceeded: boolean;
  /** Standard output and errors, in the order they arrived. */
  readonly output: string;
}

/** Runs a package's command on this same Node. */
export function runTool(
  name: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ToolRun> {
  return runScript(path.join(ROOT, "node_modules/.bin", name), options, environment);
}

export async function runScript(
  script: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ToolRun> {
  const child = spawn(process.execPath, [script, ...options], {
    cwd: ROOT,
    // No colors: the output is kept as text and may end up in a file.
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  return { hasSucceeded: code === 0, output };
}
