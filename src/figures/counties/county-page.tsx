import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { Caveats, Method } from "../data/background.tsx";
import { Downloads } from "../data/downloads.tsx";
import { SourceList } from "../data/source-list.tsx";
import type { CountyPageContent, CountyTableText, FoundCounties } from "./county-page-catalog.server.ts";
import { COUNTIES_PATH, type CountyQuery, countyAddress } from "./county-query.ts";
import { CountyTable } from "./county-table.tsx";
import { describeFound } from "./county-words.ts";

/** Above the form. */
export function CountyHead({ content }: { readonly content: CountyPageContent }) {
  return (
    <PageHeader crumbs={content.crumbs} heading={content.heading} lede={content.introduction}>
      <Downloads downloads={content.downloads} />
    </PageHeader>
  );
}

interface CountyResultsProps {
  readonly content: CountyPageContent;
  readonly table: CountyTableText;
  readonly query: CountyQuery;
  readonly found: FoundCounties;
}

/** What the address asks for, and where it comes from. */
export function CountyResults({ content, table, query, found }: CountyResultsProps) {
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        {content.results}
      </h2>
      <p id="table" className="mt-6 mb-4 scroll-mt-24 text-[0.94rem] text-ink-soft">
        {describeFound(found, query, table)}{" "}
        {found.found === 0 && (
          <>
            {content.empty}{" "}
            <PageLink to={`${COUNTIES_PATH}?people=0`} className="link">
              {content.reset}
            </PageLink>
          </>
        )}
      </p>
      {found.rows.length > 0 && (
        <CountyTable text={table} caption={table.caption} rows={found.rows} query={query} />
      )}
      <CountyPages label={content.pages} query={query} found={found} />
      <p className="mt-4 max-w-[90ch] text-[0.94rem] text-ink-soft">{table.marks}</p>
      <SourceList heading={content.sourcesHeading} sources={content.sources} />
    </section>
  );
}

interface CountyPagesProps extends Pick<CountyResultsProps, "query" | "found"> {
  readonly label: string;
}

function CountyPages({ label, query, found: { page, pageCount } }: CountyPagesProps) {
  if (pageCount < 2) return null;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav aria-label={label} className="mt-4 print:hidden">
      <ul className="flex flex-wrap items-center gap-x-1">
        {numbers.map((number) => (
          <li key={number}>
            {number === page ? (
              <span
                aria-current="page"
                className="grid size-11 place-items-center rounded-control bg-brand-wash font-semibold"
              >
                {number}
              </span>
            ) : (
              <PageLink
                to={`${countyAddress({ ...query, page: number })}#table`}
                rel="nofollow"
                className="link flex min-h-11 min-w-11 items-center justify-center px-2"
              >
                <span className="sr-only">Page </span>
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Method, limits and license. */
export function CountyBackground({ content }: { readonly content: CountyPageContent }) {
  const { method, caveats, license, related } = content;
  return (
    <>
      <Method id="method" method={method} />
      <Caveats caveats={caveats}>
        <p className="mt-6 max-w-[68ch] border-l-3 border-brand pl-4 text-ink-soft">
          {license.credit}{" "}
          <a href={license.link} className="link">
            {license.linkText}
          </a>
        </p>
      </Caveats>
      <RelatedPages pages={related} />
    </>
  );
}
