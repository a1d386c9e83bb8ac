import { CallToAction } from "../leads/form/call-to-action.tsx";
import { Prose } from "../markdown/prose.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import type { ContentPage } from "./content-page.ts";

/** Fixed by the specification, whatever the page's length. */
const READ_TIME = "3 min read";

interface ContentPageProps {
  readonly slug: string;
  readonly page: ContentPage;
}

export function ContentHead({ slug, page }: ContentPageProps) {
  return (
    <PageHeader
      crumbs={[{ name: page.title, path: `/${slug}` }]}
      heading={page.title}
      lede={page.metaDescription}
    >
      <p className="mt-4 text-[0.94rem] text-ink-soft">
        Updated <DateText isoDate={page.updatedAt.slice(0, 10)} /> · {READ_TIME}
      </p>
    </PageHeader>
  );
}

export function ContentText({ page: { content } }: Pick<ContentPageProps, "page">) {
  return content === "" ? <p>Content coming soon...</p> : <Prose html={content} />;
}

export function ContentCall({ page: { callToAction } }: Pick<ContentPageProps, "page">) {
  return callToAction && <CallToAction heading={callToAction.heading} action={callToAction} />;
}
