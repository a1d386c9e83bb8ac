import { mainLinks } from "../../content/navigation.ts";
import { PageLink } from "../ui/page/page-link.tsx";
import { SearchForm } from "./search-form.tsx";

/** Search and the main links, so that a not-found page is not a dead end. */
export function NotFoundHelp() {
  return (
    <>
      <SearchForm query="" />
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <PageLink to="/" className="link inline-block py-2">
            Home
          </PageLink>
        </li>
        {mainLinks.map(({ label, href }) => (
          <li key={href}>
            <PageLink to={href} className="link inline-block py-2">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
