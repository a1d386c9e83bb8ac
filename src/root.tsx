import { type ReactNode, useContext, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { companyName } from "../content/company.ts";
import type { Route } from "./+types/root.ts";
import { isEmbedPath } from "./calculators/embeds/embed-paths.ts";
import { BareFrame } from "./layout/bare-frame.tsx";
import { FOOTER_ID, FOOTER_LOOK, FrameHtml } from "./layout/frame-html.tsx";
import { FullStyles } from "./layout/full-styles.tsx";
import { SiteFrame } from "./layout/site-frame.tsx";
import { HeadScript, PageStartData, PageStylesSlot } from "./start/document/document-parts.tsx";
import { loadPage, requestPage } from "./start/page-change/page-change.browser.ts";
import { STARTED_EVENT } from "./start/started-event.ts";
import sansFont from "./ui/fonts/instrument-sans.woff2?url";
import serifFont from "./ui/fonts/source-serif-4.woff2?url";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadPage];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadScript />
        <PageStylesSlot />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={serifFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root">{children}</div>
        {/* The development server has to load its modules in its own order. */}
        {import.meta.env.DEV ? <Scripts /> : <PageStartData />}
      </body>
    </html>
  );
}

export default function Site() {
  const Frame = isEmbedPath(useLocation().pathname) ? BareFrame : SiteFrame;
  return (
    <Frame>
      <FullStyles />
      <Outlet />
    </Frame>
  );
}

/** Shown when rendering fails. Uses nothing that may itself have failed. */
export function ErrorBoundary() {
  // Empty in an embed, from which links lead to a new tab (decision 0023).
  const { footer } = useContext(FrameHtml);
  // The document was rendered again, without the visitor's theme.
  useLayoutEffect(() => {
    dispatchEvent(new Event(STARTED_EVENT));
    // The page never arrived, and waiting for it would lead here again after Back.
    requestPage();
  }, []);
  return (
    <>
      <main className="wrap py-16">
        <title>{`${companyName} - Loading Error`}</title>
        <h1>{companyName} - Loading Error</h1>
        <p className="mt-4">
          Please refresh the page. If the issue persists,{" "}
          <a className="link" href="/contact" target={footer ? undefined : "_blank"} rel="noopener">
            contact support
          </a>
          .
        </p>
      </main>
      {footer && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server
        <footer id={FOOTER_ID} className={FOOTER_LOOK} dangerouslySetInnerHTML={{ __html: footer }} />
      )}
    </>
  );
}
