import { PageHeader } from "../../ui/page/page-header.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { DataContent } from "./data-catalog.server.ts";
import { FiguresTable } from "./figures-table.tsx";
import { SourceList } from "./source-list.tsx";

export function DataPage({ content }: { readonly content: DataContent }) {
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
        <section aria-labelledby="cities" className="section">
          <SectionStart id="cities" section={cities} />
          <FiguresTable table={cities.table} />
          <SourceList heading={content.sourcesHeading} sources={cities.sources} />
        </section>
        <Background content={content} />
        <RelatedPages pages={content.related} />
      </div>
    </>
  );
}

function Downloads({ downloads }: { readonly downloads: DataContent["downloads"] }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <p className="font-semibold">{downloads.heading}</p>
      <ul className="flex flex-wrap gap-2">
        {downloads.files.map(({ path, fileName, label }) => (
          <li key={path}>
            <a href={path} download={fileName} className="pill">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-[0.94rem] text-ink-soft">{downloads.note}</p>
    </div>
  );
}

function SectionStart({
  id,
  section,
}: {
  readonly id: string;
  readonly section: DataContent["states" | "cities"];
}) {
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
      <section aria-labelledby="collected" className="section">
        <h2 id="collected">{collected.heading}</h2>
        <div className="mt-3 max-w-[68ch] space-y-4">
          {collected.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <NoBreakText text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="caveats" className="section">
        <h2 id="caveats">{caveats.heading}</h2>
        <ul className="mt-4 gap-x-12 lg:columns-2">
          {caveats.items.map(({ term, text }) => (
            <li key={term} className="max-w-[68ch] break-inside-avoid border-t border-rule py-3">
              <strong className="font-semibold">{term}</strong> <NoBreakText text={text} />
            </li>
          ))}
        </ul>
      </section>
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
            <li key={date} className="border-t border-rule py-3">
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
