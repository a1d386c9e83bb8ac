/** What every answer has beside its figures. */
export interface AnswerFrame {
  readonly assumptions: readonly string[];
  readonly notice: string;
  readonly link: string;
}

/** Enough for the figures at the top of the longest answer. The rest is in the structured part. */
const MAX_LINES = 40;

/** An answer for assistants that read only text: its figures, what they rest on, the notice and the link. */
export function writeAnswerText(
  title: string,
  figures: Readonly<Record<string, unknown>>,
  { assumptions, notice, link }: AnswerFrame,
): string {
  const lines = Object.entries(figures).flatMap(([name, value]) => listFigures(name, value));
  return [
    title,
    ...lines.slice(0, MAX_LINES),
    ...(lines.length > MAX_LINES ? [`... and ${lines.length - MAX_LINES} more figures`] : []),
    "",
    "Assumptions:",
    ...assumptions.map((assumption) => `- ${assumption}`),
    "",
    notice,
    `To check or change it: ${link}`,
  ].join("\n");
}

/** Figures by the path of their fields. A list is only counted: it would be longer than all other figures. */
function listFigures(path: string, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return [`${path}: ${value.length} ${value.length === 1 ? "entry" : "entries"}`];
  if (typeof value !== "object") return [`${path}: ${value}`];
  return Object.entries(value).flatMap(([name, inner]) => listFigures(`${path}.${name}`, inner));
}
