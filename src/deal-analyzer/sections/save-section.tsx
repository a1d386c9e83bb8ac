import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { dealToCsv, dealToJson } from "../../calculators/deal/sharing/deal-export.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { KeepDealButton } from "../../calculators/my-deals/keep-deal-button.tsx";
import { SpreadsheetButton } from "../../calculators/spreadsheet/spreadsheet-button.tsx";
import type { Workbook } from "../../calculators/spreadsheet/workbook.ts";
import { KeepButtons } from "../../calculators/tool/keep-buttons.tsx";
import { OtherTools } from "../../calculators/tool/other-tools.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { AnalyzerFacts } from "../analyzer-facts.ts";

interface SaveSectionProps {
  readonly deal: Deal;
  readonly facts: Pick<AnalyzerFacts, "companyName" | "formulasVersion">;
  readonly content: DealAnalyzerContent["sections"]["keep"];
}

export const SaveSection = memo(function SaveSection({ deal, facts, content }: SaveSectionProps) {
  return (
    <ToolSection id="keep" heading={content.heading}>
      <p className="mt-3 mb-3 max-w-[60ch]">{content.text}</p>
      <KeepButtons
        path="/deal-analyzer"
        fileName="deal"
        makeFragment={() => writeDealFragment(deal)}
        makeCsv={() => dealToCsv(deal)}
        makeJson={() => dealToJson(deal)}
      >
        <KeepDealButton deal={deal} />
        <SpreadsheetButton fileName="deal" makeWorkbook={() => makeWorkbook(deal, facts)} />
      </KeepButtons>
      <OtherTools here="/deal-analyzer" deal={deal} />
      <p className="mt-3 max-w-[60ch] text-ink-soft">
        Every formula on this page, with its assumptions and test figures, stands on{" "}
        <PageLink to="/formulas" className="link">
          the formulas page
        </PageLink>
        .
      </p>
    </ToolSection>
  );
});

async function makeWorkbook(deal: Deal, facts: SaveSectionProps["facts"]): Promise<Workbook> {
  const { dealWorkbook } = await import("../../calculators/deal/spreadsheet/deal-workbook.ts");
  const { href } = new URL(`/deal-analyzer${writeDealFragment(deal)}`, location.origin);
  return dealWorkbook(deal, { ...facts, url: href });
}
