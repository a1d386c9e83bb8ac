import type { ComponentProps } from "react";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import { DscrWorkspace } from "./dscr-workspace.tsx";

interface DscrCalculatorPageProps extends ComponentProps<typeof DscrWorkspace> {
  /** The page's heading. */
  readonly head: string;
  /** The worked example and the cards below it. */
  readonly explanation: string;
}

/** Only the workspace changes while the visitor types. */
export function DscrCalculatorPage({ head, explanation, ...workspace }: DscrCalculatorPageProps) {
  return (
    <div className="group">
      <StaticHtml className={`tool-header ${hiddenInReport}`} html={head} />
      <DscrWorkspace {...workspace} />
      <StaticHtml className={`wrap ${hiddenInReport}`} html={explanation} />
    </div>
  );
}
