import { PageHeader } from "../../ui/page/page-header.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { CountyForm } from "../counties/county-form.tsx";
import type { CountyFormContent } from "../counties/county-page-catalog.server.ts";
import { FIRST_QUERY } from "../counties/county-query.ts";
import { Caveats, Method } from "./background.tsx";
import type { DataContent } from "./data-catalog.server.ts";
import { Downloads } from "./downloads.tsx";
import { FiguresTable } from "./figures-table.tsx";
import type { HistoryContent } from "./history-catalog.server.ts";
import { SourceList } from "./source-list.tsx";

interface DataPageProps {
  readonly content: DataContent;
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

export function DataPage({ content, history, counties }: DataPageProps) {
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
          <SourceList heading={content.sourcesHeading} sources={states.sources} />
          <h3 className="mt-10">{states.lessons.heading}</h3>
          <ul className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-3">
            {states.lessons.items.map((item) => (
              <li key={item} className="max-w-[62ch] border-t border-rule pt-3">
                <NoBreakText text={item} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="counties" className="section">
          <SectionStart id="counties" section={counties.section} />
          <CountyForm content={counties.form} query={FIRST_QUERY} />
          <StaticHtml html={counties.table} />
        </section>
        <section aria-labelledby="cities" className="section">
          <SectionStart id="cities" section={cities} />
          <FiguresTable table={cities.table} />
          <SourceList heading={content.sourcesHeading} sources={cities.sources} />
        </section>
        <section aria-labelledby="history" className="section">
          <SectionStart id="history" section={history.section} />
          <FiguresTable table={history.section.table} filter={history.section.filter} />
          <StaticHtml html={history.background} />
        </section>
        <Background content={content} />
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

/** How the figures came here, what they cannot say, and who may use them. */
function Background({ content }: { readonly content: DataContent }) {
  const { collected, caveats, license, changes } = content;
  return (
    <>
      <Method id="collected" method={collected} />
      <Caveats caveats={caveats} />
      <section aria-labelledby="license" className="section">
        <h2 id="license">{license.heading}</h2>
        <p className="mt-3 max-w-[68ch]">
          {license.text}{" "}
          <a href={license.link} className="link">
            {license.linkText}
          </a>
        </p>
        <p className="mt-4 max-w-[68ch] border-l-3 border-brand pl-4 text-ink-soft">{license.credit}</p>
      </section>
      <section aria-labelledby="changes" className="section">
        <h2 id="changes">{changes.heading}</h2>
        <p className="mt-3 max-w-[68ch]">{changes.introduction}</p>
        <ul className="mt-4 max-w-[68ch]">
          {changes.items.map(({ date, text }) => (
            <li key={text} className="border-t border-rule py-3">
              <strong className="font-semibold">
                <DateText isoDate={date} />
              </strong>
              . {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
