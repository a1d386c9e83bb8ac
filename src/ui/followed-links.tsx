import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { pathToFollow } from "./internal-link.browser.ts";

/** A click handler for HTML that React did not draw: links within the site navigate like every other link of it. */
export function useFollowedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const path = pathToFollow(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
}
