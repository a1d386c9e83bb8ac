import type { ComponentProps } from "react";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import { CashFlowWorkspace } from "./cash-flow-workspace.tsx";

interface CashFlowPageProps extends ComponentProps<typeof CashFlowWorkspace> {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
}

/** Nothing here changes while the visitor types; the workspace holds everything that does. */
export function CashFlowPage({ crumbs, content, frame }: CashFlowPageProps) {
  const { heading, lede, limits, related } = content;
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      </div>
      <CashFlowWorkspace content={content} frame={frame} />
      <div className={`wrap ${hiddenInReport}`}>
        <section aria-labelledby="left-out" className="section">
          <h2 id="left-out">{limits.heading}</h2>
          <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {limits.items.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[60ch]">{text}</p>
              </div>
            ))}
          </div>
        </section>
        <RelatedPages pages={related} />
      </div>
    </div>
  );
}
