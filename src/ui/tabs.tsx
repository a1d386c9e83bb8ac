import { type KeyboardEvent, memo, type ReactNode } from "react";
import { PageLink } from "./page/page-link.tsx";
import { focusAfterKey } from "./roving-focus.ts";

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Tabs are links: each has its own URL and works before scripts run. */
  readonly to: string;
  readonly panel: ReactNode;
  /** Called while the pointer or the focus approaches. The same function in every render. */
  readonly onIntent?: () => void;
}

/**
 * WAI-ARIA tabs: arrows, Home and End select one. Every panel keeps its state while hidden. Without scripts, all panels
 * are shown.
 */
export function Tabs({
  label,
  tabs,
  selected,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
}) {
  return (
    <>
      <div role="tablist" aria-label={label} className="flex gap-6 border-b border-rule" onKeyDown={select}>
        {tabs.map(({ id, label: name, to, onIntent }) => (
          <TabLink key={id} id={id} name={name} to={to} isSelected={id === selected} onIntent={onIntent} />
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          className={`py-6 ${id === selected ? "" : "hidden scripting-none:block"}`}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

interface TabLinkProps {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly isSelected: boolean;
  readonly onIntent: (() => void) | undefined;
}

/** Memoized, because panels hold forms: a key pressed in one renders the tabs again, and links are expensive. */
const TabLink = memo(function TabLink({ id, name, to, isSelected, onIntent }: TabLinkProps) {
  return (
    <PageLink
      role="tab"
      id={`tab-${id}`}
      to={to}
      replace
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-selected={isSelected}
      aria-controls={`panel-${id}`}
      tabIndex={isSelected ? 0 : -1}
      className={`-mb-px border-b-2 py-3 font-semibold no-underline ${isSelected ? "border-brand text-ink" : "border-transparent text-ink-soft hover:text-ink"}`}
    >
      {name}
    </PageLink>
  );
});

function select(event: KeyboardEvent<HTMLElement>): void {
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]"));
  const current = tabs.findIndex((tab) => tab.contains(event.currentTarget.ownerDocument.activeElement));
  if (current === -1) return;
  if (event.key === " ") {
    event.preventDefault();
    tabs[current]?.click();
    return;
  }
  const next = focusAfterKey(event.key, current, tabs.length, "horizontal");
  if (next === null) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}
