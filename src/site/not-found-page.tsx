import type { ReactNode } from "react";
import { mainLinks, waysOn } from "../../content/navigation.ts";
import { SearchForm } from "../search/search-form.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { WayCards } from "../ui/page/way-cards.tsx";

interface NotFoundPageProps {
  readonly heading?: string;
  readonly text?: string;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** By default, what a path of several parts shows if no page has it (spec, section 2). */
export function NotFoundPage({
  heading = "404 Page Not Found",
  text = "Did you forget to add the page to the router?",
  children,
}: NotFoundPageProps) {
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="mt-4 text-lg">{text}</p>
      {children}
      <WayCards ways={waysOn} />
      <div className="max-w-192">
        <SearchForm query="" />
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
          {[{ label: "Home", href: "/" }, ...mainLinks].map(({ label, href }) => (
            <li key={href}>
              <PageLink to={href} className="link inline-block py-2">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
