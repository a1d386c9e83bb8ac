import type { ComponentProps } from "react";
import type { MyDealsContent } from "../../content/calculators/my-deals.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { RelatedPages } from "../ui/page/related-pages.tsx";
import { SharedBlanket } from "./blanket/blanket-part.tsx";
import type { ToolFacts } from "./blanket/blanket-props.ts";
import { MyDealsWorkspace } from "./my-deals-workspace.tsx";

interface MyDealsPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: MyDealsContent;
  readonly facts: ToolFacts;
}

export function MyDealsPage({ crumbs, content, facts }: MyDealsPageProps) {
  const { heading, lede, needsScript, privacy, related } = content;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap">
        <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {needsScript}
        </p>
        <SharedBlanket content={content.blanket} facts={facts} />
        <MyDealsWorkspace content={content} facts={facts} />
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
