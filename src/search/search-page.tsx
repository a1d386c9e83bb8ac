import { PageLink } from "../ui/page/page-link.tsx";
import { MarkedText } from "./marked-text.tsx";
import { Pagination } from "./pagination.tsx";
import { QUERY_LIMITS, searchAddress } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import type { PageHit, SearchResults } from "./search-results.ts";

interface SearchPageProps {
  readonly query: string;
  readonly isCut: boolean;
  readonly answer: SearchResults;
  /** Shown before anything is typed, and when nothing is found. */
  readonly popularSearches: readonly string[];
}

export function SearchPage({ query, isCut, answer, popularSearches }: SearchPageProps) {
  const { total, page, pageCount, hits, isApproximate } = answer;
  return (
    <div className="wrap py-10 sm:py-14">
      <div className="max-w-180">
        <h1 tabIndex={-1}>Search</h1>
        <SearchForm query={query} />
        {isCut && (
          <p className="mt-3 text-[0.94rem] text-ink-soft">
            A search uses the first {QUERY_LIMITS.characters} characters, and the first {QUERY_LIMITS.words}{" "}
            words of these. The rest was left out.
          </p>
        )}
        {query !== "" && (
          <p role="status" className="mt-8 text-ink-soft">
            {describeTotal(query, total)}
            {pageCount > 1 && `, page ${page} of ${pageCount}`}
          </p>
        )}
        {isApproximate && (
          <p className="mt-1">No page has exactly these words. These pages have similar ones.</p>
        )}
        {query !== "" && total === 0 && <NothingFound answer={answer} />}
        {hits.length > 0 && (
          <ol className="mt-4">
            {hits.map((hit) => (
              <Result key={hit.path} hit={hit} />
            ))}
          </ol>
        )}
        {total === 0 && <PopularSearches searches={popularSearches} />}
        <Pagination query={query} page={page} pageCount={pageCount} />
      </div>
    </div>
  );
}

function describeTotal(query: string, total: number): string {
  if (total === 0) return "No results found";
  return `${total} ${total === 1 ? "result" : "results"} for “${query}”`;
}

function Result({ hit: { path, title, trail, excerpt } }: { readonly hit: PageHit }) {
  return (
    <li className="border-t border-rule py-5">
      {trail !== "" && <p className="text-sm text-ink-soft">{trail}</p>}
      <h2 className="text-xl">
        <PageLink to={path} className="link">
          {title}
        </PageLink>
      </h2>
      <p className="mt-1.5 wrap-anywhere">
        <MarkedText parts={excerpt} />
      </p>
    </li>
  );
}

function NothingFound({ answer: { wordsAlone } }: { readonly answer: SearchResults }) {
  return (
    <>
      <p className="mt-2">
        Try <SearchLink text="calculator" />, <SearchLink text="requirements" /> or{" "}
        <SearchLink text="lenders" />.
      </p>
      {wordsAlone.length > 0 && (
        <>
          <p className="mt-6">No page has all of these words. One of them alone finds something:</p>
          <ul className="mt-1">
            {wordsAlone.map(({ word, total }) => (
              <li key={word} className="py-1.5">
                <SearchLink text={word} /> <span className="text-ink-soft">({total})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function PopularSearches({ searches }: { readonly searches: readonly string[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">Popular searches</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {searches.map((text) => (
          <li key={text}>
            <PageLink to={searchAddress(text)} className="pill no-underline">
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SearchLink({ text }: { readonly text: string }) {
  return (
    <PageLink to={searchAddress(text)} className="link">
      {text}
    </PageLink>
  );
}
