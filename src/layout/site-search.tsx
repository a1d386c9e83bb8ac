import { type ComponentType, type SyntheticEvent, useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { SearchIcon } from "../ui/icons/frame-icons.tsx";
import { PageLink } from "../ui/page/page-link.tsx";

const DIALOG_ID = "site-search";

const loadPanel = () => import("../search/dialog/search-panel.tsx");
/** While the pointer approaches. A failure is ignored: it will recur when it matters. */
const preload = () => void loadPanel().catch(() => {});

interface Shown {
  readonly Panel: ComponentType<{ readonly input: HTMLInputElement }>;
  readonly input: HTMLInputElement;
}

/**
 * The search button and its dialog, which the script in the document's head opens. Until the panel with the results is
 * there, the dialog is a plain form. Without scripts, the button is a link to the results page.
 */
export function SiteSearch() {
  const [shown, setShown] = useState<Shown>();
  const show = async (input: HTMLInputElement): Promise<void> => {
    try {
      const { default: Panel } = await loadPanel();
      setShown({ Panel, input });
    } catch {
      // An answer to an earlier letter must not take the panel away. What fails is tried again with the next letter too.
      setShown((before) => (before ? { ...before } : { Panel: PlainForm, input }));
      addEventListener("online", () => show(input), { once: true });
    }
  };
  const showFor = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => show(currentTarget);
  return (
    <>
      <PageLink
        to="/search"
        role="button"
        aria-haspopup="dialog"
        aria-controls={DIALOG_ID}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-[44px] min-w-[44px] flex-none items-center justify-center gap-2 rounded-control border border-edge px-[12px] text-[0.9rem] text-ink-soft no-underline hover:border-brand hover:text-ink"
        onPointerEnter={preload}
      >
        <SearchIcon className="size-[16px]" />
        <span className="sr-only xl:not-sr-only">Search</span>
        <kbd className="key-hint font-sans text-sm max-xl:hidden">Ctrl K</kbd>
      </PageLink>
      <Dialog id={DIALOG_ID} title="Search" place="top">
        <form action="/search">
          <input
            onFocus={showFor}
            onInput={showFor}
            name="q"
            type="search"
            aria-label="Search the site"
            autoComplete="off"
            placeholder="Calculator, requirements, lenders"
            className="min-h-12 w-full rounded-control border border-edge bg-paper px-4 text-base placeholder:text-ink-soft"
          />
        </form>
        {shown && <shown.Panel input={shown.input} />}
      </Dialog>
    </>
  );
}

function PlainForm() {
  return (
    <p role="status" className="pt-5 text-ink-soft">
      {navigator.onLine ? "Press Enter to search." : "You are offline. The search needs a connection."}
    </p>
  );
}
