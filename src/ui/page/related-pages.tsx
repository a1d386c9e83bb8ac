import { PageLink } from "./page-link.tsx";

interface RelatedPagesProps {
  readonly pages: readonly { readonly path: string; readonly label: string }[];
}

export function RelatedPages({ pages }: RelatedPagesProps) {
  return (
    <nav aria-labelledby="related-pages" className="section print:hidden">
      <h2 id="related-pages" className="text-xl">
        Related pages
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {pages.map(({ path, label }) => (
          <li key={path} className="border-t border-rule">
            <PageLink to={path} prefetch="intent" className="link block py-3">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
