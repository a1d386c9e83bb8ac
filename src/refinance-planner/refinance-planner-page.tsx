import type { ComponentProps } from "react";
import type { RefinancePlannerContent } from "../../content/calculators/refinance-planner.ts";
import { hiddenInReport } from "../calculators/reports/printed-report.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { RelatedPages } from "../ui/page/related-pages.tsx";
import { PlannerWorkspace } from "./planner-workspace.tsx";

type RefinancePlannerPageProps = ComponentProps<typeof PlannerWorkspace> & {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: RefinancePlannerContent;
};

export function RefinancePlannerPage({ crumbs, content, facts, parts }: RefinancePlannerPageProps) {
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      </div>
      <PlannerWorkspace content={content} facts={facts} parts={parts} />
      <div className="wrap">
        <RelatedPages pages={content.related} />
      </div>
    </div>
  );
}
