/** A paragraph with a title, or the explanation of a term. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Paragraphs by title, in the order in which they are written. */
export function titledTexts(texts: Readonly<Record<string, string>>): readonly TitledText[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}

/** Explanations by term, in the order in which they are written. */
export function termTexts(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([term, text]) => ({ term, text }));
}
