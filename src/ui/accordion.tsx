import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { ChevronDownIcon } from "./icons/frame-icons.tsx";
import { idOfFragment } from "./page/fragment.ts";
import { focusAfterKey } from "./roving-focus.ts";

export interface AccordionItem {
  /** The URL fragment of the item. It is the trigger's id, so that a link also moves the focus. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

/**
 * At most one item is open, and it can be closed again: the browser handles that, even without scripts. Scripts add
 * that the arrow keys, Home and End move between the triggers, and that an item opens when the URL names it.
 */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  const root = useRef<HTMLDivElement>(null);
  const name = useId();
  const location = useLocation();

  // In an effect, because the server does not see the fragment and its HTML has every item closed.
  useEffect(() => {
    const linked = findTriggers(root.current).find(({ id }) => id === idOfFragment(location.hash));
    const item = linked?.closest("details");
    if (!linked || !item || item.open) return;
    item.open = true;
    // The browser has already scrolled to the item; an item that closed above it has moved it since.
    linked.scrollIntoView();
  }, [location]);

  return (
    <div ref={root} className="border-t border-rule">
      {items.map(({ id, heading, content }) => (
        <details key={id} name={name} className="group border-b border-rule last:border-b-0">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary can be clicked and focused */}
          <summary
            id={id}
            className="flex cursor-pointer items-center justify-between gap-4 py-4 hover:text-brand [&::-webkit-details-marker]:hidden"
            onKeyDown={(event) => moveFocus(event, root.current)}
          >
            <h3>{heading}</h3>
            <ChevronDownIcon className="size-5 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
          </summary>
          <section aria-labelledby={id} className="prose pb-5 [&>:first-child]:mt-0">
            {content}
          </section>
        </details>
      ))}
    </div>
  );
}

function findTriggers(root: HTMLElement | null): HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>(":scope > details > summary") ?? []);
}

function moveFocus(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null): void {
  const triggers = findTriggers(root);
  const next = focusAfterKey(event.key, triggers.indexOf(event.currentTarget), triggers.length, "vertical");
  if (next === null) return;
  event.preventDefault();
  triggers[next]?.focus();
}
