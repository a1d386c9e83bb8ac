import { createContent } from "../../content/site-content.ts";
import type { FigureList } from "../markdown/figures.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import type { NamedRecord } from "../records/record-store.server.ts";
import { assembleRecords } from "./site-records.server.ts";

/** The figures that a site with these records shows. */
export function figuresOfRecords(records: readonly NamedRecord[]): FigureList {
  return namedFigures(createContent(assembleRecords(records)));
}
