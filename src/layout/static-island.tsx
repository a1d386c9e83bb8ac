import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { pathToFollow } from "../ui/internal-link.browser.ts";

/**
 * A part of the frame that the server renders and the browser leaves as it is: it never changes, so its code and its
 * texts need not be downloaded. Pass the children behind `import.meta.env.SSR`. Links inside navigate like all others.
 *
 * It must stay mounted: what React takes away here it cannot draw again.
 */
export function StaticIsland({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = pathToFollow(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  if (import.meta.env.SSR) return <div>{children}</div>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, and Enter clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its links
    <div
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from looking inside
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
