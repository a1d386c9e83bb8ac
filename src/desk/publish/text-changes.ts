/** What two texts have in common, and what differs, for people to read. */

export interface TextPart {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface TextLine {
  readonly kind: "same" | "removed" | "added";
  /** A changed line whose counterpart is known has only its changed words marked. */
  readonly parts: readonly TextPart[];
}

/** Some lines, or a number of equal ones that are left out. */
export type ChangedText = readonly (TextLine | { readonly kind: "skipped"; readonly count: number })[];

/** Equal lines that are shown before and after a change. */
const CONTEXT = 2;
/** The work grows with the square of the differences. Texts that differ more have little left to compare. */
const MAX_DIFFERENCES = 400;

export function compareTexts(before: string, after: string): ChangedText {
  const steps = compareLists(before.split("\n"), after.split("\n"));
  return skipEqualLines(markWords(steps));
}

interface Step {
  readonly kind: TextLine["kind"];
  readonly value: string;
}

/** The shortest way from one list to the other: what to remove and what to add (Myers, 1986). */
export function compareLists(before: readonly string[], after: readonly string[]): readonly Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const same = (values: readonly string[]) => values.map((value): Step => ({ kind: "same", value }));
  return [
    ...same(before.slice(0, start)),
    ...compareMiddles(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

/** `reached.get(k)` is how far into `before` a path on diagonal k has come; one map for each number of differences. */
function compareMiddles(before: readonly string[], after: readonly string[]): readonly Step[] {
  const trace: ReadonlyMap<number, number>[] = [];
  let reached = new Map([[1, 0]]);
  for (let differences = 0; differences <= MAX_DIFFERENCES; differences += 1) {
    const next = new Map(reached);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = comesFromAbove(reached, diagonal, differences)
        ? valueAt(reached, diagonal + 1)
        : valueAt(reached, diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length)
        return walkBack(before, after, [...trace, reached]);
    }
    trace.push(reached);
    reached = next;
  }
  return [
    ...before.map((value): Step => ({ kind: "removed", value })),
    ...after.map((value): Step => ({ kind: "added", value })),
  ];
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
): readonly Step[] {
  const steps: Step[] = [];
  let [x, y] = [before.length, after.length];
  for (let differences = trace.length - 1; differences >= 0; differences -= 1) {
    const reached = trace[differences] ?? new Map<number, number>();
    const isAdded = comesFromAbove(reached, x - y, differences);
    const from = isAdded ? x - y + 1 : x - y - 1;
    const startX = differences === 0 ? 0 : valueAt(reached, from);
    const startY = differences === 0 ? 0 : startX - from;
    while (x > startX && y > startY) {
      steps.push({ kind: "same", value: before[x - 1] ?? "" });
      [x, y] = [x - 1, y - 1];
    }
    if (differences === 0) break;
    steps.push(
      isAdded
        ? { kind: "added", value: after[y - 1] ?? "" }
        : { kind: "removed", value: before[x - 1] ?? "" },
    );
    [x, y] = [startX, startY];
  }
  return steps.reverse();
}

function comesFromAbove(
  reached: ReadonlyMap<number, number>,
  diagonal: number,
  differences: number,
): boolean {
  if (diagonal === -differences) return true;
  return diagonal !== differences && valueAt(reached, diagonal - 1) < valueAt(reached, diagonal + 1);
}

function valueAt(reached: ReadonlyMap<number, number>, diagonal: number): number {
  return reached.get(diagonal) ?? 0;
}

/** Lines removed and added in the same place are compared word by word, if there are as many of them. */
function markWords(steps: readonly Step[]): readonly TextLine[] {
  const lines: TextLine[] = [];
  let index = 0;
  while (index < steps.length) {
    const removed = takeWhile(steps, index, "removed");
    const added = takeWhile(steps, index + removed.length, "added");
    index += removed.length + added.length;
    if (removed.length === added.length) lines.push(...pairLines(removed, added));
    else lines.push(...[...removed, ...added].map(({ kind, value }) => wholeLine(kind, value)));
    const step = steps[index];
    if (step?.kind === "same") {
      lines.push({ kind: "same", parts: [{ text: step.value, isChanged: false }] });
      index += 1;
    }
  }
  return lines;
}

function takeWhile(steps: readonly Step[], from: number, kind: Step["kind"]): readonly Step[] {
  let end = from;
  while (steps[end]?.kind === kind) end += 1;
  return steps.slice(from, end);
}

function wholeLine(kind: TextLine["kind"], text: string): TextLine {
  return { kind, parts: [{ text, isChanged: true }] };
}

function pairLines(removed: readonly Step[], added: readonly Step[]): readonly TextLine[] {
  const pairs = removed.map(({ value }, index) =>
    compareLists(wordsOf(value), wordsOf(added[index]?.value ?? "")),
  );
  const lineOf = (kind: "removed" | "added") => (steps: readonly Step[]) => ({
    kind,
    parts: joinParts(steps.filter((step) => step.kind === "same" || step.kind === kind)),
  });
  return [...pairs.map(lineOf("removed")), ...pairs.map(lineOf("added"))];
}

/** Words with the space that follows them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function joinParts(steps: readonly Step[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const { kind, value } of steps) {
    const isChanged = kind !== "same";
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) parts[parts.length - 1] = { text: last.text + value, isChanged };
    else parts.push({ text: value, isChanged });
  }
  return parts;
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
