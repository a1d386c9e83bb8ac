import { DataTable } from "../../ui/data-table.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { FiguresNoteView } from "./figures-note-view.tsx";
import type { TableRow, TableSection } from "./guide-section.ts";
import { RowMark } from "./row-mark.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Rows that a phone shows at once: each is a card there. */
const SHORT = 3;

export function TableView({ section }: { readonly section: TableSection }) {
  const { heading, answer, introduction, caption, columns, rows, note, link } = section;
  const [first, ...rest] = columns;
  return (
    <SectionFrame heading={heading} answer={answer ?? (rows.length > SHORT ? `${caption}.` : undefined)}>
      <p className="mb-4 max-w-[62ch]">
        <NoBreakText text={introduction} />
      </p>
      <DataTable<TableRow>
        caption={caption}
        columns={[
          { heading: first, cell: ({ cells, mark }) => <MarkedCell text={cells[0]} mark={mark} /> },
          ...rest.map((column, index) => ({
            heading: column,
            cell: ({ cells }: TableRow) => cells[index + 1],
            isNumeric: true,
          })),
        ]}
        rows={rows}
        rowKey={({ cells }) => cells[0]}
      />
      {note && (
        <div className="mt-4">
          <FiguresNoteView note={note} />
        </div>
      )}
      {link && (
        <p className="mt-4 print:hidden">
          <PageLink to={link.path} className="link">
            {link.label}
          </PageLink>
        </p>
      )}
    </SectionFrame>
  );
}

function MarkedCell({ text, mark }: { readonly text: string; readonly mark: string | undefined }) {
  return (
    <>
      {text} {mark && <RowMark text={mark} />}
    </>
  );
}
