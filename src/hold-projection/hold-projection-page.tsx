import type { ComponentProps } from "react";
import { hiddenInReport } from "../calculators/reports/printed-report.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { HoldWorkspace } from "./hold-workspace.tsx";

interface HoldProjectionPageProps extends ComponentProps<typeof HoldWorkspace> {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
}

export function HoldProjectionPage({ crumbs, ...workspace }: HoldProjectionPageProps) {
  const { heading, lede } = workspace.content;
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      </div>
      <HoldWorkspace {...workspace} />
    </div>
  );
}
