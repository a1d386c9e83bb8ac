import type { ComponentProps } from "react";
import { hiddenInReport } from "../calculators/reports/printed-report.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { OffersWorkspace } from "./offers-workspace.tsx";

interface CompareOffersPageProps extends ComponentProps<typeof OffersWorkspace> {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
}

export function CompareOffersPage({ crumbs, content, ...workspace }: CompareOffersPageProps) {
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      </div>
      <OffersWorkspace content={content} {...workspace} />
    </div>
  );
}
