import { Link } from "react-router";
import { mainLinks } from "../../content/navigation.ts";
import { SearchForm } from "../search/search-page.tsx";

export function NotFoundScreen() {
  return (
    <div className="wrap max-w-216 py-10 sm:py-14">
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p className="mt-4 text-lg">Did you forget to add the page to the router?</p>
      <WayOut />
    </div>
  );
}

/** Search and the main links: what every not-found screen offers instead of a dead end. */
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
