import { z } from "zod";
import { NEEDED, parseContentFile } from "../../src/content-pages/content-file.server.ts";
import type { ContentDraft } from "../../src/content-pages/content-page.ts";
import type { FigureList } from "../../src/markdown/figures.ts";
import { OperatorFailure } from "../context.ts";
import { readTextFile } from "../text-file.ts";

/** Reads a page from a file. The errors say what to fix. */
export async function readContentFile(file: string, figures: FigureList): Promise<ContentDraft> {
  const source = await readTextFile(file);
  try {
    return parseContentFile(file, source, figures);
  } catch (error) {
    throw new OperatorFailure(`Nothing was published. ${describeMistake(error)}`);
  }
}

const MISSING = new Map([
  ["slug", "The page has no slug: add a line slug: dscr-loans/bank-statements"],
  ["title", 'The page has no title: add a line title: "Bank Statements and DSCR Loans"'],
  [
    "metaDescription",
    'The page has no description: add a line metaDescription: "What the page is about, in 70 to 170 characters."',
  ],
]);

function describeMistake(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (error.cause instanceof z.ZodError) {
    const lines = error.cause.issues.map(({ path, message }) => {
      const field = path.join(".");
      return (message === NEEDED && MISSING.get(field)) || `${field}: ${message}`;
    });
    return [error.message, ...lines].join("\n  ");
  }
  return `${error.message} (content publish --help shows the file format.)`;
}
