import type { ComponentProps, MouseEvent, SyntheticEvent } from "react";
import { Link, type NavigateOptions, NavLink, useNavigate } from "react-router";
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

export type PageLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link within the site. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} {...usePageLink(props)} />;
}

/** The same, but knows whether it leads to the open page. */
export function PageNavLink(props: ComponentProps<typeof NavLink> & { readonly to: string }) {
  return <NavLink {...props} {...usePageLink(props)} />;
}

function usePageLink({
  prefetch,
  onClick,
  onPointerEnter,
  onFocus,
  reloadDocument,
  replace,
  preventScrollReset,
  state,
}: ComponentProps<typeof Link | typeof NavLink>) {
  const changePage = usePageChange();
  const onIntent = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const to = currentTarget.getAttribute("href") ?? "";
    if (prefetch === "intent") prefetchOnIntent(addCampaign(to, location.search));
  };
  return {
    // React Router's own prefetch imports the page, and reloads the open one if that fails.
    prefetch: "none" as const,
    discover: "none" as const,
    onPointerEnter: onPointerEnter ?? onIntent,
    onFocus: onFocus ?? onIntent,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const to = event.defaultPrevented || reloadDocument ? null : internalPathOf(event);
      if (to === null) return;
      event.preventDefault();
      changePage(to, {
        ...(replace && { replace }),
        ...(preventScrollReset && { preventScrollReset }),
        state,
      });
    },
  };
}
