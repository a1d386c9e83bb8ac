import { type ComponentType, type SyntheticEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isServerReachable, untilBack } from "../start/server-reachable.browser.ts";

export const SEARCH_DIALOG_ID = "site-search";
export const SEARCH_RESULTS_ID = "site-search-results";

const loadPanel = () => import("../search/dialog/search-panel.tsx");
/** While the pointer approaches. A failure is ignored: it will recur when it matters. */
const preload = () => void loadPanel().catch(() => {});

interface Shown {
  readonly Panel: ComponentType<{ readonly input: HTMLInputElement }>;
  readonly input: HTMLInputElement;
}

/** Loads the panel with the results once somebody comes near the search of the header (search-button.tsx). */
export function useSearchDialog() {
  const [shown, setShown] = useState<Shown>();
  const isWaiting = useRef(false);
  const load = async (input: HTMLInputElement): Promise<void> => {
    const { default: Panel } = await loadPanel();
    setShown({ Panel, input });
  };
  const show = async (input: HTMLInputElement): Promise<void> => {
    try {
      await load(input);
    } catch {
      // An answer to an earlier letter must not take the panel away. What fails is tried again with the next letter too.
      setShown((before) => (before ? { ...before } : { Panel: PlainForm, input }));
      if (isWaiting.current) return;
      isWaiting.current = true;
      // A phone says that it is online before it is.
      while (!(await isServerReachable())) await untilBack();
      isWaiting.current = false;
      await load(input).catch(() => {});
    }
  };
  const onInput = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) show(target);
  };
  const onIntent = (event: SyntheticEvent) => {
    onInput(event);
    if (!(event.target instanceof Element && event.target.closest(`[aria-controls=${SEARCH_DIALOG_ID}]`)))
      return;
    event.preventDefault();
    preload();
  };
  const place = shown && document.getElementById(SEARCH_RESULTS_ID);
  return { onInput, onIntent, results: place && createPortal(<shown.Panel input={shown.input} />, place) };
}

function PlainForm() {
  return (
    <p role="status" className="pt-5 text-ink-soft">
      {navigator.onLine ? "Press Enter to search." : "You are offline. The search needs a connection."}
    </p>
  );
}
