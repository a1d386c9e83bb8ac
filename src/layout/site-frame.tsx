import type { ReactNode } from "react";
import { ToastOutlet } from "../ui/toast/toast-outlet.tsx";
import { FooterOutlet } from "./footer-html.tsx";
import { PageChange } from "./page-change.tsx";
import { useReportStart } from "./report-start.tsx";
import { ScrollAndFocus } from "./scroll-and-focus.tsx";
import { SiteHeader } from "./site-header.tsx";

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
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <FooterOutlet />
      <PageChange />
      <ScrollAndFocus />
      <ToastOutlet />
    </>
  );
}
