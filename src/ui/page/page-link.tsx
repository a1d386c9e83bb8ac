import type { ComponentProps, MouseEvent, SyntheticEvent } from "react";
import { Link, type NavigateOptions, NavLink, useLocation, useNavigate } from "react-router";
import { addCampaign } from "../../campaign/campaign.ts";
import {
  canNavigateNow,
  prefetchOnIntent,
  requestPage,
} from "../../start/page-change/page-change.browser.ts";
import { internalPathOf } from "./internal-link.browser.ts";

/** Navigates to a page of the site once its files are loaded. If they cannot be loaded, the open page stays. */
export function usePageChange(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (page, options) => {
    const to = addCampaign(page, search);
    if (!canNavigateNow(to)) return requestPage({ to, options });
    requestPage();
    navigate(to, options);
  };
}

export type PageLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link within the site. Carries the campaign that the visitor came from. */
export function PageLink(props: PageLinkProps) {
  const { search } = useLocation();
  return <Link {...props} {...pageLinkProps(props)} to={addCampaign(props.to, search)} />;
}

/** The same, but knows whether it leads to the open page. */
export function PageNavLink(props: ComponentProps<typeof NavLink> & { readonly to: string }) {
  const { search } = useLocation();
  return <NavLink {...props} {...pageLinkProps(props)} to={addCampaign(props.to, search)} />;
}

function pageLinkProps({
  prefetch,
  onClick,
  onPointerEnter,
  onFocus,
  reloadDocument,
  state,
}: ComponentProps<typeof Link | typeof NavLink>) {
  const onIntent = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (prefetch === "intent") prefetchOnIntent(currentTarget.getAttribute("href") ?? "");
  };
  return {
    // React Router's own prefetch imports the page, and reloads the open one if that fails.
    prefetch: "none" as const,
    onPointerEnter: onPointerEnter ?? onIntent,
    onFocus: onFocus ?? onIntent,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const to = event.defaultPrevented || reloadDocument ? null : internalPathOf(event);
      if (to === null) return;
      if (canNavigateNow(to)) return requestPage();
      event.preventDefault();
      requestPage({ to, options: { state } });
    },
  };
}
