import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { focusAfterKey } from "./roving-focus.ts";

export interface AccordionItem {
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

/**
 * One item open at most, and it can be collapsed again (WAI-ARIA accordion pattern). Panels are in the document from
 * the start and show by themselves where scripts do not run.
 */
export function Accordion({
  items,
  openFirst,
}: {
  readonly items: readonly AccordionItem[];
  readonly openFirst?: string | undefined;
}) {
  const [openItem, setOpenItem] = useState(openFirst);
  return (
    <div className="border-t border-rule" onKeyDown={moveFocus}>
      {items.map(({ id, heading, content }) => {
        const isOpen = id === openItem;
        return (
          <div key={id} id={id} className="border-b border-rule">
            <h3>
              <button
                type="button"
                id={`${id}-trigger`}
                data-accordion-trigger=""
                aria-expanded={isOpen}
                aria-controls={`${id}-panel`}
                className="flex w-full items-center justify-between gap-4 py-4 text-left"
                onClick={() => setOpenItem(isOpen ? undefined : id)}
              >
                {heading}
                <ChevronDown
                  aria-hidden="true"
                  className={`size-5 flex-none text-brand transition-transform motion-reduce:transition-none ${isOpen ? "rotate-180" : ""}`}
                />
              </button>
            </h3>
            <section
              id={`${id}-panel`}
              aria-labelledby={`${id}-trigger`}
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

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const triggers = Array.from(event.currentTarget.querySelectorAll<HTMLElement>("[data-accordion-trigger]"));
  const current = triggers.findIndex((trigger) => trigger === event.target);
  if (current === -1) return;
  const next = focusAfterKey(event.key, current, triggers.length, "vertical");
  if (next === null) return;
  event.preventDefault();
  triggers[next]?.focus();
}
