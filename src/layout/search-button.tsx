import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { importOrReload } from "../start/import-or-reload.browser.ts";
import { SearchIcon } from "../ui/icons/frame-icons.tsx";
import { PageLink } from "../ui/page/page-link.tsx";

const SearchDialog = lazy(() =>
  importOrReload(() => import("../search/dialog/search-dialog.tsx")).catch(() => leaveFor("/search")),
);

/** Starts loading while the pointer approaches. A failure here is ignored: it will recur when it matters. */
function preload(): void {
  import("../search/dialog/search-dialog.tsx").catch(() => {});
}

/** Falls back to the results page, which needs no script. */
function leaveFor(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => {});
}

/** Opens the search dialog; before scripts run it is a link to the results page. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  // A transition waits for the dialog's file. Otherwise React would show a fallback for at least 300 ms.
  const open = useCallback(() => startTransition(() => setIsOpen(true)), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <>
      <PageLink
        to="/search"
        role="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-11 items-center gap-2 rounded-control border border-edge px-3 text-[0.9rem] text-ink-soft no-underline hover:border-brand hover:text-ink"
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          open();
        }}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        <SearchIcon className="size-4" />
        <span className="sr-only xl:not-sr-only">Search</span>
        <kbd className="key-hint font-sans text-sm max-xl:hidden">Ctrl K</kbd>
      </PageLink>
      <Suspense fallback={null}>{isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
