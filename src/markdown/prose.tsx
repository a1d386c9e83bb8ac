import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Running text that the server made from Markdown. Links within the site navigate like every other link of it. */
export function Prose({ html }: { readonly html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = pathToFollow(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, and Enter clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its links
    <div
      className="prose *:first:mt-0"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown.server.ts lets no HTML of the source through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Where a plain click on an internal link leads; null when the browser should do what it does by itself. */
function pathToFollow(event: MouseEvent<HTMLElement>): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  return href?.startsWith("/") && !href.startsWith("//") ? href : null;
}
