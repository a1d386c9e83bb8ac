import type { ReactNode } from "react";
import { CallToAction } from "../leads/form/call-to-action.tsx";
import { Prose } from "../markdown/prose.tsx";
import { NotFoundPage } from "../site/not-found-page.tsx";
import { PageContents } from "../ui/page/page-contents.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { type ContentPage, isDeepSlug } from "./content-page.ts";

/** Fixed by the specification, whatever the page's length. */
const READ_TIME = "3 min read";

const withContents = "gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]";

export function ContentPageView({ slug, page }: { readonly slug: string; readonly page: ContentPage }) {
  const hasContents = page.sections.length > 1;
  return (
    <>
      <article>
        <PageHeader
          crumbs={[{ name: page.title, path: `/${slug}` }]}
          heading={page.title}
          lede={page.metaDescription}
        >
          <p className="mt-4 text-[0.94rem] text-ink-soft">
            Updated <DateText isoDate={page.updatedAt.slice(0, 10)} /> · {READ_TIME}
          </p>
        </PageHeader>
        <div className="wrap">
          <div className={`border-t border-rule pt-8 sm:pt-10 ${hasContents ? withContents : ""}`}>
            {hasContents && <PageContents sections={page.sections} />}
            {page.content === "" ? <p>Content coming soon...</p> : <Prose html={page.content} />}
          </div>
        </div>
      </article>
      {/* Not a part of the text: its heading is not in the contents. */}
      {page.callToAction && (
        <div className="wrap mt-10 sm:mt-14">
          <CallToAction heading={page.callToAction.heading} action={page.callToAction} />
        </div>
      )}
    </>
  );
}

export function ContentLoading() {
  return (
    <div className="wrap min-h-[50vh] py-14">
      <title>Loading content...</title>
      <p role="status">Loading content...</p>
    </div>
  );
}

export function MissingContent({ slug }: { readonly slug: string }) {
  return isDeepSlug(slug) ? <NotFoundPage /> : <ContentNotFound />;
}

export function ContentNotFound({ children }: { readonly children?: ReactNode }) {
  return (
    <NotFoundPage heading="Content Not Found" text="The requested content could not be found.">
      {children}
    </NotFoundPage>
  );
}
