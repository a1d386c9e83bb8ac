import { Form, Link } from "react-router";
import { Button } from "../ui/button.tsx";
import type { PageHit } from "./search-pages.ts";

export function SearchPage({
  query,
  results,
}: {
  readonly query: string;
  readonly results: readonly PageHit[];
}) {
  return (
    <div className="wrap max-w-216 py-10 sm:py-14">
      <h1 tabIndex={-1}>Search</h1>
      <SearchForm query={query} />
      {query && (
        <p role="status" className="mt-8 text-ink-soft">
          {results.length === 0
            ? "No results found"
            : `${results.length} ${results.length === 1 ? "result" : "results"} for “${query}”`}
        </p>
      )}
      {query && results.length === 0 && <p className="mt-2">Try calculator, requirements or lenders.</p>}
      <ol className="mt-4">
        {results.map((hit) => (
          <li key={hit.path} className="border-t border-rule py-5">
            <h2 className="text-xl">
              <Link to={hit.path} className="link">
                {hit.title}
              </Link>
            </h2>
            <p className="mt-1">{hit.description}</p>
            {hit.excerpt && <p className="mt-1 text-[0.94rem] text-ink-soft">{hit.excerpt}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A plain GET form: the answer has an address, and needs no script. */
export function SearchForm({ query }: { readonly query: string }) {
  return (
    <Form action="/search" role="search" className="mt-6 flex gap-3">
      <input
        key={query}
        type="search"
        name="q"
        aria-label="Search the site"
        defaultValue={query}
        maxLength={100}
        className="min-h-11 w-full rounded-control border border-edge bg-sheet px-4 text-base"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
