import type { MouseEvent } from "react";
import { internalPathOf } from "../ui/page/internal-link.browser.ts";
import { usePageChange } from "../ui/page/page-link.tsx";

/**
 * Running text that the server rendered from Markdown. Its internal links navigate like all other links of the site.
 */
export function Prose({ html }: { readonly html: string }) {
  const changePage = usePageChange();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = internalPathOf(event);
    if (path === null) return;
    event.preventDefault();
    changePage(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are on links inside, and Enter clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on its links
    <div
      className="prose *:first:mt-0"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown.server.ts lets no HTML of the source through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
