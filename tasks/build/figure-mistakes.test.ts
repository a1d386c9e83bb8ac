import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { ROOT } from "../run-tool.ts";
import { listFigureMistakes } from "./figure-mistakes.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "figures-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test("the Markdown of the site names its figures rightly", async () => {
  expect(await listFigureMistakes(ROOT, shippedContent)).toEqual([]);
});

test("a mistake is one line with the file and the name", async () => {
  write("content/news/a.md", "At {{rates.rnage}}.");
  write("content/news/b.md", "At {{rates.range}}.");
  write("content/pages/c.md", "At {{rates.range.");
  expect(await listFigureMistakes(folder, shippedContent)).toEqual([
    'content/news/a.md: There is no figure named "rates.rnage".',
    'content/pages/c.md: A figure stands between "{{" and "}}", which "{{rates.range." does not.',
  ]);
});

test("an example can be named in an article, and nowhere else", async () => {
  write("content/articles/long-form/a.md", "{{example:risk-stress}}");
  write("content/news/b.md", "{{example:risk-stress}}");
  expect(await listFigureMistakes(folder, shippedContent)).toEqual([
    'content/news/b.md: There is no figure named "example:risk-stress".',
  ]);
});
