import type { ReactNode } from "react";
import type { LandingPage } from "../../content/landings/landing-page.ts";
import { Byline } from "../ui/page/byline.tsx";
import { IllustrativeNote } from "../ui/page/illustrative-note.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { RelatedPages } from "../ui/page/related-pages.tsx";

/** What a page needs besides its own record. */
export interface LandingContext {
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  readonly author: string;
}

interface LandingFrameProps {
  readonly page: LandingPage;
  readonly context: LandingContext;
  readonly lede: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The top and bottom of every landing page, around its sections. */
export function LandingFrame({ page, context, lede, actions, children }: LandingFrameProps) {
  return (
    <article>
      <PageHeader crumbs={context.crumbs} heading={page.heading} lede={lede}>
        <Byline author={context.author} reviewed={page.reviewed} />
        {page.figuresNote && (
          <div className="mt-4">
            <IllustrativeNote>{page.figuresNote}</IllustrativeNote>
          </div>
        )}
        {actions && <div className="mt-6 flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </PageHeader>
      <div className="wrap">
        {children}
        <RelatedPages pages={page.related} />
      </div>
    </article>
  );
}
