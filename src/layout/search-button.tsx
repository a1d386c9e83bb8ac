import { Dialog } from "../ui/dialog.tsx";
import { SearchIcon } from "../ui/icons/frame-icons.tsx";
import { SEARCH_DIALOG_ID, SEARCH_RESULTS_ID } from "./search-dialog.tsx";

/**
 * The search button and its dialog, which the script in the document's head opens. Until the panel with the results is
 * there, the dialog is a plain form. Without scripts, the button is a link to the results page.
 */
export function SearchButton() {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link for those without scripts */}
      <a
        href="/search"
        role="button"
        aria-haspopup="dialog"
        aria-controls={SEARCH_DIALOG_ID}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-[44px] min-w-[44px] flex-none items-center justify-center gap-2 rounded-control border border-edge px-[12px] text-[0.9rem] text-ink-soft no-underline hover:border-brand hover:text-ink"
      >
        <SearchIcon className="size-[16px]" />
        <span className="sr-only xl:not-sr-only">Search</span>
        <kbd className="key-hint font-sans text-sm max-xl:hidden">Ctrl K</kbd>
      </a>
      <Dialog id={SEARCH_DIALOG_ID} title="Search" place="top">
        <form action="/search">
          <input
            name="q"
            type="search"
            aria-label="Search the site"
            autoComplete="off"
            placeholder="Calculator, requirements, lenders"
            className="min-h-12 w-full rounded-control border border-edge bg-paper px-4 text-base placeholder:text-ink-soft"
          />
        </form>
        <div id={SEARCH_RESULTS_ID} />
      </Dialog>
    </>
  );
}
