import type { ComponentProps } from "react";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import { CashFlowWorkspace } from "./cash-flow-workspace.tsx";

interface CashFlowPageProps extends ComponentProps<typeof CashFlowWorkspace> {
  /** The page's heading. */
  readonly head: string;
  /** Made of cash-flow-limits.tsx. */
  readonly limits: string;
}

/** Only the workspace changes while the visitor types. */
export function CashFlowPage({ head, limits, ...workspace }: CashFlowPageProps) {
  return (
    <div className="group">
      <StaticHtml className={`tool-header ${hiddenInReport}`} html={head} />
      <CashFlowWorkspace {...workspace} />
      <StaticHtml className={`wrap ${hiddenInReport}`} html={limits} />
    </div>
  );
}
