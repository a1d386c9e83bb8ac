import type { ReactNode } from "react";
import type { SearchEntry } from "../../../content/search-entries.ts";
import { MarkedText } from "../marked-text.tsx";
import type { PageHit } from "../search-results.ts";

interface SearchOptionsProps {
  readonly id: string;
  readonly entries: readonly SearchEntry[];
  readonly pages: readonly PageHit[];
  /** Undefined while none is selected, or the focus is not in the input. */
  readonly active: number | undefined;
  readonly onChoose: (url: string) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The focus stays in the input; aria-activedescendant names the active option. */
export function SearchOptions({ id, entries, pages, active, onChoose }: SearchOptionsProps) {
  const place = (index: number) => ({ id: optionId(id, index), isActive: index === active });
  return (
    <div id={id} role="listbox" aria-label="Results" className="pt-3">
      {entries.map(({ title, category, description, url }, index) => (
        <Option key={url} {...place(index)} title={title} label={category} onChoose={() => onChoose(url)}>
          {description}
        </Option>
      ))}
      {pages.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are options of a listbox
        <div role="group" aria-label="From all pages">
          <p
            aria-hidden="true"
            className={`mt-2 border-rule px-3 text-sm text-ink-soft ${entries.length > 0 ? "border-t pt-3" : ""}`}
          >
            From all pages
          </p>
          {pages.map(({ path, title, trail, excerpt }, index) => (
            <Option
              key={path}
              {...place(entries.length + index)}
              title={title}
              label={trail}
              onChoose={() => onChoose(path)}
            >
              <MarkedText parts={excerpt} />
            </Option>
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly title: string;
  readonly label: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Option({ id, isActive, title, label, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keyboard for its options
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="cursor-pointer scroll-mb-18 rounded-control px-3 py-3 hover:bg-rule/40 aria-selected:bg-brand-wash aria-selected:shadow-[inset_3px_0_0_var(--brand)]"
      onClick={onChoose}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="max-w-full text-sm text-ink-soft">{label}</span>
      </span>
      <span className="line-clamp-2 text-[0.94rem] text-ink-soft">{children}</span>
    </div>
  );
}
