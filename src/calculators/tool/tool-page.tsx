import type { ComponentProps, ReactNode } from "react";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";

interface ToolPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: Omit<ComponentProps<typeof PageHeader>, "crumbs" | "children"> & {
    readonly related?: ComponentProps<typeof RelatedPages>["pages"];
  };
  /** The tool itself. */
  readonly children: ReactNode;
}

/** What is around a tool. Nothing here changes while the visitor types. */
export function ToolPage({ crumbs, content, children }: ToolPageProps) {
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      </div>
      {children}
      {content.related && (
        <div className="wrap">
          <RelatedPages pages={content.related} />
        </div>
      )}
    </div>
  );
}
