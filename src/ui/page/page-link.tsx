import type { ComponentProps } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { addCampaign } from "../../campaign/campaign.ts";
import {
  canNavigateNow,
  prefetchOnIntent,
  requestPage,
} from "../../start/page-change/page-change.browser.ts";
import { internalPathOf } from "./internal-link.browser.ts";

/**
 * Navigates to a page of the site, with the visitor's campaign, once its files are loaded. If they cannot be loaded, the
 * open page stays.
 */
export function usePageChange(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (page, options) => {
    const to = addCampaign(page, location.search);
    if (!canNavigateNow(to)) return requestPage({ to, options });
    requestPage();
    const isHere = to === location.pathname + location.search + location.hash;
    navigate(to, { replace: isHere, ...options });
  };
}

export interface PageLinkProps extends ComponentProps<"a"> {
  /** A path, with or without query and fragment, or a fragment of the open page. */
  readonly to: string;
  readonly prefetch?: "intent";
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A link within the site. */
export function PageLink({ to, prefetch, replace, state, ...attributes }: PageLinkProps) {
  const { onClick } = attributes;
  const changePage = usePageChange();
  const onIntent = prefetch && (() => prefetchOnIntent(addCampaign(to, location.search)));
  return (
    <a
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...attributes}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const path = event.defaultPrevented ? null : internalPathOf(event);
        if (path === null) return;
        event.preventDefault();
        changePage(path, { ...(replace && { replace }), state });
      }}
    />
  );
}
