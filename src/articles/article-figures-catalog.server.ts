import { workedExamples } from "../../content/articles/worked-examples.ts";
import type { FigureList } from "../markdown/figures.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";

/** What the Markdown of an article may name: figures, and examples, which stay until the text is cut into blocks. */
export const articleFigures: FigureList = {
  ...namedFigures,
  ...Object.fromEntries(workedExamples.map(({ name }) => [`example:${name}`, `{{example:${name}}}`])),
};
