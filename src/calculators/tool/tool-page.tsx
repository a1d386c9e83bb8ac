import type { ComponentProps, ReactNode } from "react";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";

interface ToolPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: Pick<ComponentProps<typeof PageHeader>, "heading" | "lede">;
  /** The tool itself. */
  readonly children: ReactNode;
}

/** What is around a tool. Nothing here changes while the visitor types. */
export function ToolPage({ crumbs, content, children }: ToolPageProps) {
  return (
    <div className="group">
      <div className={`tool-header ${hiddenInReport}`}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      </div>
      {children}
    </div>
  );
}
