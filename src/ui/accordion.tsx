import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { idOfFragment } from "./fragment.ts";
import { focusAfterKey } from "./roving-focus.ts";

export interface AccordionItem {
  /** The fragment by which the item can be linked to. It belongs to the trigger, so that a link also moves the focus. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

/**
 * One item open at most, and it can be collapsed again (WAI-ARIA accordion pattern). An item opens when the address
 * names it. Panels are in the document from the start and show by themselves where scripts do not run.
 */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [openItem, setOpenItem] = useItemOpenedByLink(root);
  return (
    <div ref={root} className="border-t border-rule">
      {items.map(({ id, heading, content }) => {
        const isOpen = id === openItem;
        return (
          <div key={id} className="border-b border-rule">
            <h3>
              <button
                type="button"
                id={id}
                data-accordion-trigger=""
                aria-expanded={isOpen}
                aria-controls={`${id}-panel`}
                className="flex w-full items-center justify-between gap-4 py-4 text-left hover:text-brand"
                onKeyDown={(event) => moveFocus(event, root.current)}
                onClick={() => setOpenItem(isOpen ? null : id)}
              >
                {heading}
                <ChevronDown
                  aria-hidden="true"
                  className={`size-5 flex-none text-brand transition-transform motion-reduce:transition-none scripting-none:hidden ${isOpen ? "rotate-180" : ""}`}
                />
              </button>
            </h3>
            <section
              id={`${id}-panel`}
              aria-labelledby={id}
              className={`prose pb-5 ${isOpen ? "" : "hidden scripting-none:block"}`}
            >
              {content}
            </section>
          </div>
        );
      })}
    </div>
  );
}

function useItemOpenedByLink(root: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const [open, setOpen] = useState<{ readonly id: string | null; readonly hasMoved?: boolean }>({ id: null });

  // In an effect, because the server does not see the fragment and its HTML has every item closed.
  useEffect(() => {
    const linked = document.getElementById(idOfFragment(location.hash) ?? "");
    if (!linked?.hasAttribute("data-accordion-trigger") || !root.current?.contains(linked)) return;
    setOpen((before) => ({ id: linked.id, hasMoved: before.id !== null && before.id !== linked.id }));
  }, [location, root]);

  // The browser has scrolled to the item already; a panel that closed above it has moved it since.
  useEffect(() => {
    if (open.hasMoved && open.id !== null) document.getElementById(open.id)?.scrollIntoView();
  }, [open]);

  return [open.id, (id: string | null) => setOpen({ id })] as const;
}

function moveFocus(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null): void {
  const triggers = Array.from(root?.querySelectorAll<HTMLElement>("[data-accordion-trigger]") ?? []);
  const next = focusAfterKey(event.key, triggers.indexOf(event.currentTarget), triggers.length, "vertical");
  if (next === null) return;
  event.preventDefault();
  triggers[next]?.focus();
}
