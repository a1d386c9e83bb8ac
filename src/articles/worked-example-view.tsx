import { RatioFigure } from "../dscr/gauge/ratio-figure.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { IllustrativeNote } from "../ui/page/illustrative-note.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import type { ExampleTable, ExampleView } from "./example-view.ts";

export function WorkedExampleView({ example }: { readonly example: ExampleView }) {
  const titleId = `example-${example.name}`;
  return (
    <section
      aria-labelledby={titleId}
      className="my-8 rounded-sheet border border-rule bg-sheet p-5 sm:p-7 print:break-inside-avoid"
    >
      <p className="text-sm font-semibold text-brand">Worked example</p>
      <h3 id={titleId} className="mt-1 text-[1.4rem]">
        {example.title}
      </h3>
      <p className="mt-2 max-w-[35rem]">{example.explanation}</p>
      {example.tables.map((table) =>
        table.headings.length === 2 ? (
          <Pairs key={table.caption} table={table} />
        ) : (
          <Table key={table.caption} table={table} />
        ),
      )}
      <h4 className="mt-7 font-semibold">{example.ratiosTitle}</h4>
      <div className="mt-3 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {example.ratios.map(({ label, dscr }) => (
          <RatioFigure key={label} label={label} dscr={dscr} />
        ))}
      </div>
      {example.link && (
        <p className="mt-5">
          <PageLink to={example.link.to} className="link inline-flex min-h-11 items-center">
            {example.link.text}
          </PageLink>
        </p>
      )}
      <div className="mt-5">
        <IllustrativeNote>
          Computed by the same code as this site's calculators. Ratios show two decimals and are never rounded
          up across a threshold.
        </IllustrativeNote>
      </div>
    </section>
  );
}

/** A two-column table keeps two columns on every screen. */
function Pairs({ table }: { readonly table: ExampleTable }) {
  return (
    <dl className="mt-5 text-[0.94rem]">
      {table.rows.map(({ label, cells }) => (
        <div key={label} className="flex justify-between gap-6 border-t border-rule py-1.5">
          <dt>{label}</dt>
          <dd>{cells[0]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ table }: { readonly table: ExampleTable }) {
  const [rowHeading, ...headings] = table.headings;
  return (
    <div className="mt-5 text-[0.94rem]">
      <DataTable
        caption={table.caption}
        columns={[
          { heading: rowHeading, cell: ({ label }) => label },
          ...headings.map((heading, index) => ({
            heading,
            cell: ({ cells }: ExampleTable["rows"][number]) => cells[index],
            isNumeric: true,
          })),
        ]}
        rows={table.rows}
        rowKey={({ label }) => label}
      />
    </div>
  );
}
