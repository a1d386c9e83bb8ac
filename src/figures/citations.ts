import type { Edition } from "../../content/figures/figure-table.ts";
import { listInWords } from "../ui/text/list-in-words.ts";

/** "Census ACS 2024, B25064 and B25077; FHFA House Price Index, 2026 Q2". */
export function cite(...columns: readonly (readonly [Edition, ...string[]])[]): string {
  return columns.map(([edition, ...fields]) => citeEdition(edition, fields)).join("; ");
}

function citeEdition({ tables }: Edition, fields: readonly string[]): string {
  const citations = [...new Set(fields.map((field) => tables[field]?.citation ?? missing(field)))];
  const [first = ""] = citations;
  const survey = first.slice(0, first.lastIndexOf(", ") + 2);
  const tableNames = citations.map((citation) => citation.slice(survey.length));
  return citations.every((citation) => citation.startsWith(survey))
    ? `${survey}${listInWords(tableNames)}`
    : citations.join("; ");
}

function missing(field: string): never {
  throw new Error(`No table is cited for ${field}.`);
}
