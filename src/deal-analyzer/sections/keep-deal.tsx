import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { dealToCsv, dealToJson } from "../../calculators/deal/sharing/deal-export.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { KeepDealButton } from "../../calculators/my-deals/keep-deal-button.tsx";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import type { AnalyzerFacts } from "../analyzer-facts.ts";

interface KeepDealProps {
  readonly deal: Deal;
  readonly facts: Pick<AnalyzerFacts, "companyName" | "formulasVersion">;
  readonly content: DealAnalyzerContent["sections"]["keep"];
}

export const KeepDeal = memo(function KeepDeal({ deal, facts, content }: KeepDealProps) {
  return (
    <KeepSection
      path="/deal-analyzer"
      fileName="deal"
      content={content}
      makeFragment={() => writeDealFragment(deal)}
      makeCsv={() => dealToCsv(deal)}
      makeJson={() => dealToJson(deal)}
      makeWorkbook={async (url) => {
        const { dealWorkbook } = await import("../../calculators/deal/spreadsheet/deal-workbook.ts");
        return dealWorkbook(deal, { ...facts, url });
      }}
      buttons={<KeepDealButton deal={deal} />}
      deal={deal}
      formulas="/formulas"
    />
  );
});
