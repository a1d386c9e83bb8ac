import type { ComponentProps, MouseEvent, SyntheticEvent } from "react";
import { Link, type NavigateOptions, NavLink, useNavigate } from "react-router";
import {
  canNavigateNow,
  prefetchOnIntent,
  requestPage,
} from "../../start/page-change/page-change.browser.ts";
import { internalPathOf } from "./internal-link.browser.ts";

/** Navigates to a page of the site once its files are loaded. If they cannot be loaded, the open page stays. */
export function usePageChange(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (to, options) => {
    if (!canNavigateNow(to)) return requestPage({ to, options });
    requestPage();
    navigate(to, options);
  };
}

/** A link within the site. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} {...pageLinkProps(props)} />;
}

/** The same, but knows whether it leads to the open page. */
export function PageNavLink(props: ComponentProps<typeof NavLink>) {
  return <NavLink {...props} {...pageLinkProps(props)} />;
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
