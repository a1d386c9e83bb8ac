import { wordmark } from "../../content/company.ts";
import { mainLinks } from "../../content/navigation.ts";
import { HeaderLink } from "./header-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MyDealsLink } from "./my-deals-link.tsx";
import { SearchButton } from "./search-button.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { ToolsMenu } from "./tools-menu.tsx";

/**
 * Rendered by the server alone, for each page: the open one is marked (header-outlet.tsx). Buttons keep their size when the
 * text is larger: otherwise they would leave a narrow screen.
 */
export function SiteHeader() {
  return (
    <div className="wrap">
      <div className="@container flex h-16 items-center gap-[8px] lg:gap-[12px]">
        <a
          href="/"
          className="mr-auto min-w-0 font-serif text-[min(1.25rem,7vw)] font-semibold text-ink no-underline lg:mr-4"
        >
          <Wordmark />
        </a>
        <nav aria-label="Main" className="mr-auto hidden items-center gap-4 text-[0.92rem] lg:flex xl:gap-5">
          {mainLinks.map(({ label, href }, index) => (
            <div key={href} className="flex items-center">
              <HeaderLink
                href={href}
                className="py-1 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[0_2px_0_var(--brand)]"
              >
                {label}
              </HeaderLink>
              {index === 0 && <ToolsMenu />}
            </div>
          ))}
        </nav>
        <MyDealsLink />
        <SearchButton />
        <ThemeToggle className="@max-[18rem]:hidden" />
        <MobileMenu />
      </div>
    </div>
  );
}

/** The second half of the name has the brand color. */
function Wordmark() {
  const [first, second] = wordmark;
  return (
    <>
      {first}
      <span className="text-brand">{second}</span>
    </>
  );
}
