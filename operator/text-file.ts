import { readFile } from "node:fs/promises";
import { OperatorFailure } from "./context.ts";

/** Reads a text that the operator has written. The errors say what to fix. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readBytes(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorFailure(`Nothing was published. ${file} is not UTF-8 text.`);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing) throw new OperatorFailure(`There is no file ${file}.`);
    throw new OperatorFailure(`${file} cannot be read.`, { cause: error });
  }
}
