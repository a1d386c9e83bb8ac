import type { ComponentProps } from "react";
import type { MyDealsContent } from "../../content/calculators/my-deals.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { RelatedPages } from "../ui/page/related-pages.tsx";
import { MyDealsWorkspace } from "./my-deals-workspace.tsx";

interface MyDealsPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: MyDealsContent;
}

export function MyDealsPage({ crumbs, content }: MyDealsPageProps) {
  const { heading, lede, needsScript, privacy, related } = content;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap">
        <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {needsScript}
        </p>
        <MyDealsWorkspace content={content} />
        <section aria-labelledby="privacy" className="section print:hidden">
          <h2 id="privacy">{privacy.heading}</h2>
          <div className="mt-3 max-w-[68ch] space-y-4">
            {privacy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <RelatedPages pages={related} />
      </div>
    </>
  );
}
