/** What every answer has beside its figures. */
export interface AnswerFrame {
  readonly assumptions: readonly string[];
  readonly notice: string;
  readonly link: string;
  readonly formulasVersion: string;
}

/** Enough for the figures at the top of the longest answer. The rest is in the structured part. */
const MAX_LINES = 40;
const MAX_ITEMS = 6;
const MAX_FIGURES_OF_ITEM = 8;

/** An answer for assistants that read only text: its figures, what they rest on, the notice and the link. */
export function writeAnswerText(
  title: string,
  figures: Readonly<Record<string, unknown>>,
  { assumptions, notice, link, formulasVersion }: AnswerFrame,
): string {
  const lines = Object.entries(figures).flatMap(([name, value]) => listFigures(name, value));
  return [
    title,
    ...lines.slice(0, MAX_LINES),
    ...(lines.length > MAX_LINES ? [`... and ${lines.length - MAX_LINES} more lines`] : []),
    "",
    "Assumptions:",
    ...assumptions.map((assumption) => `- ${assumption}`),
    "",
    `Formulas: version ${formulasVersion}`,
    notice,
    `To check or change it: ${link}`,
  ].join("\n");
}

/** Figures by the path of their fields, one line each. */
function listFigures(path: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return listItems(path, value);
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => listFigures(`${path}.${name}`, inner));
  return value === null || value === undefined ? [] : [`${path}: ${value}`];
}

/** One line for each item of a short list. A long one is only counted. */
function listItems(path: string, items: readonly unknown[]): readonly string[] {
  if (!items.some(isRecord)) return items.length > 0 ? [`${path}: ${items.join(", ")}`] : [];
  if (items.length > MAX_ITEMS) return [`${path}: ${items.length} entries`];
  return items.map((item, index) => {
    const figures = Object.entries(isRecord(item) ? item : {})
      .filter(([, figure]) => figure !== null && typeof figure !== "object")
      .slice(0, MAX_FIGURES_OF_ITEM);
    return `${path}[${index}]: ${figures.map(([name, figure]) => `${name} ${figure}`).join(", ")}`;
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
