import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { popularSearches, type SearchEntry, searchEntries } from "../../content/search-entries.ts";
import { Dialog } from "../ui/dialog.tsx";
import { focusAfterKey } from "../ui/roving-focus.ts";
import { findEntries } from "./search-entries.ts";

/** A default export because React.lazy asks for one. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const results = findEntries(searchEntries, text);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const search = (value: string) => {
    setText(value);
    setActive(0);
  };
  const choose = (entry: SearchEntry) => {
    setText("");
    dialog.current?.close();
    navigate(entry.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // WebKit keeps Escape for itself: it empties a search field, and the dialog stays.
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.current?.close();
      return;
    }
    const chosen = results[active];
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen);
      return;
    }
    if (event.key === "Home" || event.key === "End" || results.length === 0) return;
    const next = focusAfterKey(event.key, active, results.length, "vertical");
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
  };

  return (
    <Dialog ref={dialog} title="Search" place="top" onClose={onClose}>
      <form action="/search" method="get">
        <input
          ref={input}
          name="q"
          type="search"
          role="combobox"
          aria-label="Search the site"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          placeholder="Calculator, requirements, lenders"
          className="min-h-12 w-full rounded-control border border-edge bg-paper px-4 text-base placeholder:text-ink-soft"
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </form>
      <p role="status" className="sr-only">
        {text.trim() !== "" && `${results.length} results`}
      </p>
      {text.trim() === "" ? (
        <PopularSearches
          onChoose={(value) => {
            search(value);
            input.current?.focus();
          }}
        />
      ) : (
        <Results id={listId} results={results} active={active} onChoose={choose} />
      )}
      {results.length === 0 && text.trim() !== "" && (
        <div className="pt-5">
          <p className="font-semibold">No results found</p>
          <p className="text-ink-soft">Try calculator, requirements or lenders.</p>
        </div>
      )}
    </Dialog>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function PopularSearches({ onChoose }: { readonly onChoose: (text: string) => void }) {
  return (
    <div className="pt-5">
      <p className="mb-3 text-sm font-semibold text-ink-soft">Popular searches</p>
      <ul className="flex flex-wrap gap-2">
        {popularSearches.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="min-h-11 rounded-full border border-edge px-4 text-[0.94rem] hover:border-brand hover:text-brand"
              onClick={() => onChoose(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly results: readonly SearchEntry[];
  readonly active: number;
  readonly onChoose: (entry: SearchEntry) => void;
}

/** The focus stays in the input; the active option is named by aria-activedescendant. */
function Results({ id, results, active, onChoose }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="pt-3">
      {results.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keyboard for its options
        <div
          key={entry.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="cursor-pointer rounded-control px-3 py-3 hover:bg-rule/40 aria-selected:bg-brand-wash aria-selected:shadow-[inset_3px_0_0_var(--brand)]"
          onClick={() => onChoose(entry)}
        >
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{entry.title}</span>
            <span className="text-sm text-ink-soft">{entry.category}</span>
          </span>
          <span className="block text-[0.94rem] text-ink-soft">{entry.description}</span>
        </div>
      ))}
    </div>
  );
}
