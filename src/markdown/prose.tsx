import type { MouseEvent } from "react";
import { internalPathOf } from "../ui/page/internal-link.browser.ts";
import { usePageChange } from "../ui/page/page-link.tsx";

/** Running text that the server made from Markdown. Links within the site navigate like every other link of it. */
export function Prose({ html }: { readonly html: string }) {
  const changePage = usePageChange();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = internalPathOf(event);
    if (path === null) return;
    event.preventDefault();
    changePage(path);
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
