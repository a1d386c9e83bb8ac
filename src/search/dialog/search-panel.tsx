import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { searchEntries } from "../../../content/search-entries.ts";
import { usePageChange } from "../../ui/page/page-link.tsx";
import { focusAfterKey } from "../../ui/roving-focus.ts";
import { searchAddress } from "../search-address.ts";
import { AllResults, describeSearch } from "./all-results.tsx";
import { usePageSearch } from "./page-search.tsx";
import { findEntries, MAX_RESULTS } from "./search-entries.ts";
import { optionId, SearchOptions } from "./search-options.tsx";
import { NoResults, PopularSearches } from "./search-suggestions.tsx";

/**
 * What the search dialog shows below its input. It makes the input a combobox.
 */
export default function SearchPanel({ input }: { readonly input: HTMLInputElement }) {
  const changePage = usePageChange();
  const allResults = useRef<HTMLAnchorElement>(null);
  const listId = useId();
  const [text, setText] = useState(input.value);
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

  const read = (value: string) => {
    setText(value);
    setChosen(undefined);
  };
  const write = (value: string) => {
    input.value = value;
    read(value);
  };
  const suggest = (value: string) => {
    write(value);
    input.focus();
  };
  const dialog = input.closest("dialog");
  const leave = () => {
    dialog?.close();
    write("");
  };
  const leaveFor = (url: string) => {
    leave();
    changePage(url);
  };
  const moveTo = (next: number) => {
    if (next < count) {
      setChosen(next);
      input.focus();
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
  const onLinkKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (count === 0) input.focus();
    else moveTo(event.key === "ArrowUp" ? (active ?? 0) : 0);
  };

  const activeId = active === undefined ? undefined : optionId(listId, active);
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(count > 0));
    if (activeId === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
  }, [input, listId, count, activeId]);

  useLayoutEffect(() => {
    const unmount = new AbortController();
    const options = { signal: unmount.signal };
    input.addEventListener("input", () => read(input.value), options);
    input.addEventListener("keydown", onKeyDown, options);
    const submit = (event: Event) => {
      event.preventDefault();
      leaveFor(asked === "" ? "/search" : searchAddress(asked));
    };
    input.form?.addEventListener("submit", submit, options);
    // The browser tells of the end only later, when somebody may have asked for the search again.
    dialog?.addEventListener("close", () => dialog.open || write(""), options);
    return () => unmount.abort();
  });
  // More may have been typed while this was loading.
  useLayoutEffect(() => setText(input.value), [input]);

  return (
    <>
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
    </>
  );
}
