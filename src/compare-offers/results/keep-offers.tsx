import { memo } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { dealUnder } from "../../calculators/offers/offer.ts";
import { offersToCsv, offersToJson } from "../../calculators/offers/offers-export.ts";
import { writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { OffersFacts } from "../offers-facts.ts";
import type { OffersAnswer } from "./offers-answer.ts";

interface KeepOffersProps {
  readonly answer: OffersAnswer;
  readonly facts: Pick<OffersFacts, "companyName" | "formulasVersion">;
  readonly content: CompareOffersContent["sections"]["keep"];
}

export const KeepOffers = memo(function KeepOffers({ answer, facts, content }: KeepOffersProps) {
  const { set, names, comparison } = answer;
  return (
    <KeepSection
      path="/compare-offers"
      fileName="offers"
      content={content}
      makeFragment={() => writeOffersFragment(set)}
      makeCsv={() => offersToCsv(set)}
      makeJson={() => offersToJson(set)}
      makeWorkbook={async (url) => {
        const { offersWorkbook } = await import("../../calculators/offers/spreadsheet/offers-workbook.ts");
        return offersWorkbook(set, { ...facts, url });
      }}
      deal={set.deal}
      formulas="/formulas#offer-cost"
    >
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
    </KeepSection>
  );
});

/** The analyzer counts closing costs as a share of the price, as the deal has it. */
function dealWith({ deal, offers }: OffersAnswer["set"], index: number): Deal {
  const offer = offers[index];
  const under = offer ? dealUnder(deal, offer) : deal;
  return { ...under, closingCostPercent: deal.closingCostPercent };
}
