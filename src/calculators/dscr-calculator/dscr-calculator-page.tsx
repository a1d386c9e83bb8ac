import type { ComponentProps } from "react";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import { DscrWorkspace } from "./dscr-workspace.tsx";
import { ExplanatoryCards } from "./explanatory-cards.tsx";
import { WorkedExample } from "./worked-example.tsx";

interface DscrCalculatorPageProps extends ComponentProps<typeof DscrWorkspace> {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
}

/** Nothing here changes while the visitor types; the workspace holds everything that does. */
export function DscrCalculatorPage({ crumbs, content, frame }: DscrCalculatorPageProps) {
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede}>
          <p className="mt-3">
            <PageLink to="/deal-analyzer" className="link">
              {content.analyzerLink}
            </PageLink>
          </p>
        </PageHeader>
      </div>
      <DscrWorkspace content={content} frame={frame} />
      <div className={`wrap ${hiddenInReport}`}>
        <WorkedExample example={content.example} />
        <ExplanatoryCards cards={content.cards} />
      </div>
    </div>
  );
}
