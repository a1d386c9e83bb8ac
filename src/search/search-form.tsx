import { Button } from "../ui/button.tsx";
import { usePageChange } from "../ui/page/page-link.tsx";
import { QUERY_LIMITS, searchAddress } from "./search-address.ts";

/** A plain GET form: the results have a URL and need no script. */
export function SearchForm({ query }: { readonly query: string }) {
  const changePage = usePageChange();
  return (
    <search>
      <form
        action="/search"
        className="mt-6 flex max-w-180 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          changePage(searchAddress(String(new FormData(event.currentTarget).get("q"))));
        }}
      >
        <input
          key={query}
          type="search"
          name="q"
          aria-label="Search the site"
          defaultValue={query}
          maxLength={QUERY_LIMITS.characters}
          className="min-h-11 w-full rounded-control border border-edge bg-sheet px-4 text-base"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
