import type { ComponentProps } from "react";
import type { DealAnalyzerContent } from "../../content/calculators/deal-analyzer.ts";
import type { DealFormContent } from "../../content/calculators/deal-form.ts";
import { hiddenInReport } from "../calculators/reports/printed-report.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import type { DealPart } from "./deal-parts.ts";
import { DealWorkspace } from "./deal-workspace.tsx";

interface DealAnalyzerPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: DealAnalyzerContent;
  readonly form: DealFormContent;
  readonly facts: AnalyzerFacts;
  readonly parts: readonly DealPart[];
}

export function DealAnalyzerPage({ crumbs, content, form, facts, parts }: DealAnalyzerPageProps) {
  return (
    <div className="group">
      <div className={hiddenInReport}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      </div>
      <DealWorkspace content={content} form={form} facts={facts} parts={parts} />
    </div>
  );
}
