import { appendFileSync, writeFileSync } from "node:fs";
import { OperatorFailure } from "./context.ts";

/** A new file for the owner's eyes, because it contains personal data. Returns what adds a line to it. */
export function createOutput(file: string): (text: string) => void {
  try {
    writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  } catch (cause) {
    throw new OperatorFailure(`Cannot write ${file}. Is it there already?`, { cause });
  }
  return (text) => appendFileSync(file, `${text}\n`);
}
