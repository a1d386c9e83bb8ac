/** Paragraphs are filled again, so that help texts can be written as prose. What fits stays as it is. */
export function wrapHelp(text: string, width: number): string {
  const blocks: string[][] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (isProse(line) && last?.every(isProse)) last.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((lines) => wrapBlock(lines, width)).join("\n");
}

const isProse = (line: string) => /^\S/.test(line);

function wrapBlock(lines: readonly string[], width: number): readonly string[] {
  if (lines.every((line) => line.length <= width)) return lines;
  const line = lines.join(" ");
  const indent = /^ */.exec(line)?.[0] ?? "";
  if (line.includes("npm run ")) {
    // Not between quotes: the shell would take the line break for a part of the value.
    const words = line.trim().split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/);
    return fill(words, width - " \\".length, [indent, `${indent}    `]).map((part, index, parts) =>
      index < parts.length - 1 ? `${part} \\` : part,
    );
  }
  const [term = indent] = /^ +\S+(?: \S+)*? {2,}/.exec(line) ?? [];
  return fill(line.slice(term.length).split(" "), width, [term, " ".repeat(term.length)]);
}

function fill(words: readonly string[], width: number, [first, rest]: readonly [string, string]): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
