import { PageLink } from "../../ui/page/page-link.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { SortArrows } from "../data/table-head.tsx";
import type { CountyRow, CountyTableText } from "./county-page-catalog.server.ts";
import { type CountyQuery, countyAddress, sortedBy } from "./county-query.ts";

interface CountyTableProps {
  readonly text: CountyTableText;
  readonly caption: string;
  readonly rows: readonly CountyRow[];
  /** Makes each heading a link that sorts. Absent: the order is what the caption says. */
  readonly query?: CountyQuery;
}

/** A wide table of the server: it scrolls in both directions, and its headings are links to other orders. */
export function CountyTable({ text, caption, rows, query }: CountyTableProps) {
  const columns = text.groups.flatMap(({ columns }) => columns);
  return (
    <ScrollRegion
      label={caption}
      className="max-h-[min(44rem,80vh)] scroll-pt-24 scroll-pl-36 border-t border-rule print:max-h-none"
    >
      <table className="figures-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <SortHeading sort="name" heading={text.rowHeading} query={query} rowSpan={2} />
            {text.groups.map((group) => (
              <th key={group.label} scope="colgroup" colSpan={group.columns.length}>
                {group.label}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map((column) => (
              <SortHeading key={column} sort={column} {...text.columns[column]} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fips, name, state, cells }) => (
            <tr key={fips}>
              <th scope="row" className="min-w-32 whitespace-normal">
                {name}, {state}
              </th>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface SortHeadingProps {
  readonly sort: CountyQuery["sort"];
  readonly heading: string;
  readonly lead?: string;
  readonly rowSpan?: number;
  readonly query: CountyQuery | undefined;
}

function SortHeading({ sort, heading, lead, rowSpan, query }: SortHeadingProps) {
  const direction = query?.sort === sort ? (query.isAscending ? "ascending" : "descending") : undefined;
  const name = (
    <>
      {lead && <span className="sr-only">{lead}</span>}
      {heading}
    </>
  );
  return (
    <th scope="col" rowSpan={rowSpan} aria-sort={direction}>
      {query ? (
        // Search engines need no page of each order.
        <PageLink
          to={`${countyAddress(sortedBy(query, sort))}#table`}
          rel="nofollow"
          className="sort-heading"
        >
          {name}
          <SortArrows direction={direction} />
        </PageLink>
      ) : (
        name
      )}
    </th>
  );
}
