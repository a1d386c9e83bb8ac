import type { ComponentProps } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { CashFlowLimits } from "./cash-flow-limits.tsx";
import { CashFlowWorkspace } from "./cash-flow-workspace.tsx";

interface CashFlowPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: CashFlowCalculatorContent;
  readonly frame: ReportFrame;
}

/** Nothing here changes while the visitor types; the workspace holds everything that does. */
export function CashFlowPage({ crumbs, content, frame }: CashFlowPageProps) {
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      </div>
      <CashFlowWorkspace content={content} frame={frame} />
      <div className={`wrap ${hiddenInReport}`}>
        <CashFlowLimits limits={content.limits} />
        <RelatedPages pages={content.related} />
      </div>
    </div>
  );
}
