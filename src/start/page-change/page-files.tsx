import { Activity, type SyntheticEvent } from "react";
import { PrefetchPageLinks } from "react-router";

interface PageFilesProps {
  /** Path and query. */
  readonly page: string;
  readonly onReady?: () => void;
  readonly onMissing?: () => void;
}

const MODULE = "[rel=modulepreload]";

/**
 * Fetches the modules of a page, without running them, and says when all are there. React Router's answer to a module that
 * it cannot import is to reload the page that is open; without a connection that is the browser's error page.
 *
 * The Activity is for the same reason: hidden content is rendered without its effects, and one of those imports the page.
 */
export function PageFiles({ page, onReady, onMissing }: PageFilesProps) {
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
