import { Link } from "react-router";
import { mainLinks } from "../../content/navigation.ts";
import { SearchForm } from "./search-form.tsx";

/** Search and the main links: what a not-found screen offers instead of a dead end. */
export function WayOut() {
  return (
    <>
      <SearchForm query="" />
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <Link to="/" className="link inline-block py-2">
            Home
          </Link>
        </li>
        {mainLinks.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className="link inline-block py-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
