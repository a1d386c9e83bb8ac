import type { MouseEvent, SyntheticEvent } from "react";
import { addCampaign } from "../../campaign/campaign.ts";
import { prefetchOnIntent } from "../../start/page-change/page-change.browser.ts";
import { internalPathOf, linkedPath } from "./internal-link.browser.ts";
import { usePageChange } from "./page-link.tsx";

interface StaticHtmlProps {
  readonly html: string;
  readonly as?: "div" | "header" | "footer";
  readonly id?: string;
  readonly className?: string;
  /** Called first. If they prevent the event's default, nothing else happens. */
  readonly onClick?: (event: MouseEvent) => void;
  readonly onIntent?: (event: SyntheticEvent) => void;
  readonly onInput?: (event: SyntheticEvent) => void;
}

/**
 * A part of a page that nothing changes, as HTML of the server (`renderHtml`, or Markdown): the browser needs no script
 * for it, and React does not walk through it. Its internal links navigate like all other links of the site.
 */
export function StaticHtml({ html, as: Element = "div", onClick, onIntent, ...attributes }: StaticHtmlProps) {
  const changePage = usePageChange();
  const prefetch = (event: SyntheticEvent) => {
    onIntent?.(event);
    const path = event.defaultPrevented ? null : linkedPath(event.target);
    if (path !== null) prefetchOnIntent(addCampaign(path, location.search));
  };
  return (
    <Element
      {...attributes}
      onPointerOver={prefetch}
      onFocus={prefetch}
      onClick={(event: MouseEvent) => {
        onClick?.(event);
        const path = event.defaultPrevented ? null : internalPathOf(event);
        if (path === null) return;
        event.preventDefault();
        changePage(path);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from React or markdown.server.ts, which escape every text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
