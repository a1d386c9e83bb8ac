import { type ReactNode, useContext } from "react";
import { StaticHtml } from "../ui/page/static-html.tsx";
import { ToastOutlet } from "../ui/toast/toast-outlet.tsx";
import { FOOTER_ID, FOOTER_LOOK, FrameHtml } from "./frame-html.tsx";
import { HeaderOutlet } from "./header-outlet.tsx";
import { PageChange } from "./page-change.tsx";
import { useReportStart } from "./report-start.tsx";
import { ScrollAndFocus } from "./scroll-and-focus.tsx";

/** The frame around every page. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  useReportStart();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 bg-brand px-4 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <HeaderOutlet />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <StaticHtml as="footer" id={FOOTER_ID} className={FOOTER_LOOK} html={useContext(FrameHtml).footer} />
      <PageChange />
      <ScrollAndFocus />
      <ToastOutlet />
    </>
  );
}
