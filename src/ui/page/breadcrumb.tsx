import { PageLink } from "./page-link.tsx";

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Links to the pages above. The last crumb is the current page. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-[0.9rem] text-ink-soft print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <PageLink to="/" className="link">
            Home
          </PageLink>
        </li>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="before:mr-2 before:content-['/']">
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <PageLink to={path} className="link">
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
