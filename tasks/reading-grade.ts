import { syllable } from "syllable";

/**
 * The Flesch-Kincaid grade: the school year whose students read this with ease. A figure such as $2,350 counts as a
 * word of one syllable, as in the usual tools. Headings and tables are not sentences and are left out.
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(splitSentences);
  const words = sentences.flatMap(splitWords);
  const syllables = words.reduce((sum, word) => sum + Math.max(syllable(word), 1), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * The paragraphs of two sentences or more. Labels, figures and list items are read at a glance, and a grade for text
 * without sentences means nothing.
 */
export function runningProse(paragraphs: readonly string[]): string[] {
  return paragraphs.filter((paragraph) => splitSentences(paragraph).length > 1);
}

export function countWords(paragraphs: readonly string[]): number {
  return paragraphs.flatMap(splitWords).length;
}

/** A period ends a sentence if space follows it; the one in 1.25 does not. */
function splitSentences(paragraph: string): string[] {
  return paragraph.split(/(?<=[.?])\s+/).filter((sentence) => /\w/.test(sentence));
}

function splitWords(text: string): string[] {
  return text.match(/\S*\w\S*/g) ?? [];
}

/** The paragraphs and list items of a Markdown file, without markup. */
export function markdownProse(source: string): string[] {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split(/\n\s*\n|\n(?=(?:-|\d+\.) )/)
    .map((block) => block.trim())
    .filter((block) => block !== "" && !/^(?:#|\||\{\{)/.test(block))
    .map((block) =>
      block
        .replace(/^(?:-|\d+\.) /, "")
        .replaceAll("**", "")
        .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
        .replaceAll("\n", " "),
    );
}

/** The sentences in a content record: labels, names and paths have no final period. */
export function recordProse(content: unknown): string[] {
  if (typeof content === "string") return /\w.*[.?]$/.test(content) && content.includes(" ") ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(recordProse);
}
