import { useIsHydrated } from "../../ui/hydrated.tsx";
import type { FiguresColumn, FiguresTableContent, RowOrder } from "./table-rows.ts";

type Column = RowOrder["column"];

interface TableHeadProps {
  readonly table: FiguresTableContent;
  readonly order: RowOrder;
  readonly onSort: (column: Column, isText: boolean) => void;
}

/** Two rows: what the columns have in common, with its period, and the columns themselves. */
export function TableHead({ table: { groups, rowHeading }, order, onSort }: TableHeadProps) {
  const columns = groups.flatMap((group) => group.columns);
  return (
    <thead>
      <tr>
        <SortHeading
          column="name"
          heading={{ heading: rowHeading, isText: true }}
          rowSpan={2}
          order={order}
          onSort={onSort}
        />
        {groups.map((group) => (
          <th key={group.label} scope="colgroup" colSpan={group.columns.length}>
            {group.label}
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((heading, column) => (
          <SortHeading
            key={heading.heading}
            column={column}
            heading={heading}
            order={order}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface SortHeadingProps extends Pick<TableHeadProps, "order" | "onSort"> {
  readonly column: Column;
  readonly heading: FiguresColumn;
  readonly rowSpan?: number;
}

function SortHeading({ column, heading, rowSpan, order, onSort }: SortHeadingProps) {
  const { lead, isText = false } = heading;
  const isHydrated = useIsHydrated();
  const direction = order.column === column ? order.direction : undefined;
  const name = (
    <>
      {lead && <span className="sr-only">{lead}</span>}
      {heading.heading}
    </>
  );
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      aria-sort={isHydrated ? (direction ?? "none") : undefined}
      className={isText ? "is-text" : undefined}
    >
      {isHydrated ? (
        <button type="button" className="sort-heading" onClick={() => onSort(column, isText)}>
          {name}
          <SortArrows direction={direction} />
        </button>
      ) : (
        <span className="sort-heading">
          {name}
          <span className="w-2" />
        </span>
      )}
    </th>
  );
}

/** Both arrows where the column can be sorted, one where it is. */
export function SortArrows({ direction }: { readonly direction: RowOrder["direction"] | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 12" className="w-2 flex-none fill-current">
      {direction !== "descending" && <path d="M4 0 8 5H0Z" />}
      {direction !== "ascending" && <path d="M4 12 0 7h8Z" />}
    </svg>
  );
}
