import { useContext, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { StaticHtml } from "../ui/page/static-html.tsx";
import { leadsTo } from "./current-page.ts";
import { FrameHtml, HEADER_ID } from "./frame-html.tsx";
import { useSearchDialog } from "./search-dialog.tsx";

/** The header of the document, which stays from page to page: only the mark of the open page moves. */
export function HeaderOutlet() {
  const { pathname } = useLocation();
  const { results, ...search } = useSearchDialog();
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll(`#${HEADER_ID} a[aria-current]`)) {
      link.setAttribute("aria-current", leadsTo(link.getAttribute("href") ?? "", pathname));
    }
  }, [pathname]);
  return (
    <>
      <StaticHtml
        as="header"
        id={HEADER_ID}
        className="site-header sticky top-0 z-20 border-b border-rule bg-paper print:hidden"
        html={useContext(FrameHtml).header}
        {...search}
      />
      {results}
    </>
  );
}
