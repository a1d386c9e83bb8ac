import { PageLink } from "../ui/page/page-link.tsx";
import { searchAddress } from "./search-address.ts";

interface ResultPagesProps {
  readonly query: string;
  readonly page: number;
  readonly pageCount: number;
}

export function Pagination({ query, page, pageCount }: ResultPagesProps) {
  if (pageCount < 2) return null;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav aria-label="Pages of results" className="border-t border-rule pt-5">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <NumberLink query={query} page={page - 1} label="Previous" rel="prev" />
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            {number === page ? (
              <span
                aria-current="page"
                className="grid size-11 place-items-center rounded-control bg-brand-wash font-semibold"
              >
                <span className="sr-only">Page </span>
                {number}
              </span>
            ) : (
              <NumberLink query={query} page={number} label={String(number)} />
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <NumberLink query={query} page={page + 1} label="Next" rel="next" />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface NumberLinkProps {
  readonly query: string;
  readonly page: number;
  readonly label: string;
  readonly rel?: "prev" | "next";
}

function NumberLink({ query, page, label, rel }: NumberLinkProps) {
  return (
    <PageLink
      to={searchAddress(query, page)}
      rel={rel}
      className="link flex min-h-11 min-w-11 items-center justify-center px-2"
    >
      {rel === undefined && <span className="sr-only">Page </span>}
      {label}
    </PageLink>
  );
}
