/** What two texts have in common, and what differs, for people to read. */
import { type ChangeObject, diffArrays } from "diff";
import type { ChangedText, TextLine } from "./publish-view-data.ts";

/** Equal lines that are shown before and after a change. */
const CONTEXT = 2;
/** The work grows with the square of the differences. Texts that differ more have little left to compare. */
const MAX_DIFFERENCES = 400;

export function compareTexts(before: string, after: string): ChangedText {
  return skipEqualLines(markWords(compareLists(before.split("\n"), after.split("\n"))));
}

/** Equal values, or those that were removed or added in one place. */
type Run = ChangeObject<string[]>;

function compareLists(before: string[], after: string[]): readonly Run[] {
  return (
    diffArrays(before, after, { maxEditLength: MAX_DIFFERENCES }) ?? [
      { value: before, count: before.length, removed: true, added: false },
      { value: after, count: after.length, removed: false, added: true },
    ]
  );
}

/** Lines removed and added in the same place are compared word by word, if there are as many of them. */
function markWords(runs: readonly Run[]): readonly TextLine[] {
  return runs.flatMap((run, index): readonly TextLine[] => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (run.removed) return after?.added ? compareLines(run.value, after.value, "removed") : wholeLines(run);
    if (run.added) return before?.removed ? compareLines(before.value, run.value, "added") : wholeLines(run);
    return run.value.map((text) => ({ kind: "same", parts: [{ text, isChanged: false }] }));
  });
}

function wholeLines({ value, removed }: Run): readonly TextLine[] {
  return value.map((text) => wholeLine(removed ? "removed" : "added", text));
}

function compareLines(
  before: readonly string[],
  after: readonly string[],
  kind: "removed" | "added",
): readonly TextLine[] {
  if (before.length !== after.length)
    return (kind === "removed" ? before : after).map((text) => wholeLine(kind, text));
  return before.map((text, index) => ({
    kind,
    parts: compareLists(wordsOf(text), wordsOf(after[index] ?? ""))
      .filter((run) => run[kind] || !(run.removed || run.added))
      .map((run) => ({ text: run.value.join(""), isChanged: run[kind] })),
  }));
}

function wholeLine(kind: TextLine["kind"], text: string): TextLine {
  return { kind, parts: [{ text, isChanged: true }] };
}

/** Words with the space that follows them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function skipEqualLines(lines: readonly TextLine[]): ChangedText {
  const shown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== "same"),
  );
  const result: ChangedText[number][] = [];
  for (const [index, line] of lines.entries()) {
    const last = result.at(-1);
    if (shown[index]) result.push(line);
    else if (last?.kind === "skipped") result[result.length - 1] = { kind: "skipped", count: last.count + 1 };
    else result.push({ kind: "skipped", count: 1 });
  }
  return result;
}
