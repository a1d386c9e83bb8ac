import { PageLink } from "../ui/page/page-link.tsx";
import type { GuideLink } from "./sections/guide-section.ts";

/** Many short links, ordered down the columns. */
export function LinkColumns({ links }: { readonly links: readonly GuideLink[] }) {
  return (
    <ul className="mt-4 columns-2 gap-x-8 sm:columns-3 lg:columns-5">
      {links.map(({ label, path }) => (
        <li key={path} className="break-inside-avoid">
          <PageLink to={path} prefetch="intent" className="link inline-block py-1.5">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
