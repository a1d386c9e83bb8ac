import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { searchEntries } from "../../../content/search-entries.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePageChange } from "../../ui/page/page-link.tsx";
import { focusAfterKey } from "../../ui/roving-focus.ts";
import { searchAddress } from "../search-address.ts";
import { AllResults, describeSearch } from "./all-results.tsx";
import { usePageSearch } from "./page-search.tsx";
import { findEntries, MAX_RESULTS } from "./search-entries.ts";
import { optionId, SearchOptions } from "./search-options.tsx";
import { NoResults, PopularSearches } from "./search-suggestions.tsx";

/** A default export, because React.lazy requires one. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const allResults = useRef<HTMLAnchorElement>(null);
  const changePage = usePageChange();
  const listId = useId();
  const [text, setText] = useState("");
  /** What the arrow keys selected. Undefined until they are used. */
  const [chosen, setChosen] = useState<number>();
  const [isOnAllResults, setIsOnAllResults] = useState(false);

  const asked = text.trim();
  const search = usePageSearch(asked);
  const entries = findEntries(searchEntries, text);
  const pages = search.hits
    .filter(({ path }) => !entries.some(({ url }) => url === path))
    .slice(0, MAX_RESULTS - entries.length);
  const addresses = [...entries.map(({ url }) => url), ...pages.map(({ path }) => path)];
  const count = addresses.length;
  // Pages that were found for an earlier text are shown, but Enter must not open one that nobody selected.
  const isFirstUpToDate = entries.length > 0 || search.state === "done";
  const selected = chosen ?? (isFirstUpToDate ? 0 : undefined);
  const active = selected === undefined || count === 0 ? undefined : Math.min(selected, count - 1);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const type = (value: string) => {
    setText(value);
    setChosen(undefined);
  };
  const suggest = (value: string) => {
    type(value);
    input.current?.focus();
  };
  // The browser tells of the end only later. Who asks for the search in between must get a new one.
  const leave = () => {
    dialog.current?.close();
    onClose();
  };
  const leaveFor = (url: string) => {
    leave();
    changePage(url);
  };
  const moveTo = (next: number) => {
    if (next < count) {
      setChosen(next);
      input.current?.focus();
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
    } else {
      // Going back from the link selects the last option, however many have arrived meanwhile.
      setChosen(Math.max(0, count - 1));
      allResults.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // WebKit uses Escape to clear a search field, and the dialog stays open.
    if (event.key === "Escape") {
      event.preventDefault();
      leave();
      return;
    }
    const address = active === undefined ? undefined : addresses[active];
    if (event.key === "Enter" && address !== undefined) {
      event.preventDefault();
      leaveFor(address);
      return;
    }
    if (event.key === "Home" || event.key === "End" || asked === "") return;
    const next = focusAfterKey(event.key, active ?? count, count + 1, "vertical");
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const onLinkKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (count === 0) input.current?.focus();
    else moveTo(event.key === "ArrowUp" ? (active ?? 0) : 0);
  };

  return (
    <Dialog ref={dialog} title="Search" place="top" onClose={onClose}>
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          leaveFor(asked === "" ? "/search" : searchAddress(asked));
        }}
      >
        <input
          ref={input}
          name="q"
          type="search"
          role="combobox"
          aria-label="Search the site"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
          autoComplete="off"
          placeholder="Calculator, requirements, lenders"
          className="min-h-12 w-full rounded-control border border-edge bg-paper px-4 text-base placeholder:text-ink-soft"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </form>
      <p role="status" className="sr-only">
        {asked !== "" && `${count} ${count === 1 ? "result" : "results"}. ${describeSearch(search)}`}
      </p>
      {asked === "" ? (
        <PopularSearches onChoose={suggest} />
      ) : (
        <>
          <SearchOptions
            id={listId}
            entries={entries}
            pages={pages}
            active={isOnAllResults ? undefined : active}
            onChoose={leaveFor}
          />
          {count === 0 && <NoResults onChoose={suggest} />}
          <p aria-hidden="true" className="px-3 text-sm text-ink-soft empty:hidden not-empty:mt-3">
            {describeSearch(search)}
          </p>
          <AllResults
            ref={allResults}
            text={asked}
            total={search.total}
            onClick={leave}
            onFocus={() => setIsOnAllResults(true)}
            onBlur={() => setIsOnAllResults(false)}
            onKeyDown={onLinkKeyDown}
          />
        </>
      )}
    </Dialog>
  );
}
