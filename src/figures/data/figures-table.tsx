import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { TableHead } from "./table-head.tsx";
import {
  BY_NAME,
  describeRows,
  type FiguresRow,
  type FiguresTableContent,
  filterRows,
  nextOrder,
  type RowOrder,
  sortRows,
} from "./table-rows.ts";

interface FiguresTableProps {
  readonly table: FiguresTableContent;
  /** Texts of the filter. Without them, the table has none. */
  readonly filter?: {
    readonly label: string;
    readonly hint: string;
    readonly empty: string;
    readonly reset: string;
  };
}

/** A wide table that sorts by its headings. Complete without scripts; then the headings are plain text. */
export function FiguresTable({ table, filter }: FiguresTableProps) {
  const [order, setOrder] = useState<RowOrder>(BY_NAME);
  const [query, setQuery] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const rows = sortRows(filterRows(table.rows, query), order);
  const showAll = () => {
    setQuery("");
    // The button disappears, so the focus needs another place.
    field.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 scripting-none:hidden print:hidden">
        {filter && (
          <div ref={field} className="w-full max-w-[32rem]">
            <TextField
              type="search"
              label={filter.label}
              hint={filter.hint}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onText={setQuery}
            />
          </div>
        )}
        <p role="status" className="text-[0.94rem] text-ink-soft">
          {describeRows(table, rows.length, order)}
          {filter && rows.length === 0 && ` ${filter.empty}`}
        </p>
      </div>
      {rows.length === 0 ? (
        <Button look="quiet" onClick={showAll}>
          {filter?.reset}
        </Button>
      ) : (
        <ScrollRegion
          label={table.caption}
          // What takes the focus does not end up below the head or the first column.
          className="max-h-[min(44rem,80vh)] scroll-pt-24 scroll-pl-36 border-t border-rule"
        >
          <table className="figures-table">
            <caption className="sr-only">{table.caption}</caption>
            <TableHead
              table={table}
              order={order}
              onSort={(column, isText) => setOrder((before) => nextOrder(before, column, isText))}
            />
            <TableBody table={table} rows={rows} />
          </table>
        </ScrollRegion>
      )}
    </>
  );
}

interface TableBodyProps {
  readonly table: FiguresTableContent;
  readonly rows: readonly FiguresRow[];
}

/** Cells are plain elements: six hundred components would keep a phone busy on hydration. */
function TableBody({ table, rows }: TableBodyProps) {
  const columns = table.groups.flatMap((group) => group.columns);
  return (
    <tbody>
      {rows.map(({ name, path, cells }) => (
        <tr key={path}>
          <th scope="row">
            <PageLink
              to={path}
              prefetch="intent"
              className="underline decoration-edge underline-offset-4 hover:text-brand"
            >
              {name}
            </PageLink>
          </th>
          {columns.map(({ heading, isText }, column) => (
            <td key={heading} className={isText ? "is-text" : undefined}>
              {cells[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
