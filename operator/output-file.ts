import { appendFileSync, writeFileSync } from "node:fs";
import { OperatorFailure } from "./context.ts";

/** Creates a new file that only its owner can read, because it contains personal data. Returns a line appender. */
export function createOutput(file: string): (text: string) => void {
  try {
    writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  } catch (cause) {
    throw new OperatorFailure(`Cannot create ${file}. It may already exist.`, { cause });
  }
  return (text) => appendFileSync(file, `${text}\n`);
}
