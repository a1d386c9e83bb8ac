import { workedExamples } from "../../content/articles/worked-examples.ts";
import { part } from "../../content/site-content.ts";
import type { FigureList } from "../markdown/figures.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { historyFigures } from "./history-figures-catalog.server.ts";

/**
 * The names that an article's Markdown may use: figures, and examples. Example names stay in the text until it is cut
 * into blocks.
 */
export const articleFigures = part<FigureList>((site) => ({
  ...namedFigures(site),
  ...historyFigures,
  ...Object.fromEntries(workedExamples(site).map(({ name }) => [`example:${name}`, `{{example:${name}}}`])),
}));
