import { wordmark } from "../../content/company.ts";
import { mainLinks } from "../../content/navigation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { MenuIcon, MoonIcon, SunIcon } from "../ui/icons/frame-icons.tsx";
import { PageLink, PageNavLink } from "../ui/page/page-link.tsx";
import { SiteSearch } from "./site-search.tsx";

const iconButton =
  "grid size-11 flex-none place-items-center rounded-control border border-edge text-ink-soft hover:border-brand hover:text-ink";

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <div className="wrap flex h-16 items-center gap-3">
        <PageLink to="/" className="mr-auto font-serif text-xl font-semibold text-ink no-underline lg:mr-4">
          <Wordmark />
        </PageLink>
        <nav aria-label="Main" className="mr-auto hidden gap-4 text-[0.92rem] lg:flex xl:gap-5">
          {mainLinks.map(({ label, href }) => (
            <PageNavLink
              key={href}
              to={href}
              prefetch="intent"
              className="py-1 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[0_2px_0_var(--brand)]"
            >
              {label}
            </PageNavLink>
          ))}
        </nav>
        <SiteSearch />
        <ThemeToggle />
        <MobileMenu />
      </div>
    </header>
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

/** Handled by the script in the document's head, which also keeps aria-pressed in sync with the theme. */
function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-set="toggle"
      aria-label="Dark theme"
      aria-pressed="false"
      suppressHydrationWarning
      className={iconButton}
    >
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
    </button>
  );
}

const MENU_ID = "site-menu";

function MobileMenu() {
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`${iconButton} lg:hidden`}
        aria-controls={MENU_ID}
        // Without scripts, the browser opens it. With scripts, the head script does, and prevents this.
        {...{ command: "show-modal", commandfor: MENU_ID }}
      >
        <MenuIcon className="size-5" />
      </button>
      <Dialog id={MENU_ID} title="Menu" place="side">
        <nav aria-label="Menu">
          <ul>
            {mainLinks.map(({ label, href }) => (
              <li key={href} className="border-t border-rule">
                <PageNavLink
                  to={href}
                  className="block py-3 text-lg text-ink no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand"
                  data-closes-dialog=""
                >
                  {label}
                </PageNavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </>
  );
}
