/** Figures by name: where Markdown has {{rates.range}}, readers see this list's `rates.range`. */
export type FigureList = Readonly<Record<string, string>>;

const NAMED = /\{\{([^{}\n]*)\}\}/g;
/** An unmatched `{{` or `}}`, with enough text after it to find the place. */
const LOOSE = /(?:\{\{|\}\}).{0,30}/;

/** Why a text cannot be filled, as a sentence; null if it can. */
export function findFigureMistake(text: string, figures: FigureList): string | null {
  for (const [, inner = ""] of text.matchAll(NAMED)) {
    const name = inner.trim();
    if (!Object.hasOwn(figures, name)) return `There is no figure named "${name}".`;
  }
  const loose = LOOSE.exec(text.replaceAll(NAMED, ""))?.[0];
  return loose === undefined ? null : `A figure stands between "{{" and "}}", which "${loose}" does not.`;
}

/** The text as readers see it. A mistake throws an error that names the file, which stops the build. */
export function fillFigures(file: string, text: string, figures: FigureList): string {
  const mistake = findFigureMistake(text, figures);
  if (mistake !== null) throw new Error(`${file}: ${mistake}`);
  return text.replaceAll(NAMED, (mark, inner: string) => figures[inner.trim()] ?? mark);
}

/** The same figures, prefixed with their subject: `price` of `florida.median` becomes `florida.median.price`. */
export function figuresOf(subject: string, figures: FigureList): FigureList {
  return Object.fromEntries(Object.entries(figures).map(([name, text]) => [`${subject}.${name}`, text]));
}
