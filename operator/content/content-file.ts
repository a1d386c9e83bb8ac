import { readFile } from "node:fs/promises";
import { z } from "zod";
import { parseContentFile } from "../../src/content-pages/content-file.server.ts";
import type { ContentDraft } from "../../src/content-pages/content-page.ts";
import type { FigureList } from "../../src/markdown/figures.ts";
import { OperatorFailure } from "../context.ts";

/** Reads a page from a file. The errors say what to fix. */
export async function readContentFile(file: string, figures: FigureList): Promise<ContentDraft> {
  const source = decodeText(file, await readBytes(file));
  try {
    return parseContentFile(file, source, figures);
  } catch (error) {
    throw new OperatorFailure(`Nothing was published. ${describeMistake(error)}`);
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

function decodeText(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorFailure(`Nothing was published. ${file} is not UTF-8 text.`);
  }
}

function describeMistake(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (error.cause instanceof z.ZodError) {
    return [error.message, ...error.cause.issues.map(describeIssue)].join("\n  ");
  }
  return `${error.message} (content publish --help shows the file format.)`;
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join(".")}: ${message}`;
}
