import { toolLinks } from "../../content/navigation.ts";
import { ChevronDownIcon } from "../ui/icons/frame-icons.tsx";
import { HeaderLink } from "./header-link.tsx";

const TOOLS_ID = "site-tools";

/**
 * The browser's own popover: it opens without scripts, and closes on Escape and on a click elsewhere. Below the whole
 * header, because not every browser can place it beside its button.
 */
export function ToolsMenu() {
  return (
    <>
      <button
        type="button"
        aria-label="Tools"
        popoverTarget={TOOLS_ID}
        className="grid size-[32px] place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <ChevronDownIcon className="size-4" />
      </button>
      <nav
        id={TOOLS_ID}
        popover="auto"
        aria-label="Tools"
        className="top-16 hidden w-full border-b border-rule bg-sheet py-6 text-ink shadow-lg [&:popover-open]:block"
      >
        <ul className="wrap grid grid-cols-3 gap-x-8 gap-y-2">
          {toolLinks.map(({ label, href, answer }) => (
            <li key={href}>
              <HeaderLink
                href={href}
                className="group -mx-3 block rounded-control px-3 py-3 no-underline hover:bg-brand-wash"
              >
                <span className="block font-semibold text-ink group-aria-[current=page]:text-brand">
                  {label}
                </span>
                <span className="block text-[0.94rem] text-ink-soft first-letter:uppercase">{answer}</span>
              </HeaderLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
