import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { dealToCsv, dealToJson } from "../../calculators/deal/sharing/deal-export.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { PrivateLinkButton } from "../../calculators/sharing/copy-button.tsx";
import { downloadText } from "../../calculators/sharing/download-text.browser.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { DealSection } from "./deal-section.tsx";

interface SaveSectionProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["keep"];
}

export const SaveSection = memo(function SaveSection({ deal, content }: SaveSectionProps) {
  return (
    <DealSection id="keep" heading={content.heading}>
      <p className="mt-3 mb-3 max-w-[60ch]">{content.text}</p>
      <div className="flex flex-wrap gap-x-6 scripting-none:hidden">
        <PrivateLinkButton path="/deal-analyzer" makeFragment={() => writeDealFragment(deal)} />
        <Button look="plain" onClick={() => print()}>
          Print Summary
        </Button>
        <Button look="plain" onClick={() => downloadText("deal.csv", dealToCsv(deal), "text/csv")}>
          Download CSV
        </Button>
        <Button look="plain" onClick={() => downloadText("deal.json", dealToJson(deal), "application/json")}>
          Download JSON
        </Button>
      </div>
      <p className="mt-3 max-w-[60ch] text-ink-soft">
        Every formula on this page, with its assumptions and test figures, stands on{" "}
        <PageLink to="/formulas" className="link">
          the formulas page
        </PageLink>
        .
      </p>
    </DealSection>
  );
});
