import { memo } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { dealUnder } from "../../calculators/offers/offer.ts";
import { offersToCsv, offersToJson } from "../../calculators/offers/offers-export.ts";
import { writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { SpreadsheetButton } from "../../calculators/spreadsheet/spreadsheet-button.tsx";
import type { Workbook } from "../../calculators/spreadsheet/workbook.ts";
import { KeepButtons } from "../../calculators/tool/keep-buttons.tsx";
import { OtherTools } from "../../calculators/tool/other-tools.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { OffersFacts } from "../offers-facts.ts";
import type { OffersAnswer } from "./offers-answer.ts";

interface KeepSectionProps {
  readonly answer: OffersAnswer;
  readonly facts: Pick<OffersFacts, "companyName" | "formulasVersion">;
  readonly content: CompareOffersContent["sections"]["keep"];
}

export const KeepSection = memo(function KeepSection({ answer, facts, content }: KeepSectionProps) {
  const { set, names, comparison } = answer;
  return (
    <ToolSection id="keep" heading={content.heading}>
      <p className="mt-3 mb-3 max-w-[60ch]">{content.text}</p>
      <KeepButtons
        path="/compare-offers"
        fileName="offers"
        makeFragment={() => writeOffersFragment(set)}
        makeCsv={() => offersToCsv(set)}
        makeJson={() => offersToJson(set)}
      >
        <SpreadsheetButton fileName="offers" makeWorkbook={() => makeWorkbook(set, facts)} />
      </KeepButtons>
      <OtherTools here="/compare-offers" deal={set.deal} />
      <p className="mt-5 font-semibold">One offer in full</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {comparison.offers.map(({ index }) => (
          <li key={index}>
            <PageLink
              to={handDealTo("/deal-analyzer", dealWith(set, index))}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              Analyze {names[index]}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[60ch] text-ink-soft">
        Every formula on this page, with its assumptions and test figures, stands on{" "}
        <PageLink to="/formulas#offer-cost" className="link">
          the formulas page
        </PageLink>
        .
      </p>
    </ToolSection>
  );
});

/** The analyzer counts closing costs as a share of the price, as the deal has it. */
function dealWith({ deal, offers }: OffersAnswer["set"], index: number): Deal {
  const offer = offers[index];
  const under = offer ? dealUnder(deal, offer) : deal;
  return { ...under, closingCostPercent: deal.closingCostPercent };
}

async function makeWorkbook(set: OffersAnswer["set"], facts: KeepSectionProps["facts"]): Promise<Workbook> {
  const { offersWorkbook } = await import("../../calculators/offers/spreadsheet/offers-workbook.ts");
  const { href } = new URL(`/compare-offers${writeOffersFragment(set)}`, location.origin);
  return offersWorkbook(set, { ...facts, url: href });
}
