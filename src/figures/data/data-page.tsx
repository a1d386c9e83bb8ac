import { PageHeader } from "../../ui/page/page-header.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { CountyForm } from "../counties/county-form.tsx";
import type { CountyFormContent } from "../counties/county-page-catalog.server.ts";
import { FIRST_QUERY } from "../counties/county-query.ts";
import type { DataContent } from "./data-catalog.server.ts";
import { Downloads } from "./downloads.tsx";
import { FiguresTable } from "./figures-table.tsx";
import type { HistoryContent } from "./history-catalog.server.ts";

interface DataPageProps {
  readonly content: Pick<DataContent, "crumbs" | "heading" | "introduction" | "downloads" | "related"> & {
    readonly states: SectionText & Pick<DataContent["states"], "table" | "filter">;
    readonly cities: SectionText & Pick<DataContent["cities"], "table">;
  };
  /** HTML of the server: below the table of states, below that of cities, and below all tables. */
  readonly background: Readonly<Record<"states" | "cities" | "all", string>>;
  readonly history: {
    readonly section: SectionText & Pick<HistoryContent, "table" | "filter">;
    /** HTML of the server. */
    readonly background: string;
  };
  readonly counties: {
    readonly section: SectionText;
    readonly form: CountyFormContent;
    /** HTML of the server. */
    readonly table: string;
  };
}

export function DataPage({ content, background, history, counties }: DataPageProps) {
  const { states, cities } = content;
  return (
    <>
      <PageHeader crumbs={content.crumbs} heading={content.heading} lede={content.introduction}>
        <Downloads downloads={content.downloads} />
      </PageHeader>
      <div className="wrap">
        <section aria-labelledby="states" className="section">
          <SectionStart id="states" section={states} />
          <FiguresTable table={states.table} filter={states.filter} />
          <StaticHtml html={background.states} />
        </section>
        <section aria-labelledby="counties" className="section">
          <SectionStart id="counties" section={counties.section} />
          <CountyForm content={counties.form} query={FIRST_QUERY} />
          <StaticHtml html={counties.table} />
        </section>
        <section aria-labelledby="cities" className="section">
          <SectionStart id="cities" section={cities} />
          <FiguresTable table={cities.table} />
          <StaticHtml html={background.cities} />
        </section>
        <section aria-labelledby="history" className="section">
          <SectionStart id="history" section={history.section} />
          <FiguresTable table={history.section.table} filter={history.section.filter} />
          <StaticHtml html={history.background} />
        </section>
        <StaticHtml html={background.all} />
        <RelatedPages pages={content.related} />
      </div>
    </>
  );
}

interface SectionText {
  readonly heading: string;
  readonly introduction: string;
}

function SectionStart({ id, section }: { readonly id: string; readonly section: SectionText }) {
  return (
    <>
      <h2 id={id}>{section.heading}</h2>
      <p className="mt-3 mb-6 max-w-[68ch]">
        <NoBreakText text={section.introduction} />
      </p>
    </>
  );
}
