import { RecordChartPicture } from "../../price-history/record-chart.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { PlainTable, PriceRecordSection } from "./guide-section.ts";
import { SectionFrame } from "./section-frame.tsx";

export function PriceRecordView({ section }: { readonly section: PriceRecordSection }) {
  const { heading, answer, paragraphs, chart, levels, spans, caveat, links } = section;
  return (
    <SectionFrame heading={heading} answer={answer}>
      <div className="max-w-[62ch] space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NoBreakText text={paragraph} />
          </p>
        ))}
      </div>
      <figure className="mt-7">
        <figcaption className="mb-3 text-[0.94rem]">
          <span className="font-semibold">{chart.caption}.</span>{" "}
          <span className="text-ink-soft">{chart.scale}</span>
        </figcaption>
        <RecordChartPicture chart={chart} summary={chart.summary} names={chart.names} />
      </figure>
      <div className="mt-7 grid gap-x-12 gap-y-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Figures table={levels} />
        <Figures table={spans} />
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
        {links.map(({ path, label }) => (
          <li key={path}>
            <PageLink to={path} className="link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[68ch] text-sm text-ink-soft">
        <NoBreakText text={caveat} />
      </p>
    </SectionFrame>
  );
}

function Figures({ table: { caption, columns, rows } }: { readonly table: PlainTable }) {
  return (
    <table className="w-full border-collapse self-start text-[0.94rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-[0.88rem] text-ink-soft">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`pb-2 align-bottom font-semibold ${index === 0 ? "text-left" : "pl-3 text-right"}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-rule align-baseline">
            <th scope="row" className="py-2 text-left font-semibold whitespace-nowrap">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-2 pl-3 text-right">
                <NoBreakText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
