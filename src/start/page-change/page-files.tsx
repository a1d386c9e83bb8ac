import { Activity, type SyntheticEvent, useEffect } from "react";
import { PrefetchPageLinks } from "react-router";
import { loadFullStyles } from "./full-styles.browser.ts";

interface PageFilesProps {
  /** Path and query. */
  readonly page: string;
  readonly onReady?: () => void;
  readonly onMissing?: () => void;
}

const MODULE = "[rel=modulepreload]";

/**
 * Fetches the modules of a page without running them, and reports when all are loaded. If React Router cannot import a
 * module, it reloads the open page; without a connection that ends on the browser's error page.
 *
 * The Activity has the same reason: hidden content renders without its effects, and one of those imports the page.
 */
export function PageFiles({ page, onReady, onMissing }: PageFilesProps) {
  useEffect(() => {
    // The page waits for them and reports a failure (page-change.browser.ts).
    loadFullStyles().catch(() => {});
  }, []);
  const events = {
    onLoad: ({ currentTarget: link }: SyntheticEvent<HTMLLinkElement>) => {
      link.dataset.loaded = "";
      const isWaiting = link.parentElement?.querySelector(`${MODULE}:not([data-loaded])`);
      if (link.matches(MODULE) && !isWaiting) onReady?.();
    },
    onError: ({ currentTarget: link }: SyntheticEvent<HTMLLinkElement>) => {
      if (link.matches(MODULE)) onMissing?.();
    },
  };
  return (
    <div hidden>
      <Activity key={page} mode="hidden">
        <PrefetchPageLinks page={page} {...events} />
      </Activity>
    </div>
  );
}
