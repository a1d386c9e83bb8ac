/** Figures by name: where Markdown says {{rates.range}}, readers see what this list has under `rates.range`. */
export type FigureList = Readonly<Record<string, string>>;

const NAMED = /\{\{([^{}\n]*)\}\}/g;
/** What is left of a mark that was not closed, or not opened, with enough beside it to find the place. */
const LOOSE = /(?:\{\{|\}\}).{0,30}/;

/** Why a text cannot be filled, as a sentence; null when it can. */
export function findFigureMistake(text: string, figures: FigureList): string | null {
  for (const [, inner = ""] of text.matchAll(NAMED)) {
    const name = inner.trim();
    if (!Object.hasOwn(figures, name)) return `There is no figure named "${name}".`;
  }
  const loose = LOOSE.exec(text.replaceAll(NAMED, ""))?.[0];
  return loose === undefined ? null : `A figure stands between "{{" and "}}", which "${loose}" does not.`;
}

/** The text as readers see it. A mistake is an error that names the file: it stops the build. */
export function fillFigures(file: string, text: string, figures: FigureList): string {
  const mistake = findFigureMistake(text, figures);
  if (mistake !== null) throw new Error(`${file}: ${mistake}`);
  return text.replaceAll(NAMED, (mark, inner: string) => figures[inner.trim()] ?? mark);
}

/** The same figures, each named after what it describes: `price` of `florida.median` is `florida.median.price`. */
export function figuresOf(subject: string, figures: FigureList): FigureList {
  return Object.fromEntries(Object.entries(figures).map(([name, text]) => [`${subject}.${name}`, text]));
}
