import { mainLinks, statesLink, toolLinks } from "../../content/navigation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { MenuIcon } from "../ui/icons/frame-icons.tsx";
import { HeaderLink } from "./header-link.tsx";
import { ICON_BUTTON } from "./icon-button.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const MENU_ID = "site-menu";

const link =
  "flex min-h-11 items-center text-ink no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand";

export function MobileMenu() {
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`${ICON_BUTTON} lg:hidden`}
        aria-controls={MENU_ID}
        // Without scripts, the browser opens it. With scripts, the head script does, and prevents this.
        {...{ command: "show-modal", commandfor: MENU_ID }}
      >
        <MenuIcon className="size-[20px]" />
      </button>
      <Dialog id={MENU_ID} title="Menu" place="side">
        <nav aria-label="Menu">
          <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">Tools</h3>
          <ul className="mb-3">
            {toolLinks.map(({ label, href, answer }) => (
              <li key={href}>
                <HeaderLink
                  href={href}
                  className={`${link} flex-wrap content-center py-1`}
                  data-closes-dialog=""
                >
                  <span className="w-full leading-tight font-semibold">{label}</span>
                  <span className="text-sm text-ink-soft first-letter:uppercase">{answer}</span>
                </HeaderLink>
              </li>
            ))}
          </ul>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-4 border-t border-rule pt-2">
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <HeaderLink href={href} className={link} data-closes-dialog="">
                  {label}
                </HeaderLink>
              </li>
            ))}
          </ul>
          <div className="mt-2 flex items-center justify-between border-t border-rule pt-2">
            <HeaderLink href={statesLink.href} className={link} data-closes-dialog="">
              {statesLink.label}
            </HeaderLink>
            <ThemeToggle className="border-0" />
          </div>
        </nav>
      </Dialog>
    </>
  );
}
