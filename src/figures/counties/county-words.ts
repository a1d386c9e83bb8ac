import { formatUsd } from "../../dscr/money.ts";
import type { CountyColumnName, CountyQuery } from "./county-query.ts";

interface FoundPart {
  /** Of all pages, and of all counties. */
  readonly found: number;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** On this page. */
  readonly rows: readonly object[];
}

interface HeadingTexts {
  readonly rowHeading: string;
  readonly columns: Readonly<Record<CountyColumnName, { readonly heading: string; readonly lead?: string }>>;
}

/** "1,812 of 3,143 counties, 101 to 200. Order: Rent ratio, highest first." */
export function describeFound(
  { found, total, page, pageCount, rows }: FoundPart,
  query: CountyQuery,
  texts: HeadingTexts,
): string {
  const count = (number: number) => formatUsd(number).slice(1);
  const counted = `${count(found)} of ${count(total)} counties`;
  if (found === 0) return `${counted}.`;
  const last = page === pageCount ? found : page * rows.length;
  const part = pageCount > 1 ? `, ${count(last - rows.length + 1)} to ${count(last)}` : "";
  return `${counted}${part}. Order: ${describeOrder(query, texts)}.`;
}

function describeOrder({ sort, isAscending }: CountyQuery, { rowHeading, columns }: HeadingTexts): string {
  if (sort === "name") return `${rowHeading}, ${isAscending ? "A to Z" : "Z to A"}`;
  const { heading, lead = "" } = columns[sort];
  return `${lead}${heading}, ${isAscending ? "lowest first" : "highest first"}`;
}
