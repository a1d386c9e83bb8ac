import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseDocument, stringify } from "yaml";
import { OperatorFailure } from "../context.ts";
import { readTextFile } from "../text-file.ts";

/** Records as people read and edit them: articles are Markdown with front matter, all others are YAML. */
export interface RecordFormat {
  readonly extension: string;
  compose(body: unknown): string;
  parse(source: string): unknown;
}

export const yamlFormat: RecordFormat = {
  extension: "yaml",
  compose: (body) => stringify(body, { lineWidth: 0 }).trimEnd(),
  parse(source) {
    const document = parseDocument(source, { prettyErrors: true });
    const [mistake] = document.errors;
    if (mistake) throw new OperatorFailure(`Nothing was changed. ${mistake.message.split("\n")[0]}`);
    return document.toJS();
  },
};

export const markdownFormat: RecordFormat = {
  extension: "md",
  compose: String,
  parse: (source) => source,
};

export async function readRecordFile(file: string, format: RecordFormat): Promise<unknown> {
  return format.parse(await readTextFile(file));
}

/**
 * Opens the record in the operator's editor. Returns what was saved, and where: if it is refused, nothing that was typed
 * is lost.
 */
export function editRecord(
  name: string,
  body: unknown,
  format: RecordFormat,
): { readonly file: string; readonly body: unknown } {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "rentratio-")), `${name}.${format.extension}`);
  writeFileSync(file, `${format.compose(body)}\n`, { mode: 0o600 });
  const editor =
    process.env.VISUAL || process.env.EDITOR || (process.platform === "win32" ? "notepad" : "vi");
  const [program = editor, ...words] = editor.split(" ");
  const { status, error } = spawnSync(program, [...words, file], { stdio: "inherit" });
  if (error || status !== 0) {
    throw new OperatorFailure(
      `The editor "${editor}" could not be used. Set EDITOR, or edit ${file} and publish it.`,
    );
  }
  try {
    return { file, body: format.parse(readFileSync(file, "utf8")) };
  } catch (cause) {
    throw new OperatorFailure(`Your text is in ${file}.`, { cause });
  }
}
